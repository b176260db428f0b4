import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenize } from '../../packages/on-device/src/lib/text/tokens.ts';

export type Rating = 'keep' | 'weak' | 'wrong';

/**
 * A text that a student learns from, with what people say of it. The measures `cards`, `definitions` and `key-terms` share the
 * folder `cards`, one JSON file for each text.
 */
export interface StudyText {
  readonly kind: 'textbook' | 'speech or notes';
  readonly text: string;
  /** The terms of the book's own glossary. */
  readonly glossary?: readonly string[];
  /** The terms for which the text gives a definition, as a person reads it: all of them. */
  readonly defined?: readonly string[];
  /** A person's rating of each card, by its question: a student would keep it, would not, or it is wrong. */
  readonly ratings?: Readonly<Record<string, Rating>>;
}

export function studyTexts(folder: string): StudyText[] {
  const path = join(folder, 'cards');
  const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : [];
  return files.sort().map((file) => JSON.parse(readFileSync(join(path, file), 'utf8')) as StudyText);
}

/** The stems of a term without what brackets add, so that "Cell walls (plants)" and "cell wall" are one. */
export function keyOf(term: string): string {
  return tokenize(term.replace(/\s*\([^)]*\)/g, ''))
    .map(({ stem }) => stem)
    .join(' ');
}

export function share(part: number, of: number): number {
  return of === 0 ? 0 : part / of;
}
