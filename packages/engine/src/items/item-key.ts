import type { ItemsByKind } from './kinds.ts';

/** Kinds whose items must differ. Two equal blocks of a plan, rows of a table or topics of two units are no mistake. */
const UNIQUE = ['card', 'term', 'question', 'finding', 'reference'] as const;
export type UniqueKind = (typeof UNIQUE)[number];

export function isUnique(kind: keyof ItemsByKind): kind is UniqueKind {
  return (UNIQUE as readonly string[]).includes(kind);
}

/** The subject of an item, and its statement about the subject. */
const PARTS: { readonly [Kind in UniqueKind]: (item: ItemsByKind[Kind]) => readonly [about: string, says: string] } = {
  card: ({ front, back }) => [front, back],
  term: ({ term, meaning = '' }) => [term, meaning],
  question: ({ question }) => [question, ''],
  finding: ({ quote, place = '' }) => [`${place} ${quote}`, ''],
  reference: ({ text }) => [text, ''],
};

/** Words that two wordings of one question differ in. Question words stay: "When …?" is another card than "Why …?". */
const LIGHT_WORDS = new Set('a an the is are was were be do does did of in on to for and or it its this that by with as at'.split(' '));
/** Two questions with the same answer are one if this share of their words is the same. */
const ALIKE_SHARE = 0.6;
/** Cards with one answer that are compared with each other; there are seldom two. */
const MOST_COMPARED = 20;
/** A shorter answer ("Yes", "The moon") answers different questions. Words. */
const FEWEST_TELLING_WORDS = 3;

/**
 * Tells items that were seen before, whatever their case, punctuation, numbers of list and small words. Each look-up takes about the same
 * time.
 */
export class SeenItems<Kind extends UniqueKind> {
  readonly #kind: Kind;
  readonly #about = new Set<string>();
  readonly #byAnswer = new Map<string, Set<string>[]>();

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  /** Whether the item, or one that hardly differs, was added before. Adds it otherwise. */
  isRepeated(item: ItemsByKind[Kind]): boolean {
    const [about, says] = PARTS[this.#kind](item).map(wordsOf);
    const key = (about ?? []).join(' ');
    if (key === '') return false;
    if (this.#about.has(key)) return true;
    const words = new Set(about);
    const answer = (says ?? []).length < FEWEST_TELLING_WORDS ? undefined : (says ?? []).join(' ');
    const same = answer === undefined ? [] : (this.#byAnswer.get(answer) ?? []);
    if (same.some((other) => shareOf(words, other) >= ALIKE_SHARE)) return true;
    this.#about.add(key);
    if (answer !== undefined && same.length < MOST_COMPARED) this.#byAnswer.set(answer, [...same, words]);
    return false;
  }
}

function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const heavy = words.filter((word) => !LIGHT_WORDS.has(word));
  return heavy.length > 0 ? heavy : words;
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / Math.max(one.size, other.size, 1);
}
