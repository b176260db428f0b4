import { english } from '../language/english.ts';
import type { Language } from '../language/language.ts';
import { RUNS_ON } from '../language/runs-on.ts';
import { cutSpeech, type SpeechPiece } from './speech/cut-speech.ts';

/** Abbreviations that never end a sentence. */
const BEFORE_NAME_OR_NUMBER = new Set(
  `mr mrs ms dr prof sir st rev hon gen col capt lt sgt fig figs eq eqs sec sect ch chap vol no nos pp p pg pt ref refs ex def
  thm prop lem e.g eg i.e ie cf vs viz approx ca c.f resp incl tab art ed eds trans al mt`.split(/\s+/),
);
/** Abbreviations that end a sentence only if the next word can begin one. */
const MAYBE_LAST = new Set(
  'etc conc temp temps soln wt eng inc ltd co corp jr sr dept univ est min max avg jan feb mar apr jun jul aug sep sept oct nov dec a.m p.m ph.d m.sc b.sc b.a m.a'.split(
    ' ',
  ),
);
const OPENERS = new Set(
  `the a an this that these those it its he she they we i you in on at for from with by to as if when while where after before
  however but and so then there here what why how who which although because since each every all some many most both such
  our their his her my your one two three first second third finally next now also thus therefore hence moreover furthermore
  no not another once during under over let see note remember recall`.split(/\s+/),
);

