import type { FactPlace } from './fact.ts';

export interface NameFact extends FactPlace {
  /** The words of the name that must be known, as they are written. */
  readonly words: readonly string[];
}

interface Word extends FactPlace {
  readonly text: string;
  readonly capital: boolean;
  /** The characters between the word before and this one continue a sentence. */
  readonly inside: boolean;
  /** A comma, a bracket or a slash stands before it, so that it begins another name. */
  readonly apart: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['\u2019-][\p{L}\p{M}\p{N}]+)*/gu;
const CONTINUES = /^(?:,? | \(|, ?\(|-|\/)$/;
const ABBREVIATED = /^(?:dr|mr|mrs|ms|prof|st|\p{L})$/iu;
/** Words inside a name: "University of Oslo", "Ludwig van Beethoven". */
const PARTICLES = new Set(['of', 'de', 'van', 'von', 'der', 'den', 'la', 'le', 'du', 'di', 'da', 'bin', 'ibn', 'al']);
/** Capitalised words that name nobody, or that often begin a sentence. */
const ORDINARY = new Set(
  `i a according an the this that these those it its he she they we you his her their our your in on at by for from to of with as if when while where why
  how what which who and or but nor so yet not no yes all any each every both some many most more few other such than then there here now after
  before since until because although though however therefore thus also even only just one two three first second third next last let see note
  using use make do does did is are was were be been has have had can could may might must shall should will would about above across against
  among around between during into over through under without within per via monday tuesday wednesday thursday friday saturday sunday mon tue wed
  thu fri sat sun january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov
  dec dr mr mrs ms prof professor doctor sir chapter section figure fig table column row part unit week day step question answer example ai am pm ok`.split(
    /\s+/,
  ),
);

/** A language writes its nouns with capitals, as German does, if words inside its sentences have at least this share of capitals. */
const NOUN_CAPITALS = 0.18;
const GERMAN = new Set(['der', 'die', 'das', 'und', 'ist', 'nicht', 'ein', 'eine', 'den', 'dem', 'des', 'von', 'sich', 'wird', 'werden']);
const GERMAN_SHARE = 0.06;

/** The names of people, places and things: runs of words with capitals inside a sentence, and at its start what is surely one. */
export function nameFacts(text: string): NameFact[] {
  const words = wordsIn(text);
  const inside = words.filter((word) => word.inside);
  const german = words.filter(({ text: word }) => GERMAN.has(word)).length > words.length * GERMAN_SHARE;
  const nouns = german && inside.filter(({ capital }) => capital).length > inside.length * NOUN_CAPITALS;
  const small = new Set(words.filter(({ capital }) => !capital).map(({ text: word }) => word.toLowerCase()));
  const named = new Set(inside.filter(({ capital }) => capital).map(({ text: word }) => word));
  const found: NameFact[] = [];
  for (let index = 0; index < words.length; index += 1) {
    if (!words[index]?.capital) continue;
    const run = runFrom(words, index);
    index += run.length - 1;
    const name = withoutStart(run, small);
    const [first] = name;
    const last = name.at(-1);
    if (!first || !last) continue;
    const said = name.filter(({ text: word, capital }) => capital && !isOrdinary(word) && !small.has(word.toLowerCase()));
    const sure = name.length > 1 || (!nouns && (first.inside || named.has(first.text)));
    if (said.length > 0 && sure) found.push({ start: first.start, end: last.end, words: said.map(({ text: word }) => word) });
  }
  return found;
}

function isOrdinary(word: string): boolean {
  return ORDINARY.has(word.toLowerCase()) || word.length < 2;
}

/** A capital word and the words with it: "Melvin Calvin", "University of Oslo", "J. R. R. Tolkien". */
function runFrom(words: readonly Word[], from: number): Word[] {
  const run: Word[] = [];
  let waiting: Word[] = [];
  for (let index = from; index < words.length && run.length + waiting.length < 12; index += 1) {
    const word = words[index];
    if (!word || (index > from && (!word.inside || word.apart))) break;
    if (word.capital) {
      run.push(...waiting, word);
      waiting = [];
    } else if (PARTICLES.has(word.text)) waiting.push(word);
    else break;
  }
  return run;
}

/** Leaves out the first word of a sentence, which has its capital from its place, unless it is no ordinary word. */
function withoutStart(run: readonly Word[], small: ReadonlySet<string>): Word[] {
  const [first, ...rest] = run;
  if (!first) return [];
  if (isOrdinary(first.text) || (!first.inside && small.has(first.text.toLowerCase())))
    return rest.length > 0 ? withoutStart(rest, small) : [];
  return [...run];
}

function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  let before: { text: string; end: number } | undefined;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const gap = text.slice(before?.end ?? 0, index);
    const abbreviated = gap === '. ' && before !== undefined && ABBREVIATED.test(before.text);
    words.push({
      text: word,
      start: index,
      end: index + word.length,
      capital: /^\p{Lu}/u.test(word) && !/\d/.test(word),
      inside: before !== undefined && (abbreviated || CONTINUES.test(gap)),
      apart: /[,(/]/.test(gap),
    });
    before = { text: word, end: index + word.length };
  }
  return words;
}
