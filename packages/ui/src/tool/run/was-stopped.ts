import type { RunView } from './run-view.ts';

/** Whether a person has stopped the run of the result that the machine holds. */
export function wasStopped({ snapshot }: Pick<RunView, 'snapshot'>): boolean {
  return snapshot.context.kept?.unfinished !== true;
}
