import { stemmer } from 'stemmer';
import { isStopWord } from '../text/stop-words.ts';
import type { Language } from './language.ts';

export const english: Language = { code: 'en', isStopWord, stem: stemmer, abbreviations: new Set(), ordinals: false };
