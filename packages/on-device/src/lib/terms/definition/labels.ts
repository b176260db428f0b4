import { isCommon } from '../../text/common-words.ts';
import { isPlainVerb, isVerb } from '../../text/word-classes.ts';
import { countWords, isNoMeaning, saysWhichOne } from './meaning.ts';
import { reach, type Site } from './site.ts';
import { isLabelShape } from './term-shape.ts';

const LABEL = /^["“]?([\p{L}\p{N}][^:=\n–—]{0,58}?)["”]?(?:\s*:\s+|\s+[-–—=]{1,2}>?\s+)(\S.*)$/su;
/** "Scores: analysed with …" says what was done, not what the thing is. */
const WAS_DONE = /^(?:was |were )?(?:implemented|analy[sz]ed|measured)\b/i;
/** Names of deeds and processes. */
const DEED = /(?:ing|tion|sion|ment|[ae]nce|al|is|sm|use)$/i;
/** A term of this kind names a statement. */
const LAW = /\b(?:law|principle|theorem|rule|doctrine|hypothesis|postulate|theory|liability|fallacy|paradox|effect)$/i;
/** Tasks for the reader and what a speaker says. */
const TASK =
  /^(?:(?:strictly|always|never|only|carefully)\s\p{Ll}+\s|find|write|describe|visit|read|list|watch|identify|suggest|see|go|include|provide|use|give|add|state|keep|i|we|you|he|she|they|it|this|that|these|there|yes|no|why)\b/iu;
