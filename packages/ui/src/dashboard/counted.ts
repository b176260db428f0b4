import { numberOf } from '@marginalia/engine';

/** "1 report", "2 reports": a count with a noun whose plural takes an s. */
export function counted(count: number, noun: string): string {
  return `${numberOf(count)} ${noun}${count === 1 ? '' : 's'}`;
}
