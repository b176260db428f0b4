import { isStopWord } from '../../language/stop-words.ts';
import { isAdverb, isDescriptive, isFamiliar, isPlainVerb } from '../../text/word-classes.ts';

/** Labels of notes and openings of sentences, which name nothing that has a meaning. */
const NO_TERM =
  /^(?:note|notes|analogy|scenario|remark|please|nb|example|examples|remember|important|(?:key|core|big) (?:point|idea|term|concept)s?|question|a|answer|warning|student|lecturer|dr|homework|due|to do|table|date|time|room|page|pages|week|topic|topics|title|author|source|summary|conclusion|reading|read|see|task|exam|test|quiz|reason|result|results|why|how|what|when|where|who|main(?: (?:idea|point)s?)?|name|course|instructor|office hours|email|https|finally|i|we|you|also|there|here|one|some|many|most|each|both|all|another|other|such|problem|goal|idea|point|advantages?|disadvantages?|next|last|today|yesterday|tomorrow|solution|given|find|facts?|issue|rule|court|effects?|causes?|types?|uses?|use|features?|benefits?|overview|introduction|exception|response|background|paragraph|impact|method|people|others?|however|challenges?|dis|long-term|short-term|internal|external|importance|implementation|usage|positives?|pros|cons|times|decades|[a-z]{1,2}\d{1,2})(?:\s+[\d.]+)?$/i;
/** Words that rank, count or judge what follows. They begin a description, not a term. */
const DESCRIBES =
  /^(?:first|second|third|fourth|fifth|final|last|next|subsequent|prior|main|major|significant|important|related|possible|other|another|such|same|following|previous|resulting|new|overall|entire|whole|actual|basic|simplest|biggest|largest|best|good|bad|great|better|more|less|fewer|further|additional|several|various|different|similar|certain|particular|specific|common|typical|usual|key|exact|so-called|my|your|our|their|his|her|its|late|early|today['’]?s?|paired|smaller|larger|higher|lower|bigger|longer|shorter|greater|large|kinds?|types?|examples?|top|bottom|high|low|ability|ongoing|half|part|updated|only|optional|furthermore)$/i;
/** "The result of the experiment was a rate …" reports. */
const REPORTS =
  /^(?:\p{L}+\s)?(?:results?|outcomes?|findings?|causes?|reasons?|aims?|goals?|purposes?|effects?|problems?|ideas?|points?|differences?|examples?|parts?|uses?|majority|basis|number|city)\s(?:of|for|behind|in|on|to)\b/iu;
/** Laws, diseases and methods that carry a person's name. Other possessives belong to a story. */
const NAMED_AFTER =
  /['’]s?\s(?:\p{L}+\s){0,2}(?:laws?|rules?|theorems?|disease|syndrome|theory|algorithm|models?|constant|rebellion|triangle|postulates?)(?:\sof\s\p{L}+)?$/iu;
/** Function words that a term may contain: "rate of reaction", "supply and demand". */
const INNER = new Set(['of', 'and', 'in', 'for', 'to', 'by', 'per', 'on']);
const MOST_WORDS = 5;

/**
 * Whether words can be a term that a text defines.
 * @param everyday whether everyday words may be a term here, as after "a" and in a label
 * @param named whether the text says that the words are a name, so that they may begin with "actual" or "great"
 */
export function isTermShape(term: string, everyday: boolean, named = false): boolean {
  const words = term.toLowerCase().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (term.length < 2 || words.length > MOST_WORDS || !/\p{L}{2}|^\p{Lu}/u.test(term)) return false;
  if (NO_TERM.test(term) || (DESCRIBES.test(first) && !(named && words.length > 1)) || REPORTS.test(term) || /^\d/.test(term)) return false;
  if (/^(?:times|plus|minus)\s|^\p{Ll}.*\s[\d.]+$/iu.test(term)) return false;
  if (/[=<>|{}\\→^~]|[.?!](?:\s|$)|^(?:e\.g|i\.e|cf|n\.b|p\.s)\b/i.test(term)) return false;
  if (
    !named &&
    words.length > 1 &&
    /^(?:examples?|considerations?|reasons?|issues?|problems?|questions?|results?|causes?|points?|cases?|things?|facts?)$/.test(last)
  )
    return false;
  if (isStopWord(first) || isStopWord(last) || isAdverb(first)) return false;
  if (/^(?:forms?|types?|kinds?|sorts?)\sof\s/i.test(term)) return false;
  if (/['’]s?\s/.test(term) && !NAMED_AFTER.test(term)) return false;
  // "tragedy of the commons" may contain an article, "park on the shore" may not.
  if (words.some((word, at) => at > 0 && isStopWord(word) && !INNER.has(word) && !(/^(?:the|an?)$/.test(word) && words[at - 1] === 'of')))
    return false;
  if (/(?:ed|ing)$/.test(first) && words[1] === 'the') return false;
  // "Foundational to the field is …", "Juxtaposed is …": a predicate before its verb.
  if (words[1] === 'to' && /(?:al|ive|ent|ant|ous|ed)$/.test(first)) return false;
  // "the payment models previously described", "a thumbs-up in Russia", "deductive and inductive"
  if (/^(?:discussed|shown|formed|found|above|below)$/.test(last) || /\sin\s\p{Lu}/u.test(term)) return false;
  if (/^\p{L}\sand\s\p{L}$/u.test(term) || (/\sand\s/.test(term) && words.length === 3 && isDescriptive(first) && isDescriptive(last)))
    return false;
  // "questions surrounding testimony"
  if (words.some((word) => /^(?:surrounding|regarding|involving)$/.test(word))) return false;
  // "transcendentalism began (to grow)", "sixty-five years old"
  if (words.length > 1 && /^(?:began|became|grew|old)$/.test(last)) return false;
  // "JavaScript tracks ECMAScript" is a statement.
  if (words.slice(1, -1).some((word, at) => /[^s]s$/.test(word) && isPlainVerb(word) && term.split(/\s+/)[at + 1] === word)) return false;
  return everyday || !words.every(isFamiliar);
}

/** Whether the words can be the name of a thing in a list of notes; "find the gradient" and "large area" cannot. */
export function isLabelShape(term: string): boolean {
  const words = term.toLowerCase().split(/\s+/);
  const [first = ''] = words;
  if (/-based(?:\s\(|$)/i.test(term)) return false;
  if (/[()[\]=+*/^<>&%$#@"“”\d]/.test(term.replace(/\s\([^()]{1,40}\)$/, '').replace(/\b\p{L}+\d{1,2}\b/gu, ''))) return false;
  if (
    words.length > 4 ||
    words.some((word) => /^(?:to|in|by|for)$/.test(word) && words.length > 3) ||
    /^(?:short|long|big|small|many|few|no|not)$/.test(first)
  )
    return false;
  if (
    words.length > 1 &&
    isPlainVerb(first) &&
    !/^(?:set|cut|test|work|run|record|offer|play|light|cost|change|watch|draw|show|support|process|report|control|study)$/.test(first)
  )
    return false;
  return isTermShape(term, true);
}
