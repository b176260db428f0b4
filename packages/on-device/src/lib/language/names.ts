/** English names of the languages that the reader tells most often. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  hi: 'Hindi',
  pt: 'Portuguese',
  it: 'Italian',
  nl: 'Dutch',
  ru: 'Russian',
  uk: 'Ukrainian',
  pl: 'Polish',
  tr: 'Turkish',
  ar: 'Arabic',
  zh: 'Chinese',
  ja: 'Japanese',
  ko: 'Korean',
  vi: 'Vietnamese',
  bn: 'Bengali',
  ta: 'Tamil',
  te: 'Telugu',
  mr: 'Marathi',
  gu: 'Gujarati',
  ur: 'Urdu',
  fa: 'Persian',
  id: 'Indonesian',
  sv: 'Swedish',
  el: 'Greek',
  ne: 'Nepali',
};

/** The English name of a language, or its code if it is not named here. */
export function nameOf(code: string): string {
  return NAMES[code] ?? code;
}
