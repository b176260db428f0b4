import type { Language } from '../../language/language.ts';
import { END_OF_PHRASE, isFrayed } from './cut-speech.ts';

/** Fewer captions show no habit. */
const FEWEST = 4;
/** Of captions that are cut for length, about every second one ends within a phrase. */
const LEAST_CLEAN = 0.75;
/** More captions with an end mark are sentences that somebody has punctuated. */
const MOST_ENDED = 0.2;

/**
 * Captions that somebody has cut where phrases end: each border between two phrases is an end. Undefined for captions that
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
  const clean = starts.filter((at) => {
    const [first = ''] = raw.slice(at, at + 80).split(/\s/);
    const last =
      raw
        .slice(Math.max(0, at - 400), at)
        .trim()
        .split(/\s/)
        .at(-1) ?? '';
    return first !== 'that' && !isFrayed(first, last, language);
  });
  const ended = raw.match(/[.!?]\s*\n/g) ?? [];
  if (clean.length < LEAST_CLEAN * starts.length || ended.length > MOST_ENDED * starts.length) return undefined;
  return new Map([...pauses, ...clean.map((at): [number, number] => [at, END_OF_PHRASE])]);
}
