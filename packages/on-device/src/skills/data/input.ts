import type { UnusedText, Values } from '@marginalia/engine';
import type { SkillLack } from '../../lack.ts';
import type { SkillOutput } from '../../skill.ts';
import { computed, type Span } from '../../spans.ts';
import type { Analysis } from './analysis/analyse.ts';
import { leftOutCells } from './analysis/left-out-cells.ts';
import { asksForValue, isAnsweredByMean } from './analysis/objective.ts';
import { onlyUnknown } from './analysis/unknowns.ts';
import { type ReadingsFound, textIn, type Unread } from './read/readings.ts';

const NOT_READ = 'This line is neither a reading nor a sentence.';
const NUMBERS_NOT_READ = 'The numbers in this line could not be read as a table or as a named value.';

const REMARKED = 'Words stand beside the number.';

/** The fewest words of a note, with and without numbers, and the share of words among all pieces of the line. */
const FEWEST_WORDS = 3;
const FEWEST_WORDS_ALONE = 2;
const SHARE_OF_WORDS = 0.5;

/** Whether a line that holds no readings is something that the person noticed, in words. */
export function isNote({ place, reason, isUsed }: Unread): boolean {
  if (isUsed) return true;
  if (reason !== undefined) return false;
  if (areGiven(textIn(place))) return true;
  const pieces = textIn(place).split(/\s+/);
  const words = pieces.filter((piece) => /\p{L}{2}/u.test(piece) && !/[|&\\{}]/.test(piece));
  const fewest = /\d/.test(textIn(place)) ? FEWEST_WORDS : FEWEST_WORDS_ALONE;
  return words.length >= fewest && words.length >= SHARE_OF_WORDS * pieces.length;
}

/** A name and one value with its unit: "C = 470 µF (20 %)", "supply 9.00 V". */
const GIVEN =
  /^(?:[^\d=≈:]{1,60}[=≈:]\s?|(?:\p{L}[\p{L}'’-]{0,30}\s){1,4})[-−]?\d\S{0,15}(?:\s[^\s\d(][^\s(]{0,11}){0,2}(?:\s?\([^()]{0,30}\))?$/u;

/** Whether a line gives single values, each with its name: "R = 47.0 kΩ (5% tolerance), C = 470 µF. Supply 9.00 V". */
function areGiven(line: string): boolean {
  const pieces = line.replace(/[.;,]$/, '').split(/[,;]\s+|\.\s+(?=\p{Lu})/u);
  return /[=≈]/.test(line) && pieces.every((piece) => !/\d/.test(piece) || GIVEN.test(piece));
}

/** The lacks of the readings, and the lines of their field that are neither readings nor notes. */
export function inputOutput(from: string, analysis: Analysis, values: Values, objective: string): Pick<SkillOutput, 'lacks' | 'unused'> {
  const { found } = analysis;
  const left = found.unread.filter((line) => !isNote(line));
  const unused = left.map(
    ({ place, reason }): UnusedText => ({
      field: place.field,
      start: place.start,
      end: place.end,
      reason: reason ?? (/\d/.test(textIn(place)) ? NUMBERS_NOT_READ : NOT_READ),
    }),
  );
  for (const { cell, isRemarked } of leftOutCells(analysis)) {
    if (isRemarked) unused.push({ field: cell.field, start: cell.start, end: cell.end, reason: REMARKED });
  }
  const lacks = lacksOf(from, found, left, values);
  return { lacks: lacks.some(({ grade }) => grade === 'needs-more') ? lacks : [...lacks, ...noValue(from, analysis, objective)], unused };
}

/** The lack of a value for which the objective asks, with the reason where one is known. */
function noValue(from: string, analysis: Analysis, objective: string): SkillLack[] {
  if (!asksForValue(objective) || analysis.result || !hasReadings(analysis.found)) return [];
  if (isAnsweredByMean(analysis, objective) || onlyUnknown(analysis)) return [];
  const missing: Span = { kind: 'phrase', text: 'The objective asks for a value that is not computed.', id: 'data.lack' };
  const { refusal } = analysis;
  const rest: Span[] = refusal
    ? [computed(' ', 'data.space'), ...refusal]
    : [{ kind: 'phrase', text: ' No rule for it fits these readings: compute it and add it to the conclusion.', id: 'data.no-rule' }];
  // Where no rule fits, nothing that could be added to the readings would help.
  return [{ grade: 'partial', ...(refusal && { field: from }), reason: [missing, ...rest] }];
}

function hasReadings({ tables, constants }: ReadingsFound): boolean {
  return tables.length > 0 || constants.length > 0;
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
