import { quote } from '../../spans.ts';
import { isClause } from '../terms/definition/aside-place.ts';
import { openingOf, saysWhichOne } from '../terms/definition/meaning.ts';
import type { TextDocument } from '../text/document.ts';
import type { Card } from './card.ts';

/** The longest front and back of a card that a person has made, in words. */
const LONGEST_FRONT = 30;
const LONGEST_BACK = 80;
/** The fewest lines of one form that make a list of cards; one line alone can be anything. */
const FEWEST_LINES = 2;

/** The two sides of a card, as offsets. */
interface Sides {
  readonly front: Place;
  readonly back: Place;
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A longer line is prose, in characters. */
const LONGEST_LINE = 700;

const QUESTION = /^\s*(?:[-*•]\s*)?(?:\d{1,3}[.)]\s*)?(?:q|question|frage|pregunta)\s?[:.)]\s*(\S.*)$/iu;
const ANSWER = /^\s*(?:a|answer|antwort|respuesta)\s?[:.)]\s*(\S.*)$/iu;
const ANSWER_INSIDE = /\s(?:a|answer|antwort|respuesta)\s?[:.)]\s+(?=\S)/iu;
/** "term⇥meaning", as Quizlet and Anki export it. */
const TABBED = /^([^\t]*\p{L}[^\t]*)\t+([^\t]*\p{L}[^\t]*)$/u;
const ARROW = /^\s*(?:[-*•]\s+)?([^→⇒>]*\p{L}[^→⇒>]*?)(?:\s*[→⇒]\s*|\s(?:=>|->)\s)([^→⇒>]*\p{L}[^→⇒>]*)$/u;
/** Signs of a program: "this->values.pop_back();", "[s, k] -> [s1, k]". */
const CODE = /[{}[\];=<>]|\p{Ll}{2}\p{Lu}\p{Ll}|\(\)|^\s*\/\/|\w\.\w+\(/u;
/** "Who found it? A name, 1928": a question and its answer on one line. */
const ASKED = /^\s*(?:[-*•]\s+)?(?:\d{1,3}[.)]\s*)?([^?]{6,160}[^\s?]\?)\s*(?:[-–—:]\s*)?(\p{L}(?:[^?.]|\.(?!\s)){1,200}\.?)$/u;
/** A question that has an answer begins with its question word, in any of the languages whose cards are read. */
const INTERROGATIVE =
  /^(?:\p{L}{2,5}\s)?(?:wh\p{L}+|how|is|are|was|were|do|does|did|can|has|have|will|would|name|w(?:er|as|ann|o|ie)|qu\p{L}{1,4}|cu\p{L}+|co\p{L}+|dónde|où|pourquoi|क\p{L}\S*)(?!\p{L})|^¿/iu;
/** A question to the reader, who has to think about it or to do something. */
const TO_READER = /\b(?:you(?!\scall)|your|we(?!\scall)|our|us|my|me)\b|\bI\b/;
/** Tasks and hints after a question, which are no answer. */
const TASK =
  /^(?:hint|return|explain|discuss|describe|compare|consider|check|visit|see|read|watch|click|try|think|give|list|write|use|find|look|improve|show|justify|support|identify|draw|calculate|explore|choose|imagine)\b/i;

/** Marks that every line of a form contains. Most lines have none, so the longer expressions run on few lines. */
const MARKS = new Map([
  [TABBED, /\t/],
  [ARROW, /[→⇒]|[-=]>/],
  [ASKED, /\?/],
]);

