import { numberText } from '@marginalia/engine';

/** "1 block", "2,000 blocks": a count with a noun whose plural takes an s. */
export function counted(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}
