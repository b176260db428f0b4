import type { Language } from '../../language/language.ts';
import { CLEAR_PAUSE, isFrayed } from './cut-speech.ts';

/** Fewer captions show no habit. */
const FEWEST = 5;
/** Captions that are cut for length end within a phrase about every second time. */
const MOST_FRAYED = 0.25;
/** More captions with an end mark are sentences that somebody has punctuated. */
const MOST_ENDED = 0.2;

/**
 * Captions that somebody has cut where phrases end: each border between two phrases is as clear as a pause. Undefined for captions that
 * are cut for length, have full stops or are not in English, whose borders say nothing.
 * @param pauses seconds of silence before the offset of each caption
 */
export function phraseCaptions(
  raw: string,
  pauses: ReadonlyMap<number, number>,
  language: Language,
): ReadonlyMap<number, number> | undefined {
  const starts = [...pauses.keys()].slice(1);
  if (language.code !== 'en' || starts.length < FEWEST) return undefined;
  const lastBefore = (at: number) => /\S*$/.exec(raw.slice(Math.max(0, at - 400), at).trimEnd())?.[0] ?? '';
  const clean = starts.filter((at) => {
    const [first = ''] = raw.slice(at, at + 80).split(/\s/);
    return first !== 'that' && !isFrayed(first, lastBefore(at), language);
  });
  const ended = starts.filter((at) => /[.!?]$/.test(lastBefore(at)));
  if (clean.length < (1 - MOST_FRAYED) * starts.length || ended.length > MOST_ENDED * starts.length) return undefined;
  return new Map([...pauses, ...clean.map((at): [number, number] => [at, CLEAR_PAUSE])]);
}
