import { type Random, randomOf } from '../text/sentences.ts';

const WORDS = (
  'garden river teacher signal paper window harbour method copper forest ladder mirror engine lesson market pencil valley winter bridge candle ' +
  'quickly slowly rarely often gently partly openly firmly early later under across beside beyond toward without ' +
  'carries follows measures changes compares gathers explains divides returns lowers lifts holds shows turns meets bends ' +
  'broad narrow quiet steady plain bright hollow level distant common careful simple'
).split(' ');

/**
 * Words in a shuffled order, the same for the same seed, in sentences of about twelve words, so that no eight words in a row come twice.
 */
export function wordsByChance(words: number, seed: string): string {
  const random = randomOf(seed);
  const sentences: string[] = [];
  for (let left = words; left > 0; ) {
    const length = Math.min(left, 9 + Math.floor(random() * 6));
    sentences.push(sentence(length, random));
    left -= length;
  }
  return sentences.join(' ');
}

function sentence(length: number, random: Random): string {
  const words = Array.from({ length }, () => WORDS[Math.floor(random() * WORDS.length)] ?? '').join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
