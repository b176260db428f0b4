import { obviousLanguage } from './detect.ts';
import { english } from './english.ts';
import { isKnown, type KnownLanguage, type Language } from './language.ts';
import { mayRunOn } from './runs-on.ts';

const LOADERS: Readonly<Record<KnownLanguage, (text: string) => Promise<Language>>> = {
  // Only speech without full stops needs the odds.
  en: async (text) => (mayRunOn(text) ? { ...english, ...(await import('./odds-of-end.ts')) } : english),
  es: async () => (await import('./spanish.ts')).spanish,
  fr: async () => (await import('./french.ts')).french,
  de: async () => (await import('./german.ts')).german,
  hi: async () => (await import('./hindi.ts')).hindi,
};

/** The language of a text. The detector loads only if script and function words do not decide; too short a text counts as English. */
export async function languageOf(text: string): Promise<Language> {
  // Without a network a part may not arrive; the text is then read as English rather than not at all.
  const code = obviousLanguage(text) ?? (await import('./detector.ts').then(({ detected }) => detected(text)).catch(() => 'en'));
  return isKnown(code)
    ? LOADERS[code](text).catch(() => english)
    : { code, isStopWord: () => false, stem: (word) => word, abbreviations: new Set(), ordinals: false };
}
