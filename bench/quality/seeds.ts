/** Facts that are put into a text although its material does not say them, and a generator of pseudo-random numbers to choose them. */

import { MONTH_NAMES, monthNumber } from '@marginalia/engine';

/** Mulberry32: the same numbers for the same seed on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

export interface Seed {
  readonly kind: 'number' | 'name' | 'date' | 'quote';
  /** The words that must be listed. */
  readonly words: string;
  /** A sentence with the words. */
  readonly sentence: string;
}

const FIRST = ['Marisol', 'Anneke', 'Tobias', 'Kwame', 'Ingrid', 'Rajiv', 'Yelena', 'Patrick', 'Noriko', 'Bertrand'];
const FAMILY = [
  'Okonkwo',
  'Vandermeer',
  'Castellanos',
  'Bergström',
  'O’Hanlon',
  'Takahashi',
  'Przybylski',
  'Whitcombe',
  'Al-Rashid',
  'Lefèvre',
];
const PLACES = ['Reykjavik', 'Patagonia', 'the Zuiderzee Museum', 'Ljubljana', 'the University of Tartu', 'Ouagadougou'];
/** Without May, which is also a verb. */
const MONTHS = MONTH_NAMES.filter((name) => name !== 'May');
const UNITS = [' %', '%', ' percent', ' kg', ' km', ' hours', ' nm', ' °C', ' million', '', '', ''];
const QUOTED = [
  'a lantern held low shows more of the road',
  'every harbour keeps two sets of books',
  'no clock was ever wound by patience alone',
  'the glacier forgets nothing that it carries',
  'our orchard paid for the schoolhouse twice over',
];
const ENDINGS = ['was noted', 'is often given', 'has been named', 'came up again'];

const SEEDS: Readonly<Record<Seed['kind'], (random: Random) => Seed>> = {
  number: numberSeed,
  name: nameSeed,
  date: dateSeed,
  quote: quoteSeed,
};

/** A fact of a kind. The caller looks whether the material has it by chance. */
export function seedOf(kind: Seed['kind'], random: Random): Seed {
  return SEEDS[kind](random);
}

function numberSeed(random: Random): Seed {
  const value = pick(random, [13 + Math.floor(random() * 87), 100 + Math.floor(random() * 900), 1000 + Math.floor(random() * 90_000)]);
  const digits =
    random() < 0.25
      ? `${value}.${1 + Math.floor(random() * 8)}`
      : value > 9999 || random() < 0.5
        ? value.toLocaleString('en-US')
        : String(value);
  return {
    kind: 'number',
    words: digits,
    sentence: pick(random, [
      `About ${digits}${pick(random, UNITS)} of it ${pick(random, ENDINGS)}.`,
      `This rises to ${digits}${pick(random, UNITS)}.`,
    ]),
  };
}

function nameSeed(random: Random): Seed {
  const person = `${pick(random, FIRST)} ${pick(random, FAMILY)}`;
  const place = pick(random, PLACES);
  return pick(
    random,
    [
      { kind: 'name', words: person, sentence: `It was first described by ${person}.` },
      { kind: 'name', words: person, sentence: `${person} showed this in detail.` },
      { kind: 'name', words: person, sentence: `According to Dr. ${person}, it holds.` },
      { kind: 'name', words: place.replace(/^the /, ''), sentence: `The same is seen in ${place}, for instance.` },
      { kind: 'name', words: pick(random, FAMILY), sentence: '' },
    ].map((seed) => (seed.sentence === '' ? { ...seed, sentence: `The work of ${seed.words} says so too.` } : seed)) as Seed[],
  );
}

function dateSeed(random: Random): Seed {
  const day = 13 + Math.floor(random() * 15);
  const month = Math.floor(random() * MONTHS.length);
  const year = 1900 + Math.floor(random() * 140);
  const name = MONTHS[month] ?? '';
  const number = String(monthNumber(name)).padStart(2, '0');
  const words = pick(random, [
    `${day} ${name} ${year}`,
    `${name} ${day}, ${year}`,
    `${year}-${number}-${day}`,
    `${day} ${name}`,
    `${day}.${number}.${year}`,
    `${name} ${day}`,
  ]);
  return {
    kind: 'date',
    words,
    sentence: pick(random, [`It happened on ${words}.`, `The term ends on ${words}, as planned.`, `By ${words} all of it was done.`]),
  };
}

function quoteSeed(random: Random): Seed {
  const words = pick(random, QUOTED);
  const [open, close] = pick(random, [
    ['"', '"'],
    ['“', '”'],
    ['«', '»'],
  ] as const);
  return {
    kind: 'quote',
    words,
    sentence: pick(random, [`As it says, ${open}${words}${close}.`, `The text puts it thus: ${open}${words}.${close}`]),
  };
}

/** Words of the material in another spelling, as a model may write them: the facts stay the same. */
export function respelled(text: string, random: Random): string {
  const changes: readonly ((words: string) => string)[] = [
    (words) => words.replace(/(\d) ?%/g, '$1 percent'),
    (words) => words.replace(/(\d) per ?cent/g, '$1 %'),
    (words) =>
      words.replace(/(?<![\d.,/-])([1-9]\d{3,5})(?![\d.,/-])/g, (digits) =>
        Number(digits) > 2100 ? Number(digits).toLocaleString('en-US') : digits,
      ),
    (words) => words.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '\u00a0'),
    (words) => words.replace(/-/g, '\u2011'),
    (words) => words.replace(/"([^"]+)"/g, '“$1”'),
    (words) =>
      words.replace(/(\d{1,2}) (January|February|March|April|June|July|August|September|October|November|December) (\d{4})/g, '$2 $1, $3'),
    (words) =>
      words.replace(/(January|February|March|April|June|July|August|September|October|November|December) (\d{1,2}), (\d{4})/g, '$2 $1 $3'),
    (words) => (words.length > 50 && !/["“”„«»]/.test(words) ? `The material says: “${words}”` : words),
    (words) => words,
  ];
  return pick(random, changes)(text);
}
