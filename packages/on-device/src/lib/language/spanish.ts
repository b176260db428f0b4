import { stemmer } from '@orama/stemmers/spanish';
import { stopwords } from '@orama/stopwords/spanish';
import { borders, fromWords } from './from-words.ts';

export const spanish = fromWords(
  'es',
  stopwords,
  stemmer,
  'sr sra srta dr dra ud uds p.ej ej pág págs núm vol cap fig aprox ee ee.uu a.c d.c art av prof',
  borders(
    'entonces ahora bueno pues luego después finalmente recuerden recuerda imagina supongamos además',
    'pero porque y si cuando qué cómo así esto eso por también vamos en',
  ),
);
