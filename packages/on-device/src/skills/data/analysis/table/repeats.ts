import { areClose, MOST_DIFFERENCE } from '../../read/are-close.ts';
import type { Column, Reading } from '../../read/readings.ts';
import { textIn } from '../../read/readings.ts';

/** "Trial 1", "Run 2", "3": names that count repeats. A letter and a digit, "t1" or "U2", may also be two quantities. */
const COUNTS = /^(?:trial|run|reading|test|attempt|sample|rep|repeat|replicate|measurement|messung|rep\.)?$/i;

/** "Day 1" and "Day 7", "Site A1" and "Site A2": what differs, and no repeat. */
const TIME_OR_PLACE = /\b(?:day|week|month|year|hour|minute|site|plot|station|zone)s?\s?#?[\dA-E]\d?\b/i;

/** Whether two columns repeat one quantity: "Trial 1 (s)" and "Trial 2 (s)", or "t1" and "t2" with values that are close. */
function areRepeats(a: Column, b: Column, areStated: boolean): boolean {
  if (a.unit !== b.unit || a.isIndex || b.isIndex) return false;
  if (a.listedAs !== undefined && b.listedAs !== undefined) return areStated || areCloseOverall(a.values, b.values);
  // "pH 4: 2.1 mL, 2.4 mL": close values of one unit without names.
  if (a.name === undefined && b.name === undefined) return a.unit !== '' && areClose(a.values, b.values);
  if (a.name === undefined || b.name === undefined) return false;
  if (a.group && b.group && textIn(a.group) !== textIn(b.group)) return false;
  const first = stem(textIn(a.name));
  if (first !== stem(textIn(b.name))) return false;
  const sameWords = textIn(a.name).toLowerCase() === textIn(b.name).toLowerCase();
  if (!sameWords && TIME_OR_PLACE.test(textIn(a.name))) return false;
  if (sameWords || COUNTS.test(first)) return true;
  return first.length > 12 || /\b(?:trial|run|repeat|reading|test|attempt)\b/.test(first) || areClose(a.values, b.values);
}

/**
 * The columns in groups of repeats, in order; a column without repeats is a group of its own.
 * @param about words on the experiment, in lower case
 */
export function repeatGroups<T extends { readonly column: Column }>(columns: readonly T[], about: string): T[][] {
  const listed = columns.filter(({ column }) => column.listedAs !== undefined).length;
  const areStated = statesRepeats(about, listed);
  const groups: T[][] = [];
  for (const it of columns) {
    const group = groups.find(([first]) => first && areRepeats(first.column, it.column, areStated));
    if (group) group.push(it);
    else groups.push([it]);
  }
  return groups;
}

/** A heading without the count of its repeat: "trial 1 extension", "Extension (trial 2)", "t₁", "T_{2}". */
function stem(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[${}_\\]/g, '')
      .replace(/\b(trial|run|reading|test|attempt|repeat|replicate|measurement|messung)\s*#?\s*(?:\d{1,2}|[ivx]{1,3}|[a-e])\b/g, '$1')
      // "Sample A" and "Sample B" are different things.
      .replace(/\b(sample)\s*#?\s*\d{1,2}\b/g, '$1')
      .replace(/\(\s*(?:\d{1,2}|[ivx]{1,3})\s*\)|#\d{1,2}\b/g, '')
      .replace(/\b(?:1st|2nd|3rd|[4-9]th|first|second|third|fourth|fifth)\b/g, '')
      .replace(/(?<=\p{L})[\d₀-₉]+(?!\p{L})|[\s_#]*[\d₀-₉]+$/gu, '')
      .replace(/^[\d₀-₉]+$/, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, twice: 2, duplicate: 2, three: 3, triplicate: 3, four: 4, five: 5, six: 6 };
const STATED = new RegExp(
  [
    String.raw`\b(\d{1,2}|two|three|four|five|six)\s+(?:repeats|repetitions|replicates|readings each|times each|trials)\b`,
    String.raw`\brepeat(?:ed)?\s+(?:\p{L}+\s+){0,3}?(\d{1,2}|two|three|four|five|six|twice)\b(?:\s+(?:more\s+)?times)?`,
    String.raw`\bin (duplicate|triplicate)\b`,
  ].join('|'),
  'gu',
);

/** Whether the procedure says that each reading was taken so many times: "5 temperatures, 3 repeats". */
function statesRepeats(about: string, count: number): boolean {
  return [...about.matchAll(STATED)].some(([, times, again, words]) => {
    const said = times ?? again ?? words ?? '';
    return count > 1 && (NUMBERS[said] ?? Number(said)) === count;
  });
}

/** Whether two lists differ little, all readings together: small readings may differ by a larger share than great ones. */
function areCloseOverall(a: readonly (Reading | undefined)[], b: readonly (Reading | undefined)[]): boolean {
  const pairs = a.flatMap((it, row): [number, number][] => (it && b[row] ? [[it.value, b[row].value]] : []));
  const difference = pairs.reduce((sum, [one, other]) => sum + Math.abs(one - other), 0);
  return difference <= MOST_DIFFERENCE * pairs.reduce((sum, [one, other]) => sum + Math.max(Math.abs(one), Math.abs(other)), 0);
}
