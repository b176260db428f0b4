import { isPlainVerb, isVerb } from '../../text/word-classes.ts';
import { isClause, isManyForOne } from './aside-place.ts';
import { countWords, isNoMeaning, saysWhichOne } from './meaning.ts';
import { reach, type Site } from './site.ts';
import { isTermShape } from './term-shape.ts';

/** "a strategy that doubles the price, known as keystone pricing": the name comes after what it names, set apart. */
const NAME_AFTER =
  /(?:,\s|\s\(|\s?—\s?)(?:(?:also|often|sometimes|commonly|usually|collectively|generally|now)\s)?(?:called|known\sas|termed|referred\sto\sas|dubbed)\s(?:the\s|an?\s)?["“‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”’]?(?=[.,;)]|\s\(|\s(?:in|that|which|by|because|for|or|and)\s)/gu;
const DETERMINER = /(?:^|\s|[(“"])(an?|the|those)\s/giu;
/** A noun phrase after these words belongs to a longer one: "the hands of the monarch". */
const GOVERNS = /^(?:of|in|on|at|to|for|from|with|by|during|between|among|through|into|over|under|within|about|and|or|than|as|across)$/i;
const RELATIVE = /\b(?:that|which|who|whom|whose|where|when)\s$/i;
const IN_RELATIVE = /\b(?:that|which|who|whom|whose|where|when)\s(?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+$/iu;
const MOST = 32;

/** The definitions of names that stand in an aside after what they name. */
export function calledAsidesIn(text: string): Site[] {
  return [...text.matchAll(NAME_AFTER)].flatMap((mark): Site[] => {
    const term = mark[1] ?? '';
    const before = text.slice(0, mark.index);
    const start = startOfPhrase(before);
    // "Abraham (called Ibrahim in Arabic)" has two names.
    if (start === undefined || /\)$|\p{Lu}\S*$/u.test(before) || !isTermShape(term, /\s/.test(term), true)) return [];
    const meaning = before.slice(start);
    const words = countWords(meaning);
    if (
      words < 4 ||
      // "known as the fight or flight response"
      /^\sor\s\p{Ll}+\s\p{Ll}/u.test(text.slice(mark.index + mark[0].length)) ||
      words > MOST ||
      /[;:—–]|,\s(?:and|but|or)\s/.test(meaning) ||
      /,\s\p{Ll}+ed\s/u.test(meaning) ||
      !saysWhichOne(meaning) ||
      isClause(meaning) ||
      isManyForOne(term, meaning) ||
      hasVerb(meaning) ||
      isNoMeaning(meaning)
    )
      return [];
    const at = mark.index + mark[0].lastIndexOf(term);
    return [{ form: 'called', term: reach(at, term), meaning: reach(start, meaning), verb: 'is', article: '' }];
  });
}

/** "The risks include …": a verb outside a relative clause makes the words a statement. */
function hasVerb(meaning: string): boolean {
  const [main = ''] = meaning.split(/\s(?:that|which|who|whose|where|when)\s/i);
  return main.split(/\s+/).some((word, at) => at > 1 && isPlainVerb(word));
}

/** The place where the noun phrase at the end of the words begins: at an article that no preposition and no relative clause governs. */
function startOfPhrase(before: string): number | undefined {
  for (const mark of [...before.matchAll(DETERMINER)].reverse()) {
    const at = mark.index + mark[0].length - (mark[1]?.length ?? 0) - 1;
    const left = before.slice(0, at).trimEnd();
    if (left === '') return at;
    const last = /([\p{L}'’-]+)$/u.exec(left)?.[1] ?? '';
    if (last === '' ? !/[,:;]$/.test(left) : GOVERNS.test(last)) continue;
    if (last === '') return undefined;
    if (RELATIVE.test(`${left} `)) return undefined;
    if (IN_RELATIVE.test(left)) continue;
    return isVerb(last.toLowerCase()) || isPlainVerb(last.toLowerCase()) || /^(?:is|are|was|were|be)$/i.test(last) ? at : undefined;
  }
  // "This flow of hydrogen ions across the membrane, called chemiosmosis"
  if (/^This\s\p{L}+\sof\s[^,;:]+$/u.test(before)) return 'This '.length;
  // "Bias that stems from …, known as interviewer bias"
  return /^\p{Lu}\p{Ll}+\s(?:that|which|who)\s[^,;:]+$/u.test(before) ? 0 : undefined;
}
