import { quote } from '../../../../spans.ts';
import type { TextDocument } from '../../../text/document.ts';
import { isPlainVerb, isThirdPerson } from '../../../text/word-classes.ts';
import type { Card } from '../../card.ts';
import { isAspect, withSubject } from '../notes/facets.ts';
import { isEveryday } from '../notes/names.ts';
import { noteAt } from '../notes/outline.ts';
import { FEWEST_LINES, lineAt, placeOf, type Sides, sidesOf, type TextLine, wordsIn } from '../sides/card-sides.ts';
import { noteLines, noteSections } from '../sides/note-lines.ts';
import { decksIn } from './tabbed-decks.ts';

/** The longest front and back of a card that a person has made, in words. */
const LONGEST_FRONT = 30;
const LONGEST_BACK = 80;
/** A tab in a line leaves no doubt that it has two sides, so that the second may be an essay. */
const LONGEST_TABBED = 500;
/** A longer line without a tab is prose, in characters. */
const LONGEST_LINE = 700;

const QUESTION = /^\s*(?:[-*•]\s*)?(?:\d{1,3}[.)]\s*)?(?:q|question|frage|pregunta)\s?[:.)]\s*(\S.*)$/iu;
const ANSWER = /^\s*(?:a|answer|antwort|respuesta)\s?[:.)]\s*(\S.*)$/iu;
const ANSWER_INSIDE = /\s(?:a|answer|antwort|respuesta)\s?[:.)]\s+(?=\S)/iu;
/** "term⇥meaning", as Quizlet and Anki export it. */
const TABBED = /^([^\t]*\p{L}[^\t]*)\t+([^\t]*\p{L}[^\t]*)$/u;
const ARROW = /^\s*(?:[-*•]\s+)?(?:\d{1,3}[.)]\s+)?([^→⇒>]*\p{L}[^→⇒>]*?)(?:\s*[→⇒]\s*|\s(?:=>|->)\s)([^→⇒>]*\p{L}[^→⇒>]*)$/u;
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

/** The longest name before an arrow in notes, in words. */
const LONGEST_ASKED = 8;

/** Whether words before an arrow name something or ask, and state nothing: no "rehearsal links new info to what you know". */
function isName(front: string): boolean {
  const words = front.toLowerCase().split(/\s+/);
  if (front.endsWith('?')) return true;
  return (
    words.length <= LONGEST_ASKED && !words.some((word, at) => at > 0 && (STATES.test(word) || isThirdPerson(word) || isPlainVerb(word)))
  );
}

/** Verbs of a statement. */
const STATES = /^(?:is|are|was|were|has|have|had|can|will|does|do|did)$/;

const cache = new WeakMap<TextDocument, readonly Card[]>();

/** The cards that a person has pasted ready-made: "Q: … A: …", a question with its answer, a mark between two sides. */
export function givenCards(document: TextDocument): readonly Card[] {
  let cards = cache.get(document);
  if (cards === undefined) {
    cards = read(document);
    cache.set(document, cards);
  }
  return cards;
}

function read(document: TextDocument): Card[] {
  const { raw } = document;
  const lines = linesOf(raw);
  const list = noteLines(document, lines);
  const sections = new Set(list.length > 0 ? [] : noteSections(document, lines));
  const notes = new Set([...list, ...sections]);
  // One maker takes a line, but a line of notes may hold several labels.
  const taken = new Map<number, boolean>();
  return [...questions(lines), ...listsOf(raw, TABBED, lines), ...notes, ...listsOf(raw, ARROW, lines), ...listsOf(raw, ASKED, lines)]
    .filter(({ front }) => !/\([^)]*$/.test(raw.slice(front.start, front.end)))
    .filter(({ front, back }) => wordsIn(raw, front) <= LONGEST_FRONT && wordsIn(raw, back) <= longestBack(raw, front.end))
    .filter((sides) => {
      const line = lineAt(raw, sides.front.start);
      const isFree = !taken.has(line) || (taken.get(line) === true && notes.has(sides));
      if (!taken.has(line)) taken.set(line, notes.has(sides));
      return isFree;
    })
    .sort((a, b) => a.front.start - b.front.start)
    .flatMap((sides) => {
      const card = cardOf(document, sides, notes.has(sides));
      return card === undefined ? [] : [{ ...card, ...(sections.has(sides) ? { kind: 'note' as const } : {}) }];
    });
}

const longestBack = (raw: string, end: number) => (raw[end] === '\t' ? LONGEST_TABBED : LONGEST_BACK);

/** The card with these sides. A line of notes is a term with its meaning, and an everyday word is asked with the line over it: "Electricity: cell". */
function cardOf(document: TextDocument, { front, back }: Sides, isNote: boolean): Card | undefined {
  const { field, raw } = document;
  const name = raw.slice(front.start, front.end).trim();
  const term = [quote({ field, raw, ...front })];
  const card = {
    kind: 'given' as const,
    question: term,
    answer: [quote({ field, raw, ...back })],
    key: name.toLowerCase(),
    at: front.start,
  };
  if (!isNote) return card;
  const isUnclear = !/\s/.test(name) && (isEveryday(name) || /^\p{Ll}/u.test(name));
  const note = isUnclear ? noteAt(document, front.start) : undefined;
  const question = note === undefined ? undefined : withSubject(document, note, term, name, false);
  return question === undefined && isAspect(name) ? undefined : { ...card, form: 'label', question: question ?? term };
}

function listsOf(raw: string, form: RegExp, lines: readonly TextLine[]): Sides[] {
  const marked = lines.filter((line) => MARKS.get(form)?.test(line.text) && mayBeCard(form, line));
  const found = marked.flatMap((line) => sidesOf(line, form.exec(line.text)));
  if (found.length < FEWEST_LINES) return [];
  // In notes an arrow also leads from a statement to what follows from it.
  if (form === ARROW && 2 * found.length < lines.length) return found.filter(({ front }) => isName(raw.slice(front.start, front.end)));
  return form === TABBED ? decksIn(raw, found, lines) : found;
}

/** The lines with words that are short enough for a card. */
function linesOf(raw: string): TextLine[] {
  let start = 0;
  return raw.split('\n').flatMap((text) => {
    const line = { start, text };
    start += text.length + 1;
    return (text.length > LONGEST_LINE && !text.includes('\t')) || text.trim() === '' ? [] : [line];
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