/** Whether a line that has the marks of a form can be a card: no code, no row of a table in Markdown, and no question to the reader. */
function mayBeCard(form: RegExp, { text }: TextLine): boolean {
  if (form === TABBED) return true;
  if (/^\s*[|#]/.test(text)) return false;
  // A reaction has an arrow too.
  if (form === ARROW && /[₀-₉⁰-⁹⁺⁻]|\s\+\s|[\p{L}\d)]\+[\p{L}\d(]/u.test(text)) return false;
  if (form === ARROW) return !CODE.test(text.replace(/[-=]>/, '')) && !/\p{L}\.\s+\p{Lu}.*[→⇒]/u.test(text);
  const [, asked = '', answer = ''] = ASKED.exec(text) ?? [];
  return (
    !CODE.test(text) &&
    INTERROGATIVE.test(asked) &&
    !TO_READER.test(asked) &&
    !TASK.test(answer) &&
    !INTERROGATIVE.test(answer) &&
    !/^(?:true|false|yes|no)\b/i.test(answer)
  );
}

/** A line of the text without its end. */
interface TextLine {
  readonly start: number;
  readonly text: string;
}

const cache = new WeakMap<TextDocument, readonly Card[]>();

/** The cards that a person has pasted ready-made: "Q: … A: …", a question with its answer, a tab or an arrow between two sides. */
export function givenCards(document: TextDocument): readonly Card[] {
  let cards = cache.get(document);
  if (cards === undefined) {
    cards = read(document).map(({ front, back }): Card => {
      const { field, raw } = document;
      return {
        kind: 'given',
        question: [quote({ field, raw, ...front })],
        answer: [quote({ field, raw, ...back })],
        key: raw.slice(front.start, front.end).trim().toLowerCase(),
        at: front.start,
      };
    });
    cache.set(document, cards);
  }
  return cards;
}

function read({ raw }: TextDocument): Sides[] {
  const lines = linesOf(raw);
  const lists = [TABBED, ARROW, ASKED].flatMap((form) => {
    const marked = lines.filter((line) => MARKS.get(form)?.test(line.text) && mayBeCard(form, line));
    const found = marked.flatMap((line) => sidesOf(line, form.exec(line.text)));
    if (found.length < FEWEST_LINES) return [];
    return form === TABBED ? tablesOf(raw, found).flatMap((rows) => listIn(raw, rows, isInProse(raw, rows))) : found;
  });
  const taken = new Set<number>();
  return [...questions(lines), ...lists]
    .filter(({ front }) => !/\([^)]*$/.test(raw.slice(front.start, front.end)))
    .filter(({ front, back }) => wordsIn(raw, front) <= LONGEST_FRONT && wordsIn(raw, back) <= LONGEST_BACK)
    .sort((a, b) => a.front.start - b.front.start)
    .filter(({ front }) => {
      const isNew = !taken.has(front.start);
      taken.add(front.start);
      return isNew;
    });
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

/** Whether a row of a table in prose has words on both sides, and a name on the first: "ZAXN" and "β particles, 2 cm" are none. */
function isNamed(raw: string, { front, back }: Sides): boolean {
  const name = raw.slice(front.start, front.end);
  return (
    /\p{L}{2}/u.test(name) &&
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
  return !words.toLowerCase().startsWith(name.split(' ')[0] ?? '') && !isClause(words);
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

/** The lines with words that are short enough for a card. */
function linesOf(raw: string): TextLine[] {
  let start = 0;
  return raw.split('\n').flatMap((text) => {
    const line = { start, text };
    start += text.length + 1;
    return text.length > LONGEST_LINE || text.trim() === '' ? [] : [line];
  });
}

/** Lines that begin with "Q:", with the answer on the same line or the next. */
function questions(lines: readonly TextLine[]): Sides[] {
  return lines.flatMap((line, index) => {
    const asked = QUESTION.exec(line.text)?.[1];
    if (asked === undefined) return [];
    const front = placeOf(line, asked, line.text.length - asked.length);
    const inside = ANSWER_INSIDE.exec(asked);
    if (inside !== null) {
      const back = asked.slice(inside.index + inside[0].length);
      return [
        {
          front: placeOf(line, asked.slice(0, inside.index), front.start - line.start),
          back: placeOf(line, back, line.text.length - back.length),
        },
      ];
    }
    const next = lines[index + 1];
    const answer = next === undefined ? undefined : ANSWER.exec(next.text)?.[1];
    return next === undefined || answer === undefined ? [] : [{ front, back: placeOf(next, answer, next.text.length - answer.length) }];
  });
}

function sidesOf(line: TextLine, match: RegExpExecArray | null): Sides[] {
  if (match === null) return [];
  const [whole, front = '', back = ''] = match;
  return [{ front: placeOf(line, front, whole.indexOf(front)), back: placeOf(line, back, whole.length - back.length) }];
}

/** The place of words at an offset of a line, without the spaces around them. */
function placeOf(line: TextLine, words: string, from: number): Place {
  const start = line.start + from + (words.length - words.trimStart().length);
  return { start, end: start + words.trim().length };
}

function wordsIn(raw: string, { start, end }: Place): number {
  return raw.slice(start, end).trim().split(/\s+/).length;
}
