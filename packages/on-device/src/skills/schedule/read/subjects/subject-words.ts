/** Words that do not identify a subject. */
const EMPTY = new Set(
  `exam exams paper test final finals midterm midterms end sem semester term theory written the of and in to for
  a an examination examinations my date dates i ii iii viva practical mock quiz unit starts start starting begin
  begins from on is are all board boards university internal external subject subjects last first both every
  everything each part component between week period season session our p oral mocks prelim prelims papers tests resit assessment assessments
  sitting booked due exam's modules module course courses class classes taking doing revising held wk paper
  them these two three four five six`.split(/\s+/),
);

/** Short names of subjects that are not, or not only, the beginning of the full name. */
const SHORT_NAMES = new Map(
  Object.entries({
    orgo: 'organic chemistry',
    ochem: 'organic chemistry',
    pchem: 'physical chemistry',
    chem: 'chemistry',
    bio: 'biology',
    psych: 'psychology',
    econ: 'economics',
    calc: 'calculus',
    stat: 'statistics',
    stats: 'statistics',
    math: 'mathematics',
    maths: 'mathematics',
    mathe: 'mathematik',
    polisci: 'political science',
    compsci: 'computer science',
    gov: 'government',
  }),
);

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
  const own = ofWords(name.toLowerCase().match(WORD) ?? []);
  if (!own.words.some((word) => SHORT_NAMES.has(word))) return own;
  return { ...own, inFull: ofWords(own.words.flatMap((word) => SHORT_NAMES.get(word)?.split(' ') ?? word)) };
}

const WORD = /[\p{L}\p{N}+#]+(?:&[\p{L}\p{N}]+)*/gu;

function ofWords(words: readonly string[]): SubjectWords {
  return { words, text: words.join(' '), telling: words.filter((word) => !EMPTY.has(word)) };
}

/** Whether a word tells no subject from another. */
export const isEmpty = (word: string): boolean => EMPTY.has(word);

/** Whether words name no subject: "Exams", "End sem exam", "P1". */
export function areGeneric(words: readonly string[]): boolean {
  return words.every((word) => EMPTY.has(word) || /^(?:p?\d+|[a-d])$/.test(word));
}
