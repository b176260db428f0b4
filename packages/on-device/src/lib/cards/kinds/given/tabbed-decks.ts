import { isClause } from '../../../terms/definition/aside-place.ts';
import { openingOf, saysWhichOne } from '../../../terms/definition/meaning.ts';
import { FEWEST_LINES, type Place, type Sides, sidesOf, type TextLine, wordsIn } from '../sides/card-sides.ts';

/** "le chat = the cat", "chien - dog": a mark between two short sides. */
const MARKED = /^\s*(\p{L}[^\t.!?:;=–—]{0,40}?)(?:\s*[:=]\s+|\s+[-–—=:]\s+)(\p{L}[^\t.!?:;=–—]{0,40})$/u;

/** The cards in the rows of two cells: "term⇥meaning". */
export function decksIn(raw: string, rows: readonly Sides[], lines: readonly TextLine[]): Sides[] {
  return tablesOf(raw, rows).flatMap((table) => deckIn(raw, table, lines));
}

/** The cards of a table and of the lines that go on below it. Rows that open the text are a deck, whatever stands below it. */
function deckIn(raw: string, rows: readonly Sides[], lines: readonly TextLine[]): Sides[] {
  const opens = isOpening(raw, rows);
  const cards = listIn(raw, rows, !opens && isInProse(raw, rows));
  return opens || !isInProse(raw, rows) ? [...cards, ...linesBelow(raw, rows, lines)] : [...cards];
}

/** Whether nothing stands before the rows but a title. */
function isOpening(raw: string, rows: readonly Sides[]): boolean {
  const before = raw.slice(0, rows[0]?.front.start ?? 0).trim();
  return rows.length >= FEWEST_LINES && !/[\n.!?]/.test(before) && before.split(/\s+/).length <= LONGEST_NAME;
}

/** Lines of another form that go on with a deck: "chien - dog". A person who types cards changes the mark. */
function linesBelow(raw: string, rows: readonly Sides[], lines: readonly TextLine[]): Sides[] {
  const below: Sides[] = [];
  let end = rows.at(-1)?.back.end ?? 0;
  for (const line of lines.filter(({ start }) => start > end)) {
    const sides =
      raw.slice(end, line.start).trim() === '' && /^[^\n]*\n$/.test(raw.slice(end, line.start))
        ? sidesOf(line, MARKED.exec(line.text))
        : [];
    if (sides.length === 0) break;
    below.push(...sides);
    end = line.start + line.text.length;
  }
  return below;
}

/** Whether most of a text stands outside a table. */
function isInProse(raw: string, rows: readonly Sides[]): boolean {
  const inside = rows.reduce((sum, { front, back }) => sum + back.end - front.start, 0);
  return inside < raw.trim().length / 2;
}

/** Headings of the second column of a list of terms. */
const HEADER = /^(?:descriptions?|definitions?|meanings?|explanations?|answers?|back)$/i;

/** Rows with nothing between them are one table. */
function tablesOf(raw: string, found: readonly Sides[]): Sides[][] {
  const tables: Sides[][] = [];
  let end: number | undefined;
  for (const row of found) {
    const isNext = end !== undefined && raw.slice(end, row.front.start).trim() === '';
    if (isNext) tables.at(-1)?.push(row);
    else tables.push([row]);
    end = row.back.end;
  }
  return tables;
}

/** The longest name in the first column of a list of terms, in words. */
const LONGEST_NAME = 8;
/** A longer second cell tells a case, in words. */
const LONGEST_CELL = 45;

/** "Amount of risk the business can support" */
const NOUN_OF = /^\p{L}+\s(?:of|for)\s/u;

/** "Jan. 3": a row of a journal tells what happened on a day. */
const DAY = /^(?:jan|may|june?|july?)\p{Ll}*\.?\s\d/iu;

/** Whether a row of a table in prose has words on both sides, and a name on the first: "ZAXN" and "β particles, 2 cm" are none. */
function isNamed(raw: string, { front, back }: Sides): boolean {
  const name = raw.slice(front.start, front.end);
  return (
    /\p{L}{2}/u.test(name) &&
    !DAY.test(name) &&
    !/:\s|\((?:n|v|adj|adv)\)|[→⇒⟶+=]/.test(name) &&
    /\p{Ll}{3}/u.test(raw.slice(back.start, back.end)) &&
    wordsIn(raw, front) <= LONGEST_NAME &&
    wordsIn(raw, back) <= LONGEST_CELL
  );
}

/** Whether the second cell says what the first is, and is no statement about it: "Genetics relates to …", "The choices one makes have …". */
function isExplained(raw: string, front: Place, back: Place): boolean {
  const [words = ''] = raw.slice(back.start, back.end).split(/(?<=[.!?])\s/);
  const name = raw.slice(front.start, front.end).toLowerCase();
  return !DAY.test(name) && !words.toLowerCase().startsWith(name.split(' ')[0] ?? '') && !isClause(words);
}

/** The rows of a list of terms. In prose a table lists terms only where its head says so, or where its second column opens as a meaning does. */
function listIn(raw: string, rows: readonly Sides[], inProse: boolean): readonly Sides[] {
  const [first] = rows;
  const isHeaded = first !== undefined && HEADER.test(raw.slice(first.back.start, first.back.end));
  if (isHeaded) return inProse ? rows.slice(1).filter(({ front, back }) => isExplained(raw, front, back)) : rows.slice(1);
  if (inProse && (rows.length < FEWEST_LINES || rows.some((row) => !isNamed(raw, row)))) return [];
  const meanings = rows
    .map(({ back }) => raw.slice(back.start, back.end))
    .filter((words) => (openingOf(words) !== 'none' || NOUN_OF.test(words)) && saysWhichOne(words));
  return inProse && meanings.length < rows.length / 2 ? [] : rows;
}
