import type { Head } from '../head.ts';
import type { Parts } from '../parts.ts';
import { assemble } from './assemble.ts';

/** "Nature, 579, 270-273, A pneumonia outbreak": journal, volume and pages behind names and year, before the title. */
const JOURNAL_FIRST = /^(\p{Lu}[^,.]{2,80}, \d{1,4}(?:\s?\(\d{1,3}\))?, \d{1,6}\s?[-–]\s?\d{1,6}), (\p{Lu}[^,]{2,}\s.{8,})$/u;

/** A source in no style whose title stands last. */
export function readTitleLast(head: Head, text: string): Parts | undefined {
  const [, numbered, title] = head.dated ? (JOURNAL_FIRST.exec(text) ?? []) : [];
  return numbered === undefined || title === undefined ? undefined : { ...assemble(head, title, numbered, true), loose: true };
}
