import { collapse, type Line, quote, type Span } from '../../../../spans.ts';
import type { Block, TextDocument } from '../../../text/document.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { type Place, wordsIn } from '../sides/card-sides.ts';
import { isEveryday } from './names.ts';

/** The most columns of a table whose rows can be learned. */
const MOST_COLUMNS = 5;
const LONGEST_NAME = 8;
const LONGEST_ANSWER = 45;
/** Headings of a column that tells what the first one is. */
const MEANING = /^(?:definitions?|meanings?|descriptions?|explanations?|what it (?:is|means)|notes?|details?|examples?)$/i;
/** The corner over the first column of a table whose other columns are things to compare. */
const FEATURE =
  /^(?:|category|features?|propert(?:y|ies)|aspects?|characteristics?|basis|criteri(?:on|a)|parameters?|differences?|comparison|elements?|issues?|questions?|topics?|attributes?|factors?|areas?|dimensions?|points?)$/i;
/** The head of a table without that line, as a file of Word gives it: "Organelle | Function", or several short titles: "Cell | Main job | Marker". */
const TITLES =
  /\|\s*(?:[Dd]efinition|[Mm]eaning|[Dd]escription|[Ee]xplanation|[Ff]unction|[Rr]ole|[Uu]se|[Pp]urpose)s?\s*\|?\s*$|^\p{Lu}[^\d|.?!]{1,24}(?:\|\s*\p{Lu}[^\d|.?!]{1,24}){2,4}$/u;
