import { referenceSentences } from './sentences.ts';

/** A title and the text after it. */
export interface CutTitle {
  readonly title: string;
  readonly tail: string;
  /** Whether the cut is at a comma, so that a comma of the title may be taken for its end. */
  readonly guessed: boolean;
}

/** Volume, issue, pages or the year of a part of a larger work. */
const NUMBERS =
  /(?:^|[\s,(])(?:vol\b|no\b|pp?\.|\d{1,4}\s?\(|\d{1,4}\s?[:;,]\s?\(?[a-z]?\d|\d{1,4},\s|\d+\s?[-–]\s?\d|\((?:\p{L}+\s)?(?:1[5-9]|20)\d\d\))/iu;

/** "Title (Publisher, 1992)", "Title (Publisher)": the bracket at the end holds publisher and year. An acronym belongs to the title. */
function cutAtBracket(text: string): CutTitle | undefined {
  const match = /^(.{3,}?)[\s,]*\(([^()]*(?:1[5-9]|20)\d\d|\p{Lu}[^()\d]*\p{Ll}[^()\d]*)\)[.,\s]*$/u.exec(text);
  return match === null || /[.?!]\s/.test(match[1] ?? '') ? undefined : { title: match[1] ?? '', tail: match[2] ?? '', guessed: false };
}

/** Whether a sentence has the small letters of a title: journals and publishers have capitals or few words. */
function isClause(sentence: string): boolean {
  const words = sentence.match(/\p{L}{4,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return words.length >= 5 && small.length >= 4 && small.length / words.length >= 0.6 && !/^(?:in\b|[^.]{2,40}:)/i.test(sentence);
}

/** Cuts a title at the full stop after it. A question mark may stand inside it: "Why fly? The case of bats. Nature 3". */
export function cutAtStop(text: string): CutTitle {
  const bracket = cutAtBracket(text);
  if (bracket !== undefined) return bracket;
  const [first = '', ...others] = referenceSentences(text);
  const within = /^(.*?[^,]),\s+(in:\s+.*)$/i.exec(text);
  if (within !== null) return { title: within[1] ?? '', tail: within[2] ?? '', guessed: false };
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
  // A title of two sentences: "Misconduct as the main cause. A study of retracted articles and their authors. Gaceta Sanitaria 33, 356–360".
  if (others.length > 1 && isClause(second) && NUMBERS.test(others.slice(1).join(' ')) && !NUMBERS.test(second))
    return { title: `${first} ${second}`, tail: others.slice(1).join(' '), guessed: false };
  // "Thinking, fast and slow, New York: Farrar": the city and the publisher follow a comma.
  const placed = others.length === 0 ? /^(.+),\s+(\p{Lu}[\p{L}\s.]{1,30}:\s[^:]{3,60})$/u.exec(first) : null;
  if (placed !== null) return { title: placed[1] ?? '', tail: placed[2] ?? '', guessed: true };
  return { title: first, tail: others.join(' '), guessed: false };
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
  const isJournal = /,\s\p{Lu}\p{L}{1,7}\.$/u.test(first);
  if (others.length > 0 && !isJournal && !NUMBERS.test(first) && !/[.?!],/.test(first)) return cutAtStop(text);
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
