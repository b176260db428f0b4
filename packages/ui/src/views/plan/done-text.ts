import { minutesOf, type PlannedBlock, printMinutes } from '@marginalia/engine';

/** "3 of 14 h done" */
export function doneText(blocks: readonly Pick<PlannedBlock, 'minutes' | 'done'>[]): string {
  return `${partText(minutesOf(blocks.filter(({ done }) => done)), minutesOf(blocks))} done`;
}

/** "3 of 14 h", "30 min of 2 h" */
export function partText(minutes: number, of: number): string {
  const sameUnit = minutes % 60 === 0 && of % 60 === 0 && of > 0;
  return `${sameUnit ? minutes / 60 : printMinutes(minutes)} of ${printMinutes(of)}`;
}
