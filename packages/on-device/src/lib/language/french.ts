import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import { borders, fromWords } from './from-words.ts';

/** The package lists no elided forms as one word ("c'est"), which the reader keeps together. */
const ELIDED =
  "c'est d'un d'une qu'il qu'elle qu'on qu'un qu'une n'est s'est j'ai il y a ce cette ces plus comme si aussi très donc où dont être fait peut tout tous toute toutes bien sans entre deux";

export const french = fromWords(
  'fr',
  [...stopwords, ...ELIDED.split(' ')],
  stemmer,
  'm mm mme mlle dr pr p.ex ex p pp vol chap fig env av apr j.-c art éd n',
  borders(
    'alors donc maintenant ensuite puis enfin voilà bon bref imaginez supposons',
    "mais parce et si quand comment c'est on nous par aussi en ce cela",
  ),
);
