import { cappedWords } from './capped-words.ts';

const LONGEST_MEANING = 16;
/** "Long Short-Term Memory (LSTM)" */
const SHORT_FORM = /\((\p{Lu}[\p{L}\d-]{1,7})\)/gu;
// A name begins at most this many characters before its short form.
const NAME_REACH = 100;
/** "A valve is a device that …" */
const DEFINED =
  /(?:^|[.!?]\s+|\n)(?:(?:an?|the)\s+)?(\p{L}[\p{L}\d-]*(?: [\p{L}\d-]+){0,3}?) (?:is|are|means|refers to|denotes|is called|is defined as) ((?:an?|the|any|each) [^.!?\n]{10,200})/giu;
const NO_TERM =
  /^(?:it|this|that|these|those|there|they|he|she|we|what|which|here|one|such|each|all|our|his|her|its|their|the aim|the problem|the result|the goal|the purpose)\b/i;

/** The terms of texts with their meanings, by the term in small letters. The first meaning of a term counts. */
export function glossaryOf(texts: Iterable<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const take = (term: string, meaning: string): void => {
    const key = term.toLowerCase();
    if (!found.has(key)) found.set(key, `${term}: ${cappedWords(meaning, LONGEST_MEANING)}`);
  };
  for (const text of texts) {
    for (const { 1: short = '', index } of text.matchAll(SHORT_FORM)) {
      const long = wordsOf(text.slice(Math.max(0, index - NAME_REACH), index), short);
      if (long !== undefined) take(short, long);
    }
    for (const [, term = '', meaning = ''] of text.matchAll(DEFINED)) if (!NO_TERM.test(term)) take(term, meaning);
  }
  return found;
}

/** The words whose first letters make a short form: the last ones before it. */
function wordsOf(words: string, short: string): string | undefined {
  const all = (words.split(/[.,;:()\n]/).at(-1) ?? '').trim().split(/[ -]/);
  const letters = [...short.replace(/s$/, '')].filter((letter) => /\p{Lu}/u.test(letter)).length;
  const own = all.slice(-letters);
  return letters > 1 && own.length === letters && own[0]?.[0]?.toLowerCase() === short[0]?.toLowerCase() ? own.join(' ') : undefined;
}
