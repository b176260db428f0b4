import type { UnusedText, Values } from '@marginalia/engine';
import type { SkillLack, SkillOutput } from '../../skill.ts';
import { computed, type Span } from '../../spans.ts';
import { type ReadingsFound, textIn, type Unread } from './read/readings.ts';

const NOT_READ = 'This line is neither a reading nor a sentence.';
const NUMBERS_NOT_READ = 'The numbers in this line could not be read as a table or as a named value.';

/** The fewest words of a note, and the share of words among all pieces of the line. */
const FEWEST_WORDS = 3;
const SHARE_OF_WORDS = 0.5;

/** Whether a line that holds no readings is something that the person noticed, in words. */
export function isNote({ place, reason }: Unread): boolean {
  if (reason !== undefined) return false;
  const pieces = textIn(place).split(/\s+/);
  const words = pieces.filter((piece) => /\p{L}{2}/u.test(piece) && !/[|&\\{}]/.test(piece));
  return words.length >= FEWEST_WORDS && words.length >= SHARE_OF_WORDS * pieces.length;
}

/** What the readings lack, and the lines of their field that are neither readings nor notes. */
export function inputOutput(from: string, found: ReadingsFound, values: Values): Pick<SkillOutput, 'lacks' | 'unused'> {
  const left = found.unread.filter((line) => !isNote(line));
  const unused = left.map(
    ({ place, reason }): UnusedText => ({
      field: place.field,
      start: place.start,
      end: place.end,
      reason: reason ?? (/\d/.test(textIn(place)) ? NUMBERS_NOT_READ : NOT_READ),
    }),
  );
  return { lacks: lacksOf(from, found, left, values), unused };
}

function lacksOf(from: string, found: ReadingsFound, left: readonly Unread[], values: Values): SkillLack[] {
  const because = (grade: SkillLack['grade'], text: string, why?: string): SkillLack[] => {
    const words: Span = { kind: 'phrase', text, id: 'data.lack' };
    return [{ grade, field: from, reason: why === undefined ? [words] : [words, computed(` ${why}`, 'data.lack')] }];
  };
  const named = left.find(({ reason }) => reason !== undefined)?.reason;
  const hasNumbers =
    found.tables.some(({ columns }) => columns.some((column) => column.values.some(Boolean))) || found.constants.length > 0;
  if (!hasNumbers) {
    if ((values[from] ?? '').trim() === '')
      return because('partial', 'There are no observations yet, so nothing is computed. Add your readings as a table or one a line.');
    if (named) return because('needs-more', 'No readings could be read.', named);
    const isInWords = left.length === 0 && !found.unread.some(({ place }) => /\d/.test(textIn(place)));
    return isInWords
      ? because('partial', 'The observations hold no numbers, so nothing is computed.')
      : because(
          'needs-more',
          'No readings could be read from the observations. Write them as a table with a heading row, or one a line by name.',
        );
  }
  if (named) return because('partial', 'A part of the readings could not be read.', named);
  const hasLost = left.some(({ place }) => /\d/.test(textIn(place)));
  return hasLost ? because('partial', 'Some lines with numbers could not be read, so they are not in the figures.') : [];
}
