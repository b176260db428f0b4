import { EMPTY, SHORT_NAMES } from '../words/subject-words.ts';

/** The words of a subject's name, or of a label that may mean one. */
export interface SubjectWords {
  readonly words: readonly string[];
  /** The words joined by a space. */
  readonly text: string;
  /** Those that identify the subject. */
  readonly telling: readonly string[];
  /** The same with the full words for short names: "chemistry" for "chem". Undefined without a short name. */
  readonly inFull?: SubjectWords;
}

/** Reads the words of a name or a label. */
export function subjectWords(name: string): SubjectWords {
  const own = ofWords(name.toLowerCase().replace(LETTERS, '$1&').match(WORD) ?? []);
  if (!own.words.some((word) => SHORT_NAMES.has(word))) return own;
  return { ...own, inFull: ofWords(own.words.flatMap((word) => SHORT_NAMES.get(word)?.split(' ') ?? word)) };
}

const WORD = /[\p{L}\p{N}+#]+(?:&[\p{L}\p{N}]+)*/gu;

/** "A & P" is "A&P". */
const LETTERS = /(?<![\p{L}\p{N}])(\p{L}) ?& ?(?=\p{L}(?![\p{L}\p{N}]))/gu;

function ofWords(words: readonly string[]): SubjectWords {
  return { words, text: words.join(' '), telling: words.filter((word) => !EMPTY.has(word)) };
}

/** Whether a word tells no subject from another. */
export const isEmpty = (word: string): boolean => EMPTY.has(word);

/** Whether words name no subject: "Exams", "End sem exam", "P1". */
export function areGeneric(words: readonly string[]): boolean {
  return words.every((word) => EMPTY.has(word) || /^(?:p?\d+|[a-d])$/.test(word));
}
