import type { Result } from '@marginalia/engine';
import type { ReactNode } from 'react';
import { useEditedResult } from '../../export/use-edited-result.ts';
import type { RunView } from './run-view.ts';

interface AsLeftProps extends Pick<RunView, 'tool' | 'ports'> {
  readonly result: Result;
  readonly children: (result: Result) => ReactNode;
}

/** A part of the card that speaks of what a result lacks, without what the student has settled. */
export function AsLeft({ tool, ports, result, children }: AsLeftProps) {
  const { edited } = useEditedResult(ports, tool, result, (result.verdict?.lacks ?? []).length > 0);
  return children(edited);
}
