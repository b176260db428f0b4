import { referenceSentences } from '../sentences.ts';
import { isCities } from './cities.ts';
import { isHouse } from './houses.ts';
import { cutAtIn, cutAtMark } from './title-commas.ts';
import { isOfTitle, NUMBERS, titleLength } from './title-sentences.ts';

/** A title and the text after it. */
export interface CutTitle {
  readonly title: string;
  readonly tail: string;
  /** Whether the cut is at a comma, so that a comma of the title may be taken for its end. */
  readonly guessed: boolean;
}

/** "Title (Publisher, 1992)", "Title (Publisher)": the bracket at the end holds publisher and year. An acronym belongs to the title. */
function cutAtBracket(text: string): CutTitle | undefined {
  const match = /^(.{3,}?)[\s,]*\(([^()]*(?:1[5-9]|20)\d\d|\p{Lu}[^()\d]*\p{Ll}[^()\d]*)\)[.,\s]*$/u.exec(text);
  return match === null || /[.?!]\s/.test(match[1] ?? '') ? undefined : { title: match[1] ?? '', tail: match[2] ?? '', guessed: false };
}

/** Cuts a title at the full stop after it. A question mark may stand inside it: "Why fly? The case of bats. Nature 3". */
export function cutAtStop(text: string): CutTitle {
  const bracket = cutAtBracket(text);
  if (bracket !== undefined) return bracket;
  const [first = '', ...others] = referenceSentences(text);
  const within = cutAtIn(text);
  if (within !== undefined) return { ...within, guessed: false };
  const [second = '', third = ''] = others;
  // After a question mark the title goes on if another sentence stands before the numbers.
  if (
    /[?!]["”’]?$/.test(first) &&
    others.length > 1 &&
    !NUMBERS.test(second) &&
    !/^(?:\d|vol|no\b|online)/i.test(third) &&
    !/^(?:in\b|[^.]{2,40}:)/i.test(second) &&
    second.split(' ').length > 2
  ) {
    return { title: `${first} ${second}`, tail: others.slice(1).join(' '), guessed: false };
  }
  const length = titleLength([first, ...others]);
  if (length > 1)
    return { title: [first, ...others.slice(0, length - 1)].join(' '), tail: others.slice(length - 1).join(' '), guessed: false };
  // "Zwänge des Handelns. Über Macht und Organisation, Frankfurt a.M."
  const later = others.length === 1 && !NUMBERS.test(second) ? cutAtMark(second) : undefined;
  if (later !== undefined && isOfTitle(later.title) && !isCities(later.title) && !isHouse(later.title))
    return { title: `${first} ${later.title}`, tail: later.tail, guessed: false };
  const marked = cutAtMark(others.length === 0 ? text : first);
  if (marked !== undefined) return { title: marked.title, tail: [marked.tail, ...others].join('. '), guessed: mayHoldSeries(marked.title) };
  // "Title, Journal 12, 3–4" and "Title, Abbrev. J. Name. 12, 3" have no stop before the journal.
  const byComma = others.length === 0 ? NUMBERS.test(first) : endsInJournal(first) && NUMBERS.test(others.join(' '));
  const cut = byComma ? commaBeforeNumbers(text) : undefined;
  return cut === undefined || cut.tail === '' ? { title: first, tail: others.join(' '), guessed: false } : { ...cut, guessed: true };
}

/** The first words of a journal's abbreviated name after a comma: ", The Sea J. Oceanol.", ", Acad. Roy." */
const ENDS_IN_ABBREVIATIONS = /,\s(?:\p{Lu}\p{L}*\.?\s){0,4}\p{Lu}\p{L}{0,8}\.\s(?:\p{Lu}\p{L}*\.?\s){0,2}\p{Lu}\p{L}{0,8}\.$/u;

function endsInJournal(sentence: string): boolean {
  return /,\s\p{Lu}\p{L}{1,7}\.$/u.test(sentence) || ENDS_IN_ABBREVIATIONS.test(sentence);
}

/** Cuts a title at the semicolon before the publisher, as chemists do: "Title; Press: Place, 1987." */
export function cutAtSemicolon(text: string): CutTitle | undefined {
  const match = /^([^;]{3,}?);\s+(\p{Lu}.*)$/u.exec(text);
  return match === null || referenceSentences(match[1] ?? '').length > 1
    ? undefined
    : { title: match[1] ?? '', tail: (match[2] ?? '').replaceAll('; ', ', '), guessed: false };
}

/** The mark at the end of a title before a comma, but not the full stop of a journal's abbreviated name: "Title, Clim. Dynam., 22". */
function titleStop(text: string): number | undefined {
  const match = /[.?!],\s/.exec(text);
  if (match === null || match[0][0] !== '.') return match?.index;
  return /,\s(?:\p{L}+\.?\s)*\p{Lu}\p{L}*\.\s(?:\p{L}+\.?\s)*\p{L}+$/u.test(text.slice(0, match.index)) ? undefined : match.index;
}

const PERSON = "\\p{Lu}[\\p{L}.'’-]*(?:[ -]\\p{L}[\\p{L}.'’-]*){1,3}";
/** A person named after a title with what they did: ", Eike Middell (ed.)", ", Peter Collier (trans.)". */
const HELPED = new RegExp(`^(.{3,}?),\\s+(${PERSON}(?: and ${PERSON})?)\\s\\((eds?|trans)\\.\\),?\\s*(.*)$`, 'u');

function cutAtHelper(text: string): CutTitle | undefined {
  const [, title, names, role, tail] = HELPED.exec(text) ?? [];
  if (title === undefined || names === undefined) return undefined;
  return { title, tail: `${role === 'trans' ? 'translated by' : 'edited by'} ${names}. ${tail}`, guessed: false };
}

/** Cuts a title at the comma before the journal or publisher: "Title, Journal 37, 12 (1901)". */
export function cutAtComma(text: string): CutTitle {
  const helped = cutAtHelper(text);
  if (helped !== undefined) return helped;
  const bracket = cutAtBracket(text);
  // The years that a title covers are no volume: "Civil War: The Volga Countryside, 1917–1921 (Oxford: Clarendon Press, 1989)".
  if (bracket !== undefined && !/,.*\d/.test(bracket.title.replace(/,?\s\d{3,4}[-–]\d{2,4}$/, ''))) return bracket;
  const [first = '', ...others] = referenceSentences(text);
  const isJournal = endsInJournal(first);
  if (others.length > 0 && !isJournal && !NUMBERS.test(first) && !/[.?!],/.test(first)) return cutAtStop(text);
  const mark = others.length === 0 ? cutAtMark(text) : undefined;
  return mark === undefined ? commaBeforeNumbers(text) : { ...mark, guessed: mayHoldSeries(mark.title) };
}

/** Whether the last words of a title, after a comma, may name a series: "Optical recognition, Progress in Artificial Intelligence". */
function mayHoldSeries(title: string): boolean {
  return /, \p{Lu}[\p{L}-]+ [^,]{4,}$/u.test(title);
}

function commaBeforeNumbers(text: string): CutTitle {
  const commas = [...text.matchAll(/[.?!]?["”’]?,\s+(?=[\p{Lu}\d"“(])/gu)].map((match) => match.index);
  const stop = titleStop(text);
  const numbers = NUMBERS.exec(text)?.index ?? text.length;
  const before = commas.filter((at) => at < numbers - 1 && /\p{L}{2}/u.test(text.slice(at, numbers)));
  const at = stop ?? before.at(-1);
  if (at === undefined) return { title: text, tail: '', guessed: false };
  return {
    title: text.slice(0, at + 1).replace(/,$/, ''),
    tail: text.slice(at + 1).replace(/^["”’]?,?\s*/, ''),
    guessed: stop === undefined && before.length > 1,
  };
}
