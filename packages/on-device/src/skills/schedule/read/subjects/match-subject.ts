import type { Stretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import { COUNTED } from '../words/exam-words.ts';
import { isAbbreviation, sameBeginning } from './alike-words.ts';
import { areGeneric, type SubjectWords, subjectWords } from './subject-words.ts';

/** Whether the label of an exam names no subject: "Exams", "End sem exam". */
export function isGeneric(label: string): boolean {
  return areGeneric(subjectWords(label).words);
}

const COUNTED_WORD = new RegExp(`^${COUNTED}$`, 'iu');

/** The names of a form are matched with many labels. */
const known = new WeakMap<readonly string[], readonly SubjectWords[]>();

function wordsOfAll(names: readonly string[]): readonly SubjectWords[] {
  let words = known.get(names);
  if (words === undefined) {
    words = names.map(subjectWords);
    known.set(names, words);
  }
  return words;
}

/** The index of the name that a label means, by equal words, shared beginnings or initials. -1 if none fits or two fit equally. */
export function matchSubject(label: string, names: readonly string[]): number {
  const all = wordsOfAll(names);
  // "IS" for "Information Systems" is no verb.
  if (/^\s*\p{Lu}{2,5}\s*$/u.test(label)) {
    const short = label.trim().toLowerCase();
    const at = onlyOne(all, ({ words }) => words.length > 1 && words.map(([initial]) => initial).join('') === short);
    if (at >= 0) return at;
  }
  const own = withoutCount(subjectWords(label), all);
  const scores = all.map((name) => likeness(own, name));
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  if (best === 0) {
    const initial = onlyOne(all, (name) => isInitial(own, name));
    if (initial >= 0) return initial;
    const short = onlyOne(all, (name) => isShortFor(own, name));
    // "written" for "French written" beside "French oral"
    return short >= 0 ? short : onlyOne(all, ({ words }) => own.words.some((word) => word.length > 3 && words.includes(word)));
  }
  const at = scores.indexOf(best);
  if (scores.indexOf(best, at + 1) === -1) return at;
  // "Micro" is the beginning of "Microeconomics" rather than "Macro" misspelt.
  const begun = onlyOne(all, (name) => scores[all.indexOf(name)] === best && name.text.startsWith(own.text));
  if (begun >= 0) return begun;
  // "A&P II" beside "Anatomy & physiology I" and "II"
  const number = numeralsOf(own);
  return number === '' ? -1 : onlyOne(all, (name) => scores[all.indexOf(name)] === best && numeralsOf(name) === number);
}

/** The names that begin with all words of a label that fits several of them equally: "GRE" for "GRE Quant" and "GRE Verbal". */
export function familyOf(label: string, names: readonly string[]): number[] {
  const { telling } = subjectWords(label);
  if (telling.length === 0) return [];
  const known = new Set(wordsOfAll(names).flatMap(({ words }) => words));
  // "TOEFL iBT" for "TOEFL Reading" and "TOEFL Writing"
  const said = telling.filter((word, at) => at === 0 || known.has(word));
  const own = (of: SubjectWords): boolean => said.every((word, at) => of.words[at] === word);
  return wordsOfAll(names).flatMap((of, at) => (own(of) || (of.inFull !== undefined && own(of.inFull)) ? [at] : []));
}

/** A label without the number of its exam, unless a name has it: "Calc 1 exam 2" is of "Calc 1" and not of "Calc 2". */
function withoutCount(label: SubjectWords, all: readonly SubjectWords[]): SubjectWords {
  const at = label.words.findIndex((word, index) => isCount(word) && COUNTED_WORD.test(label.words[index - 1] ?? ''));
  const said = `${label.words[at - 1]} ${label.words[at]}`;
  if (at < 0 || all.some(({ text }) => text.includes(said))) return label;
  return subjectWords(label.words.toSpliced(at, 1).join(' '));
}

/** The words of a label that name a subject, by their places; all of it if only the whole does. */
export function tellingWords(label: Passage, names: readonly string[]): Stretch[] {
  const text = label.raw.slice(label.start, label.end);
  const all = wordsOfAll(names).flatMap(({ words, inFull }) => [...words, ...(inFull?.words ?? [])]);
  const telling = [...text.matchAll(/[\p{L}\p{N}+#]+/gu)].flatMap(({ index, 0: word }) => {
    const lower = word.toLowerCase();
    const own = subjectWords(word).inFull?.words ?? [lower];
    const isOne = own.some((it) => all.some((other) => sameBeginning(it, other))) || matchSubject(word, names) >= 0;
    return isOne ? [{ start: label.start + index, end: label.start + index + word.length }] : [];
  });
  return telling.length === 0 && matchSubject(text, names) >= 0 ? [label] : telling;
}

const numeralsOf = ({ words }: SubjectWords): string => words.filter((it) => /^(?:i{1,3}|iv|v|\d+)$/.test(it)).join(' ');

function onlyOne(names: readonly SubjectWords[], fits: (name: SubjectWords) => boolean): number {
  const at = names.findIndex(fits);
  return at < 0 || names.findLastIndex(fits) !== at ? -1 : at;
}

/** "M" for "Maths" beside "Physics", "P1" for "Maths paper 1", "metrics" for "Econometrics". */
function isInitial({ words: [label = '', ...more] }: SubjectWords, { words }: SubjectWords): boolean {
  if (more.length > 0) return false;
  if (label.length === 1) return words.length === 1 && words[0]?.[0] === label;
  const initials = words.map((word) => (/^\d/.test(word) ? word : word[0])).join('');
  return (/\d$/.test(label) && initials.endsWith(label)) || (label.length >= 5 && words.some((word) => word.endsWith(label)));
}

/** Whether a label of a few letters is drawn from a name in order, from its first letter: "DB" for "Database Systems". */
function isShortFor({ telling }: SubjectWords, { words }: SubjectWords): boolean {
  const [short = '', ...more] = telling.filter((word) => !/^\d+$/.test(word));
  if (more.length > 0 || short.length < 2 || short.length > 4) return false;
  const letters = words.join('');
  let at = -1;
  for (const letter of short) {
    at = letters.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return short[0] === letters[0];
}

/** The degree to which a label fits a name, as they stand or with short names in full. */
function likeness(label: SubjectWords, name: SubjectWords): number {
  const plain = likenessOf(label, name);
  if (label.inFull === undefined && name.inFull === undefined) return plain;
  return Math.max(plain, likenessOf(label.inFull ?? label, name.inFull ?? name));
}

/** Whether a word is the number of one of several, and no code of a course: "1", but not "212". */
const isCount = (word: string): boolean => /^\d{1,2}$/.test(word);

/** 5 for the same text, 4 for the same words, 3 for initials, less for shared beginnings. */
function likenessOf({ text, words, telling }: SubjectWords, name: SubjectWords): number {
  if (text === name.text) return 5;
  if (telling.length === 0 || name.telling.length === 0) return 0;
  if (telling.join(' ') === name.telling.join(' ')) return 4;
  const isInitials =
    telling.some((word) => isAbbreviation(word, name.telling)) ||
    (name.telling.length === 1 && isAbbreviation(name.telling[0] ?? '', telling));
  if (isInitials) return 3;
  const both = telling.filter((word) => name.telling.some((other) => sameBeginning(word, other)));
  // "Exam 1" is not of "Care plan 1", but "Paper 1" is of "Maths paper 1".
  if (both.every((word) => isCount(word) && !name.text.includes(`${words[words.indexOf(word) - 1]} ${word}`))) return 0;
  const shared = both.length;
  const share = shared / Math.max(telling.length, name.telling.length);
  return Math.round(share * 2000) / 1000 + (shared === Math.min(telling.length, name.telling.length) ? 0.5 : 0);
}
