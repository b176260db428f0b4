import type { Language } from '../../language/language.ts';

/** Pieces of speech have this many words. */
const FEWEST_WORDS = 7;
/** A caption that is a phrase of its own may have this few, and a cut inside it costs so much. */
const FEWEST_OF_PHRASE = 3;
const INSIDE_CAPTION = 2;
const MOST_WORDS = 40;
const USUAL = 17;
/** The cost of each word by which a piece is longer or shorter than usual. */
const COST = 0.05;
/** The cost of a cut without odds. */
const CUT = 1.6;
/** The seconds of silence between captions that are a short, a clear and a long pause. */
const SHORT_PAUSE = 0.25;
const CLEAR_PAUSE = 0.7;
const LONG_PAUSE = 1.4;
/** The pause that stands for a border at which somebody has ended a phrase. */
export const END_OF_PHRASE = 60;
/** English words that open a new thought almost always. */
const STRONG = words(
  'okay ok so now alright anyway well next finally lastly remember notice recall imagine suppose however therefore likewise meanwhile basically consider',
);
/** English words that belong to the word after them. A piece never ends with one. */
const LEADS_ON = words(
  "the a an of to in is are was were and or that with for on at by if when because so but we you i he she they it's this these those my our your their its be been very called understanding really can could will would should may might not from as into than about just like which who where how what there's that's let's i'm we're you're gonna more most some any no every each has have had do does did don't doesn't didn't also then it",
);

/** English words inside a phrase. No piece begins with one. */
const INSIDE = words(
  'of to than is are was were be been by from into onto at with or nor which who whose whom not as on in for until upon will would can could should has had across between through',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** The worth of the first and the last word of a speech as ends of a piece. */
const SURE = 3;

/** A piece of speech by its offsets. `sure` is the logarithm of the odds that a thought begins and ends with it. */
export interface SpeechPiece {
  readonly start: number;
  readonly end: number;
  readonly sure: number;
}

interface Word {
  readonly index: number;
  readonly end: number;
  readonly word: string;
}

/**
 * Cuts speech that was written down without punctuation: at pauses between captions and between words where thoughts often end.
 * Of all ways to cut, it takes the one whose cuts are best in sum.
 * @param text the text to cut; its offset in the raw value is `start`
 * @param pauses seconds of silence before the offset of a caption
 * @param phrased whether captions end where phrases end, so that they may be short and are seldom cut inside
 * @returns the pieces in order
 */
export function cutSpeech(
  text: string,
  start: number,
  language: Language,
  pauses: ReadonlyMap<number, number>,
  phrased = false,
): SpeechPiece[] {
  const found = [...text.matchAll(/\S+/g)].map(
    ({ index, 0: word }): Word => ({ index, end: index + word.length, word: word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}'’]+/gu, '') }),
  );
  const fewest = phrased ? FEWEST_OF_PHRASE : FEWEST_WORDS;
  const plain = found.map(({ word }) => word.replace('’', "'"));
  const worths = found.map((word, at) => {
    if (at === 0) return SURE;
    const pause = pauses.get(start + word.index);
    return worthOf(text, found, plain, at, pause, language) - (phrased && pause === undefined ? INSIDE_CAPTION : 0);
  });
  worths.push(SURE);
  // best[at] is the worth of the best cuts of the first `at` words; from[at] is where their last piece begins.
  const best = new Float64Array(found.length + 1).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array(found.length + 1);
  best[0] = 0;
  for (let at = 1; at <= found.length; at += 1) {
    const least = at === found.length || at < 2 * fewest ? 1 : fewest;
    for (let length = least; length <= Math.min(MOST_WORDS, at); length += 1) {
      const total = (best[at - length] ?? 0) + (worths[at] ?? 0) - COST * Math.abs(length - USUAL);
      if (total > (best[at] ?? 0) + 1e-9) {
        best[at] = total;
        from[at] = at - length;
      }
    }
  }
  const pieces: SpeechPiece[] = [];
  for (let at = found.length; at > 0; at = from[at] ?? 0) {
    const first = from[at] ?? 0;
    pieces.push({
      start: start + (found[first] as Word).index,
      end: start + (found[at - 1] as Word).end,
      sure: Math.min(worths[first] ?? 0, worths[at] ?? 0),
    });
  }
  return pieces.reverse();
}

/** Whether an English word opens a new thought almost always. */
export const opensThought = (word: string): boolean => STRONG.has(word);

/** Whether an English word belongs to the word after it. */
export const belongsToNext = (word: string): boolean => LEADS_ON.has(word);

/** Whether a piece of speech was cut within a phrase: it begins or ends with a word that belongs to the words beyond. */
export function isFrayed(first: string, last: string, { code }: Pick<Language, 'code'>): boolean {
  return code === 'en' && (INSIDE.has(first) || LEADS_ON.has(last));
}

/** The worth of a cut of speech before a word: the logarithm of its odds where the language knows them. */
function worthOf(
  text: string,
  found: readonly Word[],
  plain: readonly string[],
  at: number,
  pause: number | undefined,
  language: Language,
): number {
  const before = found[at - 1] as Word;
  const next = found[at] as Word;
  const heard = silence(pause) + (/[,;:–-]$/.test(text.slice(before.index, before.end)) ? 1.2 : 0);
  if (language.oddsOfEnd !== undefined) return heard + language.oddsOfEnd(plain, at);
  return (
    heard +
    opening(next.word, found[at + 1]?.word ?? '', language) +
    (text.slice(before.end, next.index).includes('\n') ? 0.4 : 0) +
    (language.opens?.closes.has(before.word) ? 3 : 0) -
    (leadsOn(before.word, language) ? 4 : 0) -
    CUT
  );
}

function opening(word: string, next: string, { code, opens }: Language): number {
  // English without its odds, which did not load.
  if (opens === undefined) return code === 'en' && STRONG.has(word) ? 3 : 0;
  if (opens.strong.has(word)) return 3;
  // "and so", "but now", "because we" open more surely than one word.
  if (opens.weak.has(word)) return opens.strong.has(next) || opens.weak.has(next) ? 2.4 : 1.2;
  return 0;
}

function leadsOn(word: string, { code, isStopWord }: Language): boolean {
  if (code === 'hi') return false;
  return isStopWord(word);
}

function silence(seconds: number | undefined): number {
  if (seconds === undefined || seconds < SHORT_PAUSE) return 0;
  if (seconds >= END_OF_PHRASE) return 8;
  return seconds < CLEAR_PAUSE ? 1.5 : seconds < LONG_PAUSE ? 3 : 5;
}
