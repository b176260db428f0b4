import { NAME } from '../words/subject-words.ts';

/** The mark between two cells of a table. */
export const SEPARATOR = /\t|\s*\|\s*/g;

/** The bars around a row of Markdown. */
const BORDERS = /^\s*\|\s*|\s*\|\s*$/g;

/** Whether a line is the heading of a table of subjects. */
export function isTableHeading(text: string): boolean {
  const cells = text
    .replace(BORDERS, '')
    .split(SEPARATOR)
    .map((it) => it.trim());
  return cells.length > 1 && NAME.test(cells[0] ?? '');
}
