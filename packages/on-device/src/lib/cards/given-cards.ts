import { quote } from '../../spans.ts';
import type { TextDocument } from '../text/document.ts';
import type { Card } from './card.ts';

/** The longest front and back of a card that a person has made, in words. */
const LONGEST_FRONT = 30;
const LONGEST_BACK = 80;
/** So many lines of one form are a list of cards; one line alone can be anything. */
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

const QUESTION =
  /^[ \t]*(?:[-*•]\s*)?(?:\d{1,3}[.)]\s*)?(?:q|question|frage|pregunta)\s?[:.)]\s*(\S[^\n]*?)(?:\s+(?:a|answer|antwort|respuesta)\s?[:.)]\s*(\S[^\n]*?))?[ \t]*$/gimu;
const ANSWER = /^[ \t]*(?:a|answer|antwort|respuesta)\s?[:.)]\s*(\S[^\n]*?)[ \t]*$/imuy;
/** "term⇥meaning", as Quizlet and Anki export it. */
const TABBED = /^[ \t]*([^\t\n]*\p{L}[^\t\n]*)\t+([^\t\n]*\p{L}[^\t\n]*?)[ \t]*$/gmu;
const ARROW = /^[ \t]*(?:[-*•]\s+)?([^\n→⇒]*?\p{L}[^\n→⇒]*?)\s*(?:→|⇒|=>|->)\s*([^\n→⇒]*?\p{L}[^\n→⇒]*?)[ \t]*$/gmu;
/** "Who found it? A name, 1928": a question and its answer on one line. */
const ASKED = /^[ \t]*(?:[-*•]\s+)?(?:\d{1,3}[.)]\s*)?([^\n?]{6,160}\?)[ \t]*(?:[-–—:][ \t]*)?(\p{L}[^\n?]{1,200}?)[ \t]*$/gmu;

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
        score: -front.start,
      };
    });
    cache.set(document, cards);
  }
  return cards;
}

function read({ raw }: TextDocument): Sides[] {
  const asked = questions(raw);
  const lists = [TABBED, ARROW, ASKED].flatMap((form) => {
    const found = [...raw.matchAll(form)].map((match) => sidesOf(match));
    return found.length >= FEWEST_LINES ? found : [];
  });
  const taken = new Set<number>();
  return [...asked, ...lists]
    .filter(({ front, back }) => wordsIn(raw, front) <= LONGEST_FRONT && wordsIn(raw, back) <= LONGEST_BACK)
    .sort((a, b) => a.front.start - b.front.start)
    .filter(({ front }) => {
      const isNew = !taken.has(front.start);
      taken.add(front.start);
      return isNew;
    });
}

/** Lines that begin with "Q:", with the answer on the same line or the next. */
function questions(raw: string): Sides[] {
  const sides: Sides[] = [];
  for (const match of raw.matchAll(QUESTION)) {
    const front = placeOf(match, match[1] ?? '', 0);
    if (match[2] !== undefined) {
      sides.push({ front, back: placeOf(match, match[2], (match[0] ?? '').lastIndexOf(match[2])) });
      continue;
    }
    ANSWER.lastIndex = match.index + match[0].length + (/^\s*\n/.exec(raw.slice(match.index + match[0].length))?.[0].length ?? 0);
    const answer = ANSWER.exec(raw);
    if (answer !== null) sides.push({ front, back: placeOf(answer, answer[1] ?? '', 0) });
  }
  return sides;
}

function sidesOf(match: RegExpExecArray): Sides {
  const [whole, front = '', back = ''] = match;
  return { front: placeOf(match, front, whole.indexOf(front)), back: placeOf(match, back, whole.lastIndexOf(back)) };
}

function placeOf(match: RegExpExecArray, words: string, from: number): Place {
  const start = match.index + match[0].indexOf(words, from);
  return { start, end: start + words.length };
}

function wordsIn(raw: string, { start, end }: Place): number {
  return raw.slice(start, end).trim().split(/\s+/).length;
}
