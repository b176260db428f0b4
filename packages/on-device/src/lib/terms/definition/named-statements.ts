import { countWords, endOfMeaning, isNoMeaning, openingOf, saysWhichOne } from './meaning.ts';
import { reach, type Site } from './site.ts';
import { isTermShape } from './term-shape.ts';

/** The definition of a sentence that gives a name: "We define X as …", "This region, called X, is …". */
export function givenNameIn(text: string): Site | undefined {
  return namedIn(text) ?? wePutIn(text) ?? lawIn(text);
}

/** "We define range to be the distance …", "Bourdieu defined social capital as the resources …", "Economists use the term demand to refer to …", "Coined in 1922, the term culture lag refers to …". */
const WE_DEFINE =
  /^[^;:]{1,100}?\s(?<!\b(?:is|are|was|were|be|been|being|has|have|not)\s)define[sd]?\s(?:the\s|an?\s)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”'’]?,?\s(?:to\sbe|as)\s(\S.+)$/su;
const USE_TERM =
  /^[^;:]{1,100}?\s(?:use[sd]?\s|(?<=[,;]\s))the\s(?:term|word|phrase)\s["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”'’]?\s(?:to\s(?:describe|refer\sto|mean|indicate)|refers\sto|for)\s(\S.+)$/su;

function wePutIn(text: string): Site | undefined {
  const found =
    (text.includes('define') ? WE_DEFINE.exec(text) : null) ?? (/\sthe\s(?:term|word|phrase)\s/.test(text) ? USE_TERM.exec(text) : null);
  if (found === null) return undefined;
  const [, term = '', rest = ''] = found;
  const meaning = rest.slice(0, endOfMeaning(rest));
  if (
    !isTermShape(term, true) ||
    openingOf(meaning) === 'none' ||
    isNoMeaning(meaning) ||
    !saysWhichOne(meaning) ||
    countWords(meaning) < 4
  )
    return undefined;
  const at = text.length - rest.length;
  return { form: 'means', term: reach(text.lastIndexOf(term, at), term), meaning: reach(at, meaning), verb: '', article: '' };
}

/** "The Clausius statement says that heat does not flow …", "Hook's law states that …": a law by its name, and what it says. */
const STATED =
  /^(?:(?:so|and|now|then|well|okay),?\s)*(the\s|(?=\p{L}+['’]s?\s))((?!(?:following|above|next|previous|same|other|new|last|whole|entire|current|proposed|final)\s)(?:[\p{L}\d][\p{L}\d'’–-]*\s){1,4}(?:statement|law|principle|theorem|rule|postulate|hypothesis|criterion|axiom|conjecture))\s(?:says|states|asserts|tells\sus)\s(?:that\s)?(\S.+)$/isu;

function lawIn(text: string): Site | undefined {
  const [, article = '', term = '', rest = ''] = /\s(?:says|states|asserts|tells)\s/.test(text) ? (STATED.exec(text) ?? []) : [];
  const meaning = rest.replace(/[\s.,;:]+$/, '');
  if (term === '' || /[?]|["“]/.test(meaning) || /^(?:so|it|this|they|we|you|what|how|about)\b/i.test(meaning) || countWords(meaning) < 5)
    return undefined;
  const at = text.length - rest.length;
  return {
    form: 'means',
    term: reach(text.lastIndexOf(term, at), term),
    meaning: reach(at, meaning),
    verb: '',
    article: article.trim().toLowerCase(),
  };
}

/** "This region, called the magnetosphere, is the zone within which …": the name, then what it is. */
const NAMED_THEN =
  /^.{3,90}?,\s(?:also\s)?(?:called|known\sas|termed|referred\sto\sas)\s(the\s|an?\s)?["“]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3})["”]?(?:\s\([^()]{1,40}\))?,\s(is|are)\s(\S.+)$/su;

function namedIn(text: string): Site | undefined {
  const found = NAMED_THEN.exec(text);
  if (found === null) return undefined;
  const [, article = '', term = '', verb = '', rest = ''] = found;
  const meaning = rest.slice(0, endOfMeaning(rest));
  if (
    openingOf(meaning) === 'none' ||
    isNoMeaning(meaning) ||
    !saysWhichOne(meaning) ||
    countWords(meaning) < 4 ||
    !isTermShape(term, false)
  )
    return undefined;
  const before = text.length - rest.length;
  return {
    form: 'means',
    term: reach(text.lastIndexOf(term, before), term),
    meaning: reach(before, meaning),
    verb,
    article: article.trim(),
  };
}
