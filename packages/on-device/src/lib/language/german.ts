import { stemmer } from '@orama/stemmers/german';
import { stopwords } from '@orama/stopwords/german';
import { fromWords } from './from-words.ts';

export const german = fromWords(
  'de',
  stopwords,
  stemmer,
  'z.b z b u.a u d.h d h bzw usw ca nr abb tab bd s vgl evtl ggf hr fr dr prof st jh n.chr v.chr i.d.r sog inkl max min',
  true,
);
