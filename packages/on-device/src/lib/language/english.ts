import { stemmer } from 'stemmer';
import type { Language } from './language.ts';
import { isStopWord } from './stop-words.ts';

export const english: Language = { code: 'en', isStopWord, stem: stemmer, abbreviations: new Set(), ordinals: false };
