import { stemmer } from '@orama/stemmers/indian';
import { stopwords } from '@orama/stopwords/indian';
import { fromWords } from './from-words.ts';

export const hindi = fromWords('hi', stopwords, stemmer, 'डॉ श्री प्रो');
