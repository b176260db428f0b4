import { stemmer } from '@orama/stemmers/german';
import { stopwords } from '@orama/stopwords/german';
import { borders, fromWords } from './from-words.ts';

/** Function words and light verbs that the package leaves out. */
const MORE =
  'dass gleich immer tatsächlich einfach etwa sogar bereits daher dabei dazu davon darauf darin daraus dafür dadurch deshalb wobei sodass ebenfalls ebenso jedoch allerdings außerdem mehr weniger mal beim ganz gibt geht macht lassen lässt heißt bedeutet schon viele vieles wenig oft meist meisten wurde wurden werden kann können könnte muss müssen bzw beispiel beispielsweise insgesamt sowie weshalb warum zwar statt trotz seit wegen bis je desto daran dort hier erste ersten erster erstes zweite zweiten zweiter dritte dritten letzte letzten ich du mir dir mich dich kannst';

export const german = fromWords(
  'de',
  [...stopwords, ...MORE.split(' ')],
  stemmer,
  'z.b z b u.a u d.h d h bzw usw ca nr abb tab bd s vgl evtl ggf hr fr dr prof st jh n.chr v.chr i.d.r sog inkl max min',
  borders('also jetzt nun dann schließlich okay gut übrigens außerdem', 'aber weil und wenn was wie das wir zum auch denn deshalb es ich'),
  true,
);