/** The line under the head of a table in Markdown. */
const RULE = /^[ \t]*\|?[ \t]*:?-{2,}[-:| \t]*$/m;
/** How much longer a column that tells something is than the names before it. */
const TELLING = 1.5;
const WORD = /\p{L}{3}/u;
/** A cell that tells something, and is no question or mark. */
const TOLD = /[\p{L}\p{N}](?:.*[^?])?$/u;
/** Titles of columns that point to other pages. */
const POINTER = /^(?:#|no\.?|pages?(?:\s#)?|p\.|units?|chapters?|weeks?|links?|sources?|references?|slides?)$/i;
const NAME = /^\p{L}.*\p{L}/u;

interface Row {
  readonly start: number;
  readonly cells: readonly Place[];
}

/** Makes a card of each row of a table in Markdown: what its first cell is, or how the things in its columns differ. */
export function tableCards(document: TextDocument): Card[] {
  return tablesOf(document).flatMap(([head, ...rows]) => (head === undefined ? [] : rows.flatMap((row) => cardsOf(document, head, row))));
}

/** The tables that have a head, a rule under it and words in most of their cells. */
function tablesOf(document: TextDocument): Row[][] {
  const { blocks, raw, value } = document;
  const tables: Block[][] = [];
  blocks.forEach((block, index) => {
    if (block.kind !== 'row' || !raw.slice(block.start, block.end).includes('|')) return;
    const last = tables.at(-1);
    if (last !== undefined && blocks[index - 1] === last.at(-1)) last.push(block);
    else tables.push([block]);
  });
  return tables.flatMap((table) => {
    const [head, first] = table;
    if (head === undefined || first === undefined) return [];
    const isHeaded = RULE.test(value.slice(head.end, first.start)) || TITLES.test(value.slice(head.start, head.end));
    if (!isHeaded) return [];
    const rows = table.map(({ start, end }) => ({ start, cells: cellsOf(raw, start, end) }));
    const columns = rows[0]?.cells.length ?? 0;
    const cells = rows.flatMap((row) => row.cells.map((cell) => raw.slice(cell.start, cell.end)));
    const isWords = 2 * cells.filter((cell) => WORD.test(cell)).length > cells.filter((cell) => cell !== '').length;
    const isEven = columns > 1 && columns <= MOST_COLUMNS && rows.every((row) => row.cells.length === columns);
    return isWords && isEven && !isPair(raw, rows) ? [rows] : [];
  });
}

/** Whether a table is two lists side by side, whose second column says nothing of the first: it is no longer. */
function isPair(raw: string, [head, ...rows]: readonly Row[]): boolean {
  const title = head?.cells[1];
  if (head?.cells.length !== 2 || title === undefined || MEANING.test(wordsOf(raw, title))) return false;
  const [names = 0, meanings = 0] = [0, 1].map((at) => rows.reduce((sum, { cells }) => sum + wordsIn(raw, cells[at] as Place), 0));
  return meanings < TELLING * names;
}

/** The places of the cells between bars, without the spaces around them. */
function cellsOf(raw: string, start: number, end: number): Place[] {
  const cells: Place[] = [];
  let at = start;
  for (const text of raw.slice(start, end).split('|')) {
    const from = at + text.length - text.trimStart().length;
    cells.push(text.trim() === '' ? { start: at, end: at } : { start: from, end: from + text.trim().length });
    at += text.length + 1;
  }
  return cells.slice(/^\|/.test(raw.slice(start, end)) ? 1 : 0, /\|\s*$/.test(raw.slice(start, end)) ? -1 : undefined);
}

/** A cell with the title of its column. */
interface Told {
  readonly title: Place;
  readonly cell: Place;
}

function cardsOf(document: TextDocument, head: Row, row: Row): Card[] {
  const { field, raw } = document;
  const [corner, ...titles] = head.cells;
  const [name, ...cells] = row.cells;
  if (corner === undefined || name === undefined || !NAME.test(wordsOf(raw, name)) || wordsIn(raw, name) > LONGEST_NAME) return [];
  const told = cells.flatMap((cell, at): Told[] => {
    const title = titles[at];
    return title === undefined || POINTER.test(wordsOf(raw, title)) || !TOLD.test(wordsOf(raw, cell)) ? [] : [{ title, cell }];
  });
  if (!told.some(({ cell }) => WORD.test(wordsOf(raw, cell)))) return [];
  const passage = (place: Place) => quote({ field, raw, ...place });
  // Columns such as "Meaning" and "Example" tell of the row, and are no things to compare.
  if (FEATURE.test(wordsOf(raw, corner)) && !titles.some((title) => MEANING.test(wordsOf(raw, title)))) {
    const isLong = told.reduce((sum, { cell }) => sum + wordsIn(raw, cell), 0) > LONGEST_ANSWER;
    if (isLong || !differ(raw, told, titles.length)) return [];
    const names = told.map(({ title }) => passage(title));
    const answer = told.flatMap(
      ({ title, cell }, at): Line => [...(at === 0 ? [] : ask('between')), ...ask('part', { whole: passage(title), part: passage(cell) })],
    );
    return [{ kind: 'note', question: differences(passage(name), names), answer, key: `row ${row.start}`, at: row.start }];
  }
  return told.flatMap(({ title, cell }): Card[] => {
    const asked = wordsOf(raw, title);
    if (wordsIn(raw, cell) > LONGEST_ANSWER || asked === '') return [];
    const question =
      MEANING.test(asked) && !/^examples?$/i.test(asked) ? rowName() : ask('part', { whole: rowName(), part: passage(title) });
    return [{ kind: 'note', question, answer: [passage(cell)], key: `cell ${cell.start}`, at: cell.start }];
  });

  // "Normal" needs the title of its column, "Mitochondrion" does not.
  function rowName(): Line {
    const part = passage(name as Place);
    const text = wordsOf(raw, name as Place);
    return told.length > 1 && wordsOf(raw, corner as Place) !== '' && isEveryday(text) && !/\s/.test(text)
      ? ask('part', { whole: passage(corner as Place), part })
      : [part];
  }
}

const wordsOf = (raw: string, { start, end }: Place) => collapse(raw.slice(start, end));

/** Whether each column has a title, and each cell of a row other words. */
function differ(raw: string, told: readonly Told[], columns: number): boolean {
  const isTitled = told.every(({ title }) => wordsOf(raw, title) !== '');
  return told.length > 1 && told.length === columns && isTitled && new Set(told.map(({ cell }) => wordsOf(raw, cell))).size === told.length;
}

/** "| | Program | Process |": the columns are things, and each row compares them. */
function differences(what: Span, names: readonly Span[]): Line {
  const [one, other] = names;
  if (one !== undefined && other !== undefined && names.length === 2) return ask('differIn', { one, other, what });
  return ask('differAll', { what, names: names.flatMap((name, at) => [...(at === 0 ? [] : ask('comma')), name]) });
}
