/** Words that show where the thoughts of speech begin and end. */
export interface Borders {
  /** Words that open a new thought almost always, and those that do so often. */
  readonly strong: ReadonlySet<string>;
  readonly weak: ReadonlySet<string>;
  /** Words that end a clause, where the verb comes last. */
  readonly closes: ReadonlySet<string>;
}

/** The properties of a language that the reader of texts uses. */
export interface Language {
  /** BCP 47: "en", "hi". */
  readonly code: string;
  /** Whether a lower-case word is a function word. */
  isStopWord(word: string): boolean;
  /** The stem of a lower-case word. */
  stem(word: string): string;
  /** Abbreviations in lower case and without their last full stop, after which a sentence goes on. */
  readonly abbreviations: ReadonlySet<string>;
  /** Whether a full stop after a number makes it an ordinal: "am 3. Oktober". */
  readonly ordinals: boolean;
  readonly opens?: Borders;
  /**
   * The logarithm of the odds that a thought of speech ends before `words[at]`; the words are in lower case, without marks. Without it, words
   * that open a thought say where speech is cut.
   */
  readonly oddsOfEnd?: (words: readonly string[], at: number) => number;
}

/** The languages with stop words, stems and abbreviations of their own. Others are read by their marks alone. */
export const KNOWN_LANGUAGES = ['en', 'es', 'fr', 'de', 'hi'] as const;

export type KnownLanguage = (typeof KNOWN_LANGUAGES)[number];

export function isKnown(code: string): code is KnownLanguage {
  return (KNOWN_LANGUAGES as readonly string[]).includes(code);
}
