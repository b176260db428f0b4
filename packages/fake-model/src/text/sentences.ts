import { countWords } from './count-words.ts';

/** A generator of numbers from 0 to below 1, the same for the same seed (mulberry32), and the nouns of its sentences. */
export interface Random {
  (): number;
  readonly nouns: readonly string[];
}

/** @param nouns words of the material, which take the place of most of the own ones */
export function randomOf(seed: string, nouns: readonly string[] = []): Random {
  let state = fnv1a(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return Object.assign(next, { nouns: nouns.length < FEWEST_NOUNS ? WORDS.n : [...WORDS.n.slice(0, FEWEST_NOUNS), ...nouns] });
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const FEWEST_NOUNS = 6;
const WORDS = {
  n: 'method result sample measure argument source reader model record design survey limit reason pattern question comparison context outcome process résumé'.split(
    ' ',
  ),
  a: 'clear careful naïve early reliable narrow common useful open later simple stable local plain'.split(' '),
  v: 'supports limits explains changes follows confirms frames precedes shapes clarifies'.split(' '),
};

// With typographic quotes, a dash and a character outside the basic plane, which a wrong decoder breaks.
const SENTENCES = [
  'The {a} {n} {v} the {n}, and in turn the {a} {n} {v} it.',
  'Where the {n} is {a}, the {n} {v} the {n} only in part.',
  'Each {n} {v} the {a} {n} – a point that the {n} alone leaves open.',
  'This is why the {n} and the {n} are read together: the {a} {n} {v} both.',
  'What is called a “{a} {n}” here {v} the {n} of the whole.',
  'With a sample of 𝑛 cases, the {a} {n} {v} the {n}.',
  'The {n} comes first because it {v} the {n} on which the {a} {n} rests.',
  'Compared with the {n}, the {a} {n} {v} less than its {n} suggests.',
  'It doesn’t follow that the {n} is {a}; the {n} {v} the {n} as well.',
  'If the {n} {v} the {n}, then the {a} {n} needs another {n}.',
];

/** Sentences of 1 to 8 words, to reach an exact number of words. */
const ENDINGS = [
  'Noted.',
  'It holds.',
  'This is enough.',
  'The {n} is {a}.',
  'Every {n} {v} one {n}.',
  'The {a} {n} {v} its {n}.',
  'Here the {a} {n} {v} the {n}.',
  'So the {a} {n} {v} the {a} {n}.',
];
const LONGEST_ENDING = ENDINGS.length;
const SHORTEST_GOOD_ENDING = 4;

const PARAGRAPH_WORDS = 90;

export function sentence(random: Random): string {
  return filled(pick(SENTENCES, random), random);
}

/** Paragraphs with a blank line between them, with exactly this number of words. */
export function paragraphs(words: number, random: Random, opening = ''): string {
  const sentences = countWords(opening) > 0 ? [opening] : [];
  for (let left = words - countWords(opening); left > 0; ) {
    const next = nextSentence(left, random);
    sentences.push(next);
    left -= countWords(next);
  }
  let text = '';
  let inParagraph = 0;
  for (const next of sentences) {
    if (text !== '') text += inParagraph >= PARAGRAPH_WORDS ? '\n\n' : ' ';
    if (inParagraph >= PARAGRAPH_WORDS) inParagraph = 0;
    text += next;
    inParagraph += countWords(next);
  }
  return text;
}

function nextSentence(left: number, random: Random): string {
  if (left > LONGEST_ENDING) {
    const long = sentence(random);
    const rest = left - countWords(long);
    if (rest === 0 || rest >= SHORTEST_GOOD_ENDING) return long;
  }
  const words = left <= LONGEST_ENDING ? left : Math.min(LONGEST_ENDING, left - SHORTEST_GOOD_ENDING);
  return filled(ENDINGS[words - 1] ?? '', random);
}

function filled(template: string, random: Random): string {
  return template.replace(/\{(n|a|v)\}/g, (_, kind: keyof typeof WORDS) => pick(kind === 'n' ? random.nouns : WORDS[kind], random));
}

function pick(list: readonly string[], random: Random): string {
  return list[Math.floor(random() * list.length)] ?? '';
}