/** End marks, then closing quotes, brackets and reference marks such as [3]. */
const END = /[.!?…।॥]+["'”’»)\]]*(?:\[\d{1,3}(?:[,–-]\s?\d{1,3})*\])*(?=\s|$)/g;
/** Nouns whose members have letters, so that a capital after them is no initial: "coenzyme A.", "hepatitis B." */
const LETTERED =
  /\b(?:vitamin|coenzyme|hepatitis|influenza|immunoglobulin|cytochrome|type|group|class|grade|plan|point|option|part|phase|appendix|figure|table|panel|section|case|set|event|country|firm|good|company|person|side|angle|column|row) $/i;
/** The word before an end mark is searched this many characters back. */
const WORD_REACH = 24;

/** A sentence by its offsets. `sure` if it is a piece of speech without punctuation: the odds that both of its ends are true. */
interface Piece extends Omit<SpeechPiece, 'sure'> {
  readonly sure?: number;
}

const NO_PAUSES: ReadonlyMap<number, number> = new Map();

/**
 * The sentences in `raw.slice(start, end)`, trimmed and in order. Together they cover all but white space.
 * @param pauses seconds of silence before the offsets of captions; speech without punctuation is cut there first
 * @param phrased whether even short sentences are cut at the pauses
 */
export function splitSentences(
  raw: string,
  start: number,
  end: number,
  language: Language = english,
  pauses = NO_PAUSES,
  phrased = false,
): Piece[] {
  const text = raw.slice(start, end);
  const found: [number, number][] = [];
  let from = skipSpace(text, 0);
  for (const match of text.matchAll(END)) {
    const stop = match.index + match[0].length;
    const next = skipSpace(text, stop);
    if (stop <= from || next >= text.length || !isBoundary(text, from, match.index, match[0], next, language)) continue;
    found.push([start + from, start + stop]);
    from = next;
  }
  const last = from + text.slice(from).trimEnd().length;
  if (last > from) found.push([start + from, start + last]);
  return found.flatMap(([first, stop]): Piece[] => {
    if (!phrased && !runsOn(raw.slice(first, stop))) return split(raw, first, stop);
    return cutSpeech(raw.slice(first, stop), first, language, pauses, phrased);
  });
}

/** Two subjects with one noun and one verb: "primary intention means … [|] secondary intention means …". Only a full stop is missing. */
const SIBLING =
  /^(?:(?:an?|the)\s)?[\p{L}-]+\s([\p{L}-]{3,})\s(means|is|are)\s[^,;:]{10,200}?\s(?<!\b(?:than|as|but|and|or|because|while|when|if|that|which|the|an?)\s)(?=(?:an?\s|the\s)?[\p{L}-]{5,}\s\1\s\2\s)/u;

/** A sentence, or the two that a missing full stop joins. */
function split(raw: string, start: number, end: number): Piece[] {
  const joined = SIBLING.exec(raw.slice(start, end));
  if (joined === null) return [{ start, end }];
  const next = start + joined[0].length;
  return [
    { start, end: next - 1, sure: 1 },
    { start: next, end, sure: 1 },
  ];
}

const CHARACTERS_A_COMMA = 160;

/** Marks that only writing has. A long written sentence is quoted whole. */
const WRITTEN = /[([]\p{L}[^()[\]]{0,400}[)\]]|\d%?\s?[–—]\s?\d|;\s/u;

function runsOn(text: string): boolean {
  return (
    !(/^["'“‘(]*\p{Lu}/u.test(text) && /[.!?]["'”’)\]]*$/.test(text) && WRITTEN.test(text)) &&
    text.length >= RUNS_ON &&
    (text.match(/[,;:]|\n\s*\n/g)?.length ?? 0) + 1 <= text.length / CHARACTERS_A_COMMA
  );
}

function isBoundary(text: string, from: number, mark: number, marks: string, next: number, language: Language): boolean {
  const lowStyle = /^\p{Ll}/u.test(text.slice(from, from + 2));
  const follows = /^["'“‘«„‚¿¡([]*([\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{0,30})?/u.exec(text.slice(next, next + 40));
  const nextWord = follows?.[1] ?? '';
  // "mRNA", "pH" and "iPhone" can begin a sentence although they begin in lower case.
  const small = /^\p{Ll}/u.test(nextWord) && !/^\p{Ll}{1,2}\p{Lu}/u.test(nextWord);
  // "(!!! exam)" is one bracket, not the end of a sentence.
  if (
    /^[!?]/.test(marks) &&
    /[([][^()[\]]{0,20}$/.test(text.slice(Math.max(from, mark - WORD_REACH), mark)) &&
    /^[^()[\].!?]{0,40}[)\]]/.test(text.slice(next, next + 48))
  )
    return false;
  // "Test first!!! <0.8 refer": several calls stress a note that goes on.
  if (marks.startsWith('!!') && !/^\p{Lu}/u.test(nextWord) && !text.slice(mark, next).includes('\n')) return false;
  if (!marks.startsWith('.') || marks.startsWith('..')) return !small || lowStyle;

  const before = /[\p{L}\p{M}\p{N}.-]+$/u.exec(text.slice(Math.max(from, mark - WORD_REACH), mark))?.[0].replace(/^[.-]+/, '') ?? '';
  const word = before.toLowerCase();
  const closed = marks.length > 1 && !marks.endsWith('.');
  if (mark - before.length <= from && /^(?:\d{1,3}|\p{L})$/u.test(before)) return false;
  if (!closed && language.code !== 'en') {
    if (language.abbreviations.has(word)) return false;
    if (language.ordinals && /^(?:\d{1,2}|[IVX]{1,5})$/.test(before) && /^\p{Lu}/u.test(nextWord)) return false;
  }
  if (!closed && BEFORE_NAME_OR_NUMBER.has(word)) return word === 'no' && nextWord !== '' && !/^\d/.test(nextWord);
  // "Marbury v. Madison"
  if (
    !closed &&
    before === 'v' &&
    /\p{Lu}[\p{L}.’'-]*\s$/u.test(text.slice(Math.max(from, mark - WORD_REACH), mark - 1)) &&
    /^\p{Lu}/u.test(nextWord)
  )
    return false;
  const opens = OPENERS.has(nextWord.toLowerCase()) && (!small || lowStyle);
  if (!closed && (MAYBE_LAST.has(word) || /^(?:\p{L}\.)+\p{L}$/u.test(before))) return opens;
  // A single capital is an initial ("J. Smith") unless a typical first word follows ("vitamin C. The") or it ends a formula or a degree.
  if (!closed && /^\p{Lu}$/u.test(before))
    return (
      opens ||
      LETTERED.test(text.slice(Math.max(from, mark - WORD_REACH), mark - 1)) ||
      /[=+−×/*<>^≈°-]\s*$/.test(text.slice(Math.max(from, mark - 6), mark - 1))
    );
  // A full stop at the end of a line ends the sentence, whatever follows.
  return !small || lowStyle || text.slice(mark, next).includes('\n');
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && /\s/.test(text[next] as string)) next += 1;
  return next;
}
