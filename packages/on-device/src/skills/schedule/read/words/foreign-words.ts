import { FRENCH } from './languages/french.ts';
import { GERMAN } from './languages/german.ts';
import { HINDI } from './languages/hindi.ts';
import type { Language } from './languages/language.ts';
import { SPANISH } from './languages/spanish.ts';

/** "1900-2130" */
const CLOCK_WITHOUT_COLON: Language = {
  sign: /\d{4} ?(?:-|–|to) ?\d{4}/u,
  words: [['((?!20[23])[01]\\d|2[0-3])([0-5]\\d) ?(?:-|–|to) ?([01]\\d|2[0-3])([0-5]\\d)(?! ?/)', '$1:$2-$3:$4']],
};

export const LANGUAGES: readonly Language[] = [CLOCK_WITHOUT_COLON, SPANISH, FRENCH, GERMAN, HINDI];
