import { FEWEST_WORDS_TO_DETECT, openingWords } from './detect.ts';

/** A score of the detector, 0 to 1 where its best language has 1, that is close to the best. */
const CLOSE_SCORE = 0.85;

/** The language that a detector finds; English for texts with too few words, in which it would guess. */
export async function detected(text: string): Promise<string> {
  if (openingWords(text).length < FEWEST_WORDS_TO_DETECT || isMostlyNames(text)) return 'en';
  // A module of its own, which is too large to be fetched ahead.
  const { francAll } = await import('franc-min');
  const ranked = francAll(text.slice(0, 4_000));
  const english = ranked.find(([code]) => code === 'eng')?.[1] ?? 0;
  // Notes full of terms and names look like Latin or Italian to it: English wins where it is close.
  const [code = 'und'] = english >= CLOSE_SCORE ? ['eng'] : (ranked[0] ?? []);
  // The detector has codes of ISO 639-3, "spa"; BCP 47 has "es".
  return code === 'und' ? 'en' : (Intl.getCanonicalLocales(code)[0] ?? code);
}

/** Names and numbers belong to no language: a list of references, a timetable. */
function isMostlyNames(text: string): boolean {
  const words = text.slice(0, 4_000).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const others = words.filter((word) => !/^[\p{Lu}\p{N}]/u.test(word)).length;
  return others < words.length * 0.45;
}
