import { hasEnoughWords, isMostlyNames, obviousLanguage } from './detect.ts';
import { english } from './english.ts';
import { isKnown, type KnownLanguage, type Language } from './language.ts';

const LOADERS: Readonly<Record<KnownLanguage, () => Promise<Language>>> = {
  en: async () => english,
  es: async () => (await import('./spanish.ts')).spanish,
  fr: async () => (await import('./french.ts')).french,
  de: async () => (await import('./german.ts')).german,
  hi: async () => (await import('./hindi.ts')).hindi,
};

/** A score of the detector, 0 to 1 where its best language has 1, that is close to the best. */
const CLOSE = 0.85;

/** The language of a text. The detector loads only if script and function words do not decide; too short a text counts as English. */
export async function languageOf(text: string): Promise<Language> {
  const code = obviousLanguage(text) ?? (await detected(text));
  // Without a network a part may not arrive; the text is then read as English rather than not at all.
  return isKnown(code)
    ? LOADERS[code]().catch(() => english)
    : { code, isStopWord: () => false, stem: (word) => word, abbreviations: new Set(), ordinals: false };
}

async function detected(text: string): Promise<string> {
  if (!hasEnoughWords(text) || isMostlyNames(text)) return 'en';
  const detector = await import('franc-min').catch(() => undefined);
  if (detector === undefined) return 'en';
  const ranked = detector.francAll(text.slice(0, 4_000));
  const english = ranked.find(([code]) => code === 'eng')?.[1] ?? 0;
  // Notes full of terms and names look like Latin or Italian to it: English wins where it is close.
  const [code = 'und'] = english >= CLOSE ? ['eng'] : (ranked[0] ?? []);
  // The detector has codes of ISO 639-3, "spa"; BCP 47 has "es".
  return code === 'und' ? 'en' : (Intl.getCanonicalLocales(code)[0] ?? code);
}
