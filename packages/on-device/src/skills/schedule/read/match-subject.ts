/** Words that do not identify a subject. */
const EMPTY = new Set([
  'exam',
  'exams',
  'paper',
  'test',
  'final',
  'finals',
  'midterm',
  'midterms',
  'end',
  'sem',
  'semester',
  'term',
  'theory',
  'written',
  'the',
  'of',
  'and',
  'in',
  'to',
  'for',
  'a',
  'an',
  'examination',
  'examinations',
  'my',
  'date',
  'dates',
  'i',
  'ii',
  'iii',
  'viva',
  'practical',
  'mock',
  'quiz',
  'unit',
  'starts',
  'start',
  'starting',
  'begin',
  'begins',
  'from',
  'on',
  'is',
  'are',
  'all',
  'board',
  'boards',
  'university',
  'internal',
  'external',
  'subject',
  'subjects',
  'last',
  'first',
  'both',
  'every',
  'everything',
  'each',
  'part',
  'component',
  'between',
  'week',
  'period',
  'season',
  'session',
  'our',
  'p',
]);

/** Whether the label of an exam names no subject: "Exams", "End sem exam". */
export function isGeneric(label: string): boolean {
  return words(label).every((word) => EMPTY.has(word) || /^(?:p?\d+|[a-d])$/.test(word));
}

/** The index of the name that a label means, by equal words, shared beginnings or initials. -1 if none fits or two fit equally. */
export function matchSubject(label: string, names: readonly string[]): number {
  const scores = names.map((name) => likeness(label, name));
  const best = Math.max(0, ...scores);
  if (best === 0) {
    const short = onlyOne(names, (name) => isShortFor(label, name));
    // "written" for "French written" beside "French oral"
    return short >= 0 ? short : onlyOne(names, (name) => words(label).some((it) => it.length > 3 && words(name).includes(it)));
  }
  const at = scores.indexOf(best);
  return scores.indexOf(best, at + 1) === -1 ? at : -1;
}

function onlyOne(names: readonly string[], fits: (name: string) => boolean): number {
  const found = names.flatMap((name, at) => (fits(name) ? [at] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
}

/** Whether a label of a few letters is drawn from a name in order, from its first letter: "DB" for "Database Systems". */
function isShortFor(label: string, name: string): boolean {
  const [short = '', ...more] = words(label).filter((word) => !EMPTY.has(word) && !/^\d+$/.test(word));
  if (more.length > 0 || short.length < 2 || short.length > 4) return false;
  const letters = words(name).join('');
  let at = -1;
  for (const letter of short) {
    at = letters.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return short[0] === letters[0];
}

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

function inFull(label: string): string {
  return words(label)
    .map((word) => SHORT_NAMES.get(word) ?? word)
    .join(' ');
}

/** How well a label fits a name, as they stand or with short names in full. */
function likeness(label: string, name: string): number {
  const plain = likenessOf(label, name);
  const [fullLabel, fullName] = [inFull(label), inFull(name)];
  return Math.max(plain, fullLabel === words(label).join(' ') && fullName === words(name).join(' ') ? 0 : likenessOf(fullLabel, fullName));
}

/** 4 for the same words, 3 for initials, less for shared beginnings. */
function likenessOf(label: string, name: string): number {
  const a = words(label).filter((word) => !EMPTY.has(word));
  const b = words(name).filter((word) => !EMPTY.has(word));
  const plainA = words(label).join(' ');
  const plainB = words(name).join(' ');
  if (plainA === plainB) return 5;
  if (a.length === 0 || b.length === 0) return 0;
  if (a.join(' ') === b.join(' ')) return 4;
  if (a.some((word) => isAbbreviation(word, b)) || (b.length === 1 && isAbbreviation(b[0] ?? '', a))) return 3;
  const shared = a.filter((word) => b.some((other) => sameBeginning(word, other))).length;
  return shared === 0
    ? 0
    : Math.round((shared / Math.max(a.length, b.length)) * 2000) / 1000 + (shared === Math.min(a.length, b.length) ? 0.5 : 0);
}

function sameBeginning(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return true;
  // "maths" and "mathematics"
  if (short.endsWith('s') && short.length >= 5 && long.startsWith(short.slice(0, -1))) return true;
  return short.length >= 5 && short[0] === long[0] && isMisspelt(short, long, long.length >= 8 ? 2 : 1);
}

/** Whether two words differ by at most so many letters that are changed, left out, added or swapped with their neighbour. */
function isMisspelt(a: string, b: string, most: number): boolean {
  if (a === b) return true;
  if (most === 0 || Math.abs(a.length - b.length) > most) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  if (restA[0] === restB[1] && restA[1] === restB[0] && isMisspelt(restA.slice(2), restB.slice(2), most - 1)) return true;
  return (
    isMisspelt(restA.slice(1), restB.slice(1), most - 1) ||
    isMisspelt(restA.slice(1), restB, most - 1) ||
    isMisspelt(restA, restB.slice(1), most - 1)
  );
}

/** Whether `short` is made of the initials of all words in order: "cn" for "computer networks", "dbms" for "database management systems". */
function isAbbreviation(short: string, full: readonly string[]): boolean {
  if (short.length < 2 || short.length > 6 || full.length < 2) return false;
  const initials = full.map((word) => word[0]).join('');
  if (short === initials) return true;
  let word = 0;
  let at = 0;
  for (const letter of short) {
    const next = full[word + 1];
    if (at === 0) {
      if (letter !== full[word]?.[0]) return false;
      at = 1;
    } else if (next?.startsWith(letter)) {
      word++;
      at = 1;
    } else {
      const found = full[word]?.indexOf(letter, at) ?? -1;
      if (found < 0) return false;
      at = found + 1;
    }
  }
  return word === full.length - 1;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