/** Formulas, code, links and citations. */
const NO_WORDS = /[=<>{}\\|→➟^²³√]|\s\*\s|->|\w\(\w|https?:|www\.|@/u;
/** Titles: most of their longer words have a capital. */
function isTitle(meaning: string): boolean {
  const words = meaning.split(/\s+/).filter((word) => /^\p{L}{4,}/u.test(word));
  return words.length > 1 && words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length > (/[.!]$/.test(meaning) ? 0.9 : 0.6);
}
/** The meaning without what notes add after a dash. A short piece may be the second half of a difference: "revenue - cost of sales". */
function firstStatement(rest: string): string {
  const dash = /\s[-–—]\s/.exec(rest);
  if (dash !== null && countWords(rest.slice(0, dash.index)) < 2 && countWords(rest.slice(dash.index)) > 5) return '';
  if (dash !== null && countWords(rest.slice(0, dash.index)) >= 4 && saysWhichOne(rest.slice(0, dash.index)))
    return rest.slice(0, dash.index);
  if (dash === null || countWords(rest.slice(0, dash.index)) < 2 || countWords(rest.slice(dash.index)) <= 5) return rest;
  return rest.slice(0, dash.index);
}
/** An opening that says that a meaning follows. */
const OPENS_MEANING = /^(?:an?|the|any|when|where|how|what|those|people|this\sis|these\sare|the\sterm)\s/i;
/** A statement about something else than the term: a noun, then a finite verb. */
const STATEMENT =
  /^(?:(?!(?:that|which|who|whose|when|where|if|how|what|whether|because)\s)[\p{L}'’-]+\s){1,14}?(?:is|are|was|were|has|have|had|can|could|may|might|will|would|should|must|does|do|did|involves|uses|requires|gets|goes|makes|gives|shows|means|(?:only|always|usually|often|never|also|then|typically)\s\p{L}+s)\s/iu;

/** A longer explanation of a label, in words, which may be a statement. */
const SHORT = 6;
const CLAUSE = /^(?:when|where|how|what|which|that|who)\s/i;
/** "Encouraging documentation … supports exchange", "A thorough evaluation … is conducted": a finite verb outside a relative clause. */
function tells(meaning: string): boolean {
  const [main = ''] = meaning.split(
    /\s(?:that|which|who|whose|where|when|how|what|if|because|while|after|before|until|once|(?<!such\s)as)\s/i,
  );
  return (
    /\s(?:is|are|was|were|has|have)\s/.test(main) ||
    main.split(/\s+/).some((word, at, all) => at > 2 && isPlainVerb(word) && (/[^s]s$/.test(word) || /ly$/.test(all[at - 1] ?? '')))
  );
}

/**
 * "ATP: energy currency", "Osmosis – movement of water", as a line or an item of its own.
 * @param listed whether the lines around it have this form too, as in a glossary; then short meanings are accepted
 */
export function labelIn(text: string, listed: boolean): Site | undefined {
  const found = LABEL.exec(text);
  if (found === null) return undefined;
  const [whole, term = '', rest = ''] = found;
  // A sentence with a dash in it is no label: "The plan – if it works – is …".
  if (/\s(?:is|are|was|were|has|have|can|will|does|do|did)\s/.test(` ${term} `) || /[.?!]\s/.test(term)) return undefined;
  if (/^:?\s+[-–—]/.test(whole.slice(term.length)) && /\s[–—-]\s/.test(rest) && !listed) return undefined;
  if (!isLabelShape(term) || term.includes(',') || NO_WORDS.test(rest) || WAS_DONE.test(rest) || TASK.test(rest) || isTitle(rest))
    return undefined;
  if (/^["“']|^\d|^[#&]|^(?:not|same|also|but|and|e\.g)\b|[?:]$/i.test(rest) || /^\p{L}+\.?\s\d{4}\b/u.test(rest)) return undefined;
  const meaning = firstStatement(rest).replace(/[\s.;,]+$/, '');
  const words = countWords(meaning);
  if (words < 2 || words > 45 || isNoMeaning(meaning) || /\byou\s(?:should|must|need|can|have\sto)\b/i.test(meaning)) return undefined;
  if (/^(?:under|in|on|at|for|with|by|from|after|before|if|because|to|as|over|up|most|more|less|had|has|is|was|were)\s/i.test(meaning))
    return undefined;
  if (/^(?:all|every|each|most|some|many)\s\p{Ll}/iu.test(meaning)) return undefined;
  // "government: Elizabeth I issued a charter" tells what somebody did.
  if (/^\p{Lu}\p{Ll}+(?:\s[IVX]+)?\s\p{Ll}+ed\s/u.test(meaning)) return undefined;
  // "compounding: blackbird vs black bird" shows what differs.
  if (/\svs\.?\s/.test(meaning)) return undefined;
  // "df = (rows - 1)(columns - 1)" is a formula.
  if (/^[([]/.test(meaning)) return undefined;
  // "…, such as call-in surveys, are often unreliable" is a statement.
  if (/,\s(?:is|are)\s/.test(meaning)) return undefined;
  // "Refugees: providing aid …" tells what is done; "Sexual violence: forcing …" says what a deed is.
  if (/^\p{L}{2,}ing\s/u.test(meaning) && !DEED.test(term)) return undefined;
  const acronym = /^\p{Lu}[\p{Lu}\p{N}]{1,6}$/u.test(term);
  const everyday = term.toLowerCase().split(/\s+/).every(isCommon);
  const first = /^\p{L}+/u.exec(meaning)?.[0].toLowerCase() ?? '';
  if (
    (STATEMENT.test(meaning) || /\sneeds?\sto\s(?:be\s)?/.test(meaning) || (words > SHORT && !CLAUSE.test(meaning) && tells(meaning))) &&
    !LAW.test(term) &&
    !/^(?:this|these)\s(?:is|are)\s/i.test(meaning)
  )
    return undefined;
  // "Communication: Communicates effectively …"
  if (first.length > 5 && term.toLowerCase().startsWith(first.slice(0, Math.min(6, first.length - 1)))) return undefined;
  if (isDeed(term, first) && !everyday) return labelled(text, term, rest, meaning);
  if (OPENS_MEANING.test(meaning)) return labelled(text, term, rest, meaning);
  if (
    /^\p{L}+ly\s\p{L}+(?:ive|ble|ful|ous|al|ant|ent)\s/u.test(meaning) ||
    !isNounPhrase(meaning) ||
    (acronym && /\p{Lu}\p{Ll}/u.test(meaning) && words < 3)
  )
    return undefined;
  // An everyday word needs a meaning that says which one: "rewards: growth, good reputation" does not.
  if (!acronym && !saysWhichOne(meaning)) return undefined;
  return everyday && (words < (/\s/.test(term) ? 4 : 5) || LIST_FIRST.test(meaning)) ? undefined : labelled(text, term, rest, meaning);
}

/** "religion, age, gender": a list of examples in place of a meaning. */
const LIST_FIRST = /^[^,]{2,24},\s/;
/** Words before "that", "of" or "for", which must end in the noun that they say more about. */
const HEAD =
  /^(.{2,60}?)\s(?:that|which|who|whose|where|when|in|of|for|from|by|with|without|between|on|at|to|into|through|as|used|made|based|using|\p{L}{3,}(?:ed|ing)\s(?:by|in|on|from|to|with|for|the|an?))\s/iu;

/** Whether short words of a note open with a noun phrase: "movement of water", and neither "found in left" nor "physical - viking York". */
function isNounPhrase(meaning: string): boolean {
  const head = HEAD.exec(`${meaning} `)?.[1] ?? meaning;
  const words = head.toLowerCase().split(/\s+/);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (LIST_FIRST.test(meaning) && /,[^,]*,/.test(meaning)) return false;
  if (/\s[-–—]\s|\+|&|\/\w+\s/.test(head) || words.length > 6) return false;
  if (/^(?:very|only|once|such|is|are|same|due|can|will|would|must|should|may|might|did|does|do|so|if|then|when|both|it|they)$/.test(first))
    return false;
  // "owned 25 % of land", "found in left", "shows how allies cooperate": something is done.
  if (
    words.slice(1).some((word) => isPlainVerb(word)) ||
    isPlainVerb(first) ||
    /\p{L}{2,}ed$/u.test(words.length === 1 ? first : '') ||
    (isVerb(first) && isVerb(last))
  )
    return false;
  if (
    /^(?:owned|had|made|introduced|banned|created|led|became|gave|took|used|caused|founded|started|ended|won|lost|found|believed|wanted|tried)$/.test(
      first,
    )
  )
    return false;
  return !isVerb(last) || /ing$/.test(last);
}

/** "packages proteins" after a name, "make proteins" after a plural. */
export function isDeed(term: string, first: string): boolean {
  return (
    isPlainVerb(first) &&
    // "catalysis: serve as supports", "batteries: improves their life"
    /[^s]s$/.test(first) !== (/[^su'’]s$/.test(term) && !/(?:sis|ics)$/.test(term)) &&
    !/^(?:found|made|kept|held|left|set|cut|put|lost|meant|built|seen|known|used)$/.test(first) &&
    (/[^s]s$/.test(first) || /[^su'’]s$/.test(term))
  );
}

function labelled(text: string, term: string, rest: string, meaning: string): Site {
  return {
    form: 'label',
    term: reach(text.indexOf(term), term),
    meaning: reach(text.length - rest.length, meaning),
    verb: '',
    article: '',
  };
}
