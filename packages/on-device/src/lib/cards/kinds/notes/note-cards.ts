import { collapse, type Line, quote } from '../../../../spans.ts';
import { isStopWord } from '../../../language/stop-words.ts';
import { isDeed, labelIn } from '../../../terms/definition/labels.ts';
import type { TextDocument } from '../../../text/document.ts';
import { tokenize } from '../../../text/tokens.ts';
import { isPlainVerb, isThirdPerson } from '../../../text/word-classes.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { type Place, type Sides, wordsIn } from '../given/card-sides.ts';
import { noteIn } from '../given/note-lines.ts';
import { bareName, isEveryday, nameOf, namesThing, placeOfName } from './names.ts';
import { type Note, notesOf } from './outline.ts';

const FEWEST_WORDS = 3;
const LONGEST_MEANING = 45;
/** "is a rare reaction": the verb of a line under its term. */
const VERB = /^(?:is|are)\s(?=(?:an?|the|one|when|where)\s)/;
/** Openings of lines that say nothing of the line above by themselves. */
const LEANS =
  /^(?:while|after|before|during|prior|regardless|most often|based on|due to|by|from|because|under|with|without|at|for|given|he|she|they|his|her|their|its?|i|we|you|and|but|also|or|so|however|then|thus|this means|these|those|such|see|eg|e\.g|ex|for example|for instance|example|examples|including|e\.g\.|i\.e|etc|there|if|note|remember|synonyms?|aka|also known)(?![\p{L}'’])/iu;
/** Links, formulas, markup, tasks and what a writer still has to do. */
const NO_MEANING = /https?:|www\.|[{}|\\]|\[\[|\]\]|\?|->|[→⇒]|\s=\s|^[^\p{L}]*$/u;

/** "Synonyms: …", "395 ce: …", "north - soviet": a line under a name that has a name of its own. */
const NAMED = /^[^:=–—]{1,40}?(?::\s|\s[-–—=]+\s)/u;
/** Laws and views, which are statements. */
const STATED = /(?:ism|law|principle|theorem|rule|doctrine|hypothesis|postulate|theory|paradox|effect|fallacy)$/i;
/** A verb whose subject is the name over the line: "was founded in 1919", "Used against pain". */
const PREDICATE = /^(?:is|are|was|were|can|has|have|had|does|did|wrote|made|found|led|known|seen|built|given|taken)$/;
/** A finite verb that needs a subject of its own. */
const FINITE = /^(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|does|did|isn|aren|doesn|don)$/;
const RELATIVE = /\s(?:that|which|who|whose|whom|where|when|how|what|if|because|while|as)\s/i;

/** Makes a card of each line that names a thing, with the line under it that says what the thing is. */
export function noteCards(document: TextDocument): Card[] {
  if (document.language !== 'en') return [];
  return notesOf(document).flatMap((note): Card[] => {
    const found = sidesUnder(document, note) ?? sidesIn(document, note);
    return found === undefined ? [] : [cardOf(document, note, found)];
  });
}

/** A line that is a name, and the line under it. */
function sidesUnder(document: TextDocument, { block, under: [first] }: Note): Sides | undefined {
  const name = nameOf(document, { block });
  if (first === undefined || !namesThing(document, name)) return undefined;
  const back = meaningUnder(document, name, first);
  return back && { front: placeOfName(document, { block }), back };
}

/** "- Solvent: bulk material": a name, a mark and its meaning in one line. */
function sidesIn(document: TextDocument, { block }: Note): Sides | undefined {
  const { raw } = document;
  const text = raw.slice(block.start, block.end);
  if (block.kind === 'heading' || text.includes('\n')) return undefined;
  const [sides] = noteIn(raw, { start: block.start, text });
  if (sides === undefined) return undefined;
  const name = collapse(raw.slice(sides.front.start, sides.front.end));
  const back = raw.slice(sides.back.start, sides.back.end);
  if (!namesThing(document, name) || !isMeaning(back)) return undefined;
  const from = VERB.exec(back)?.[0].length ?? 0;
  if (!isMarked(document, sides.front) && !tellsOf(bareName(name), back, back.slice(from))) return undefined;
  return { front: sides.front, back: { start: sides.back.start + from, end: sides.back.end } };
}

/** Whether a name stands in bold. */
const isMarked = ({ value }: TextDocument, { start }: Place) => /[*_>]$/.test(value.slice(0, start).slice(-1));

const isMeaning = (text: string) => !LEANS.test(text) && !NO_MEANING.test(text) && !NAMED.test(text);

/** The words of the first line under a name that say what it is, if they do. */
function meaningUnder({ raw }: TextDocument, name: string, { block, under }: Note): Place | undefined {
  const [sentence] = block.sentences;
  if (sentence === undefined || under.length > 0) return undefined;
  const whole = raw.slice(sentence.start, sentence.end);
  const text = whole.replace(/[\s.;,]+$/, '');
  const place = { start: sentence.start + (VERB.exec(text)?.[0].length ?? 0), end: sentence.start + text.length };
  const count = wordsIn(raw, place);
  if (count < FEWEST_WORDS || count > LONGEST_MEANING || /[:–—-]$/.test(whole.trimEnd())) return undefined;
  return isMeaning(text) && tellsOf(bareName(name), text, raw.slice(place.start, place.end)) ? place : undefined;
}

/** Whether a line says what the name over it is or does. */
function tellsOf(name: string, text: string, meaning: string): boolean {
  const words = text.toLowerCase().split(/[\s,]+/);
  const [first = ''] = words;
  if (isStopWord(words.at(-1) ?? '') || !/^\P{L}*\p{Script=Latin}/u.test(text)) return false;
  // "Justice / Justice is where …" is a sentence, which other kinds of card read.
  if (sharesStem(name, text)) return false;
  if (labelIn(`${name}: ${meaning}`, true) !== undefined || (STATED.test(name) && !isTask(name, first))) return true;
  if (isEveryday(name)) return false;
  return PREDICATE.test(first) || isDeed(name.toLowerCase(), first) || /\p{L}{2}ed$/u.test(first) || isPhrase(text, words, first);
}

/** Whether the subject of a line is the name over it. */
function sharesStem(name: string, text: string): boolean {
  const [, opening = ''] = /^(?:(?:the|an?)\s)?([\p{L}-]+)/iu.exec(text) ?? [];
  return (
    opening.length > 3 &&
    name
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(opening.toLowerCase().slice(0, 6)))
  );
}

/** "Use the formula to …": an order to the reader. */
const isTask = (name: string, first: string) => isPlainVerb(first) && !isDeed(name.toLowerCase(), first);

/** Words without a finite verb, which say of what kind a thing is: "Gram negative bacilli", "Painter, sculptor and scientist". */
function isPhrase(text: string, words: readonly string[], first: string): boolean {
  const [main = ''] = text.toLowerCase().split(RELATIVE);
  if ((isStopWord(first) && !/^(?:the|an?|any)$/.test(first)) || isPlainVerb(first) || /ing$|ly$/.test(first)) return false;
  return (
    words.length > FEWEST_WORDS &&
    !main.split(/[\s,’']+/).some((word, at) => FINITE.test(word) || (at > 0 && (isThirdPerson(word) || isPlainVerb(word))))
  );
}

function cardOf(document: TextDocument, note: Note, { front, back }: Sides): Card {
  const { field, raw } = document;
  return {
    kind: 'note',
    question: frontOf(document, note, front),
    answer: [quote({ field, raw, ...back })],
    key: tokenize(raw, front.start, front.end)
      .map(({ stem }) => stem)
      .join(' '),
    at: note.block.start,
  };
}

/** The name in a line. Where it is an everyday word, the line over it says of what: "Aztecs: Economy". */
function frontOf(document: TextDocument, { over }: Note, front: Place): Line {
  const { field, raw } = document;
  const name = collapse(raw.slice(front.start, front.end));
  const part = quote({ field, raw, ...front });
  const above = over === undefined ? '' : nameOf(document, over);
  if (over === undefined || !isEveryday(name) || !namesThing(document, above) || sharesStem(above, name)) return [part];
  return ask('part', { whole: quote({ field, raw, ...placeOfName(document, over) }), part });
}
