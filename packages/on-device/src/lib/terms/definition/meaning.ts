/**
 * The rules by which words are a meaning: they begin with a class ("a process", "the share"), they say which one of the class
 * ("that …", "of …", "used to …"), and they need no other sentence.
 */

import { isPlainVerb } from '../../text/word-classes.ts';

/** Words after which a meaning goes on to a second statement. */
const NEXT_STATEMENT =
  /;|:|\sand\s(?:the|its|their)\s(?:(?!(?:that|which|who|whose|than|it|they|we|you)\s)[^,\s]+\s){1,6}?(?:is|are|never|always|cannot)\s|,\sas\s(?:illustrated|shown|seen|described|discussed)\b|\sand\s(?:is|are)\s(?:another|also|one\sof)\s|,\s(?:is|are|has|have)\s|\sand\sthe\s(?:word|term)\s|,\s(?!(?:which|who|that|where|when|and|or|but)\s)(?:[^,\s]+\s){1,3}(?:is|are)\s(?:those|the|an?|called)\s|,\s(?!(?:which|who|that|where|when|what|and|or|but|there|it|they|he|she)\s)[^,\s]+\s(?:is|are)\s|\s[–—-]\s|—|,?\s\((?:see\s|credit|\p{Lu}[\p{L}\s&.,’'-]{2,60}\d{4})|,\s(?:but|yet|so|while|whereas|although|though|because|since|however|unless|thus|therefore|hence|thereby|making|allowing|meaning|resulting|leading|causing|rather than|not)\s|,\sso-called\s|,\sor\sas\s|,\s(?:both|all|each|some|most|many|one|none|neither)\sof\s(?:which|whom)\s|,\s(?:and|or|but)\s(?:while|although|when|if|because|since|as|unlike)\s|,\s(?:and|or)\s(?:it|they|this|that|these|there|he|she|we|you|its|their|his|her|the|an?|in(?!\s(?:some|many|most|other)\s\p{L}+s\s\p{Ll})|on|for|is|are|was|were|has|have|had|can|may|will|would|should|must|could|do|does|did|also|then|often|usually|typically|who|which|serves?|includes?|requires?|helps?|makes?|gives?|provides?)\s|,\swhich\s(?:means|is\swhy|makes|allows|helps|leads|results)\s|,\sand\s(?:(?!(?:that|which|who|whose|than)\s)[^,\s]+\s){1,5}?(?:also\s)?(?:is|are|was|were|has|have|refers?|can|may|will)\s|,\sand\s(?:(?!(?:that|which|who|whose|than)\s)[^,\s]+\s){1,6}?\p{Ll}+ed\s(?:an?|the|its|their|his|her)\s|\sand\s(?:involve|include|require)\s|,\s(?:his|her|its|their)\s|\sand\s(?:[^,\s]+\s){1,3}refers?\sto\s|\sand\s(?:most\s)?(?:commonly|usually|often|typically|generally)\s\p{Ll}+s\s|\s(?:whereas|although|even\sthough|because|(?<!ed\s)so\sthat)\s|\.\s*[(“"]?(?:credit|source)\b/giu;
/** Additions that a card does not need once the words before them say which one is meant. */
const ADDITION =
  /,\scompared\s(?:to|with)\s|,?\s(?:such\sas|as\swell\sas|including|for\s(?:example|instance)|e\.g\.|i\.e\.|especially|particularly)[\s,]|,\s(?:like|similar\sto|which|who|where|with|typically|usually|often|accounting)\s/iu;
/** The start of a second verb with the same subject: "… the final acceptor and combines with electrons". */
const SECOND_VERB =
  /,?\s(?:and|or|but)(?:\s|,\s[^,]{3,60},\s)(?:then\s|also\s|thus\s|therefore\s)?(?:is|are|was|were|has|have|can|may|will|should|must|could|would|(\p{Ll}{3,}s)(?!\s(?:that|of|who|which|for|in)\s))\s/u;
/** Words that open a clause or a phrase inside a meaning, in which a second verb belongs to the meaning. */
const INNER_CLAUSE = /\b(?:that|which|who|whose|whom|because|when|where|whereby|how|if|what|anything)\b/i;

/** Examples between commas, and the relative clause after them. */
const SAID_AFTER = /^,?\s(?:such\sas|including|like|especially)\s[^;:.]{2,80},\s(?:who|that|which|whose)\s/i;

/** The words after the class that say which one of it is meant: a relative clause, a preposition or a participle. */
const DIFFERENCE =
  /\s(?:that|which|who|whose|whom|where|whereby|when|in|of|for|from|by|with|without|between|among|against|on|at|to|into|through|across|about|over|under|within|along|as|towards?|after|before|during|outside|inside|below|above|near|per|than|throughout|behind|beyond|beneath|around)\s|\s\p{L}{3,}(?:ed|ing)\s(?:by|in|on|from|to|with|for|as|at|of|the|an?|into|when|during|between|through|its|their|his|her|one|two|all|each|that|which|within|upon|over|up|out|against|among|about)\s|\s(?:using|containing|having|including|showing|describing|making|surrounding|requiring|used)\s|\s(?:made|known|built|set|held|given|written|found|grown|sent|paid|born|taken)\s/iu;

/** Words of praise and rank, which judge a thing and do not define it. */
const JUDGEMENT =
  /^perhaps\s|^(?:an?|the)\s(?:mere\s|\d|lesser\s)|^(?:two|three|four)\s(?:\p{L}+\s){0,2}\p{L}+s$|^(?:an?|the)\s(?:even|much|slightly)\s|^an?\s(?:more|less)\s|^an?\s[\p{L}-]+\sone(?:\s|$)|^an?\s(?!(?:time|point|day|process)\s)[\p{L}-]+\s(?:only\s)?(?:when|if)\s|^(?:an?|the|one\sof\s(?:the|many))\s(?:(?:quite|rather|highly|really|more|less|much|so|such)\s)?(?:(?:very|particularly|especially|extremely)|larger|smaller|higher|lower|greater|easier|harder|faster|slower|stronger|weaker|large(?!\s[\p{Ll}-]+\s(?:made|that|which|in)\s)|little|preferred|challenging|regular(?=\sfeature)|poor|clever|expensive|rich(?=\ssource)|defining|expanding|growing(?!\s(?:up|of|in)\b)|(?:widely|commonly|frequently)\s(?:used|known)|(?:fairly|increasingly)\s\p{L}+|fundamental\s(?:concept|idea|question|element)s?|core\s(?:concept|part|value)s?|unique\s(?:element)s?|(?:more|less)\s\p{L}+ly|common\s(?:\p{L}+\s)?(?:problem|practice|mistake|question|occurrence|cause)s?|necessary|most|least|crucial|important|powerful|key|major|main|leading|principal|significant|critical|vital|essential|central|difficult|easy|good|great|big|bad|best|better|worst|worse|useful|interesting|serious|popular|rare|famous|well-known|perfect|ideal(?!\s(?:of|that|in|for)\b)|classic|valuable|only|first|second|third|fourth|fifth|last|final|next|same|other|another|following|(?<!the\s)additional|similar|different|notable|prominent|remarkable|excellent|prime|perennial|constant|frequent|must|favou?rite|foremost|nice|huge)\b(?!-)/iu;
/** "useful tools in the treatment of …", "major sources of …" */
const PLURAL_JUDGEMENT =
  /^(?:(?:very|extremely|particularly|especially|often|rather|quite)\s)?(?:excellent|useful|powerful|major|key|important|significant|essential|critical|crucial|vital|good|great|poor|expensive|effective)\s(?:(?:and|but|or)\s\p{L}+\s)?[\p{L}-]+/u;
const SUPERLATIVE =
  /^(?:an?|the|one\sof\sthe)\s(?!(?:\p{L}+\s){0,3}(?:units?|part|point|element|distance|value|number|amount|displacement)\b)(?:\p{L}+-)?(?!interest|forest|request|quest\b)\p{L}{2,}est[\s-]/iu;
/** Classes that say what part a thing plays and not what it is. */
const ROLE_ONLY =
  /^(?:an?|the)\s(?:(?!of\s)[\p{L}-]+\s){0,3}?(?:examples?|goals?\sof|aims?\sof|(?:draw)backs?|(?:dis)?advantages?\sof|components?\sof(?!.*\s(?:that|which)\s)|topics?\sthat|terms?\s(?:(?:first\s)?coined|\p{Lu})|results?|reasons?|tasks?|instances?\sof|creed\sof|problems?|issues?|challenges?|questions?|answers?|matter|cases?|fact|lot|bit|few|variety\sof(?!.*\sthat\s)|tribute|testament|(?:failure)(?!\sto\b)|contaminant\sof|quality\sof|risk\sfactor|(?:graduate)\sof|heart\sof|part\sof|consequence|outcome|target|concern|crown|culmination|gateway|continuation\sof|host\sof|source\sof\snumerous|(?:article)\sthat|hallmark|backbone|causes?\sof|subjects?\sof|need\sto|basis\sfor|(?:exact\s)?(?:opposite)\sof|words?\s(?:with|from|of)\s|foundations?\s(?:for|of)|building\sblocks?|symbols?\sof|one\sof\smany|childr?e?n?\sof|new\sidea|idea\sof\sthe\sday)\b/iu;
/** A meaning that was cut in the wrong place. */
const TORN =
  /\bwhose\s\p{L}+$|\b(?:and|but)\swhose\s(?:[\p{L}-]+\s){0,2}[\p{L}-]+$|\b(?:displayed|depicted)\s(?:to|on|in|at|above|below)\s|\b(?:while|whereas|but)\s(?:the\s)?(?:others?|some)$|\s(?:who|that|which|and|or|but|of|the|an?|with|by|from|as|than|is|are|was|were|U\.S)$|(?<!ed|up)\sto$|^[^(]*\)|\([^)]*$|\b(?:of|in|for|to|by|from|with)\sthat\s\p{L}+$|\b(?:who|which)\s(?:\p{L}+(?:ed|ly|s)|can|may|will|would|had|have|the|an?)$|\bthat\s\S*(?:ed|s|”)$|\b(?:idea|view|theory|fact|god)\s(?:that|who)\s(?:\S+\s){0,2}\S+$|\s(?:where|when|how|can|may|will|so-called|basic|such|very|what)$|^(?:an?|the)\s(?:(?!(?:that|which|who|whom)\s)[\p{L}-]+\s){1,2}(?:they|he|she|it|we)\s/iu;
/** Talk about the book, and sums that are spoken. */
const OF_THE_BOOK =
  /^an?\s(?:\p{L}+\s)?number\sof\b|\bat\sthe\stime$|(?<!\bregardless\s)\bof\swhich\b|\b\d+-(?:year|month|week|day)-old\b|^an?\s(?:\p{L}+\s){0,3}(?:freshman|student|boy|patient)\b|^one\sof\sthe\s(?:few|more|most|many)\b|\b(?:(?:minus)\s(?:\d|\p{L}\s|one\b|two\b|three\b|four\b|five\b)|chapters?|figures?\s[\d%]|section\s\d|textbook)\b/iu;
/** "a form of air pollution" does not say which form. */
const BARE_KIND = /^(?:an?|one)\s(?:[\p{L}-]+\s)?(?:type|form|kind)\sof\s(?:[\p{L}-]+\s?){1,2}$/iu;
/** A name says nothing of what it names: "the Court of Cassation". */
const NAME_ONLY = /^(?:the\s)?\p{Lu}[\p{L}’'-]*(?:\s(?:(?:of|the|and|for|on|in|de)|\p{Lu}[\p{L}’'.-]*))*$/u;
/** "a combination of invention": its second part was cut off. An invitation to the reader is no meaning. */
const HALF =
  /^something\selse\s|^the\s(?:two\s|\p{L}+er\sthe\s)|,\s\p{Ll}+ly$|^one\sof\sthe\s\p{L}+s\s(?:of|in)\s|^an?\sword\sthat\salso\s|^one\sof\smany\s|\bonly\sif\b|^(?:and|or|but|nor|so|then|namely),?\s|^(?:it|they|he|she|we|you)(?:['’]\p{L}+)?\s|[=≈]\s?[-−]?[\d.]|\bby\swhich\s(?:an?|the)\s\p{L}+\s\p{L}+$|^(?:examples|sites?|functions|products|results)\s(?:of|for|in|where)\s|^the\sones?\s|^the\sword\s(?!(?:used|that|for|to)\s)|^\S{1,12}=|^(?:an?|the)\s\p{L}+\s(?:(?:often|also|sometimes|commonly)\s)?(?:referred\sto\sas|called|known\sas)\s|^that\s(?:for|in|when|if|as|at|by)\s|\b(?:where|that|who|which)\s(?:\p{Ll}+(?:al|ic|ive|ous|ary)\s)?\p{Ll}+(?:al|tion|ment|ity|ness|ance|ence|er|or|ism|sis)$|_{3}|^both\s|\(n\):|\bPart\s[IVX]+\b/iu;
/** A thing that only the sentences before tell: "a strategy for marketers to include them". */
const LOOSE_OBJECT = /\bto\s\p{L}+\s(?:them|it|him|her)$|^(?:\S+\s){1,5}(?:by|of|for|with|from)\s(?:them|it|him|her)$/u;
/** Words that point outside the sentence. */
const POINTS_AWAY =
  /^that\s(?:it|they|he|she|we|you)\s|\b(?:of|in|from|for)\sthe\s(?:region|area|city|country|company|group)$|\b(?:this|these|those(?!\s(?:[\p{L}-]+\s){0,3}(?:who|that|which|in|of|with|whose)\s)|I|here|today|above(?=[,.]|$)|below(?=[,.]|$)|aforementioned|my)\b|\bsuch\s(?!as\b|that\b)|\bthe\s(?:former|latter|following|previous|preceding)\b|\bthe\sother\s\p{L}|\bthe\s(?:reverse|opposite)\s(?:process|direction|reaction)\b|\bshown\s(?:below|above|here|in|on|at|as|with)\b|\bthat\s(?:question|problem|issue|idea|point|view)\b|\b(?:we|you)\s(?:have\s\p{Ll}+(?:ed|n)|just|will|already)\s|\bboth\s\p{L}+s$|\bas\s(?:shown|mentioned|seen)\s(?:previously|before)\b/iu;
/** Openings of a definition without a class word: "when a process never gets the CPU", "how fast …". */
const CLAUSE_FORM =
  /^(?:one\s(?:that|who|(?:in|for|to|by|with|on|from)\swhich|whose|where|of\swhose|\p{L}+(?:ed|ten)|made)|when|where|how|what|anything|something|someone|anyone|those\s(?:[\p{L}-]+\s){0,3}(?:who|that|which)|any)\s/iu;
const CLASS_FORM = /^(?:an?|the|one\sof\s(?:the|two|three|several|many))\s/i;
/** A class in the plural without an article: "small pores that let gas in". */
const PLURAL_FORM =
  /^(?:(?!(?:like|that|to|of|in|for|by|with|from|as|at|on|than|about|between|among|within|after|when|while|where|which|they|it|there|he|she|we)\s)\p{Ll}[\p{L}-]*(?:,\s(?:and\s|or\s)?|\s(?:(?:and|or)\s)?)){0,6}?(?:\p{Ll}[\p{L}-]*[^\Wsu]s|[\p{Ll}-]*(?:people|men|children|bacteria|data|media|criteria|fungi|nuclei|algae))\s/u;

/** A class that is not counted: "inflammation and swelling of the membranes", "life-threatening organ dysfunction caused by …". */
const MASS_FORM =
  /^(?!(?:in|by|at|of|on|for|with|from|to|as|under|through|about|another|other|no|not|this|that|its|their|your|our|his|her|each|every|both|more|less|most|such|also)\s)(?:(?!(?:in|by|at|of|on|for|with|from|to|as)\s)[\p{Ll}-]+\s){0,2}(?:\p{Ll}+(?:tion|sion|ment|ence)|loss|lack)\s(?:(?:and|or)\s\p{Ll}+\s)?(?:of|between|within|(?:caused)\sby)\s/u;

/** A quantity that is worked out of others: "total revenue minus total cost", "mass per unit volume". */
const FORMULA =
  /^(?:(?:the|an?)\s)?(?:(?!(?:that|which|who|is|are|than|about|at|in|on|of)\s)\p{Ll}[\p{L}-]*\s){1,4}(?:minus|divided\sby|multiplied\sby|times|plus|per\sunit)\s(?:of\s)?(?:(?:the|its|an?)\s)?\p{Ll}{3,}/u;

/** Most words have no sign of a sum, so that the longer expression seldom runs. */
const isFormula = (meaning: string) => /\s(?:minus|divided|multiplied|times|plus|per)\s/.test(meaning) && FORMULA.test(meaning);

/** The opening of a meaning: a class in the singular, a class in the plural, a clause, or none of them. */
export type Opening = 'class' | 'plural' | 'clause' | 'none';

export function openingOf(meaning: string): Opening {
  if (CLASS_FORM.test(meaning) || MASS_FORM.test(meaning) || isFormula(meaning)) return 'class';
  if (CLAUSE_FORM.test(meaning)) return 'clause';
  return PLURAL_FORM.test(`${meaning} `) &&
    !/^(?:\p{L}+(?:ed|ing)(?!\s[\p{Ll}-]+s\s(?:that|which|who|of|used)\s)|held|done|made|found|paid|given|taken|known|seen|built|sold|kept|left|written|shown|born|brought|led|broken|thrown|similar|common|rare|popular|important|due|much|likely|different|equal|also|not|more|less|very|so|too|often|usually|sometimes|always|never|rarely|mostly|partly|further|still|now|already|\p{L}+ly)\s/iu.test(
      meaning,
    )
    ? 'plural'
    : 'none';
}

export function saysWhichOne(meaning: string): boolean {
  return DIFFERENCE.test(`${meaning} `) || isFormula(meaning);
}

/** Whether the words judge, rank or point elsewhere instead of saying what a thing is. */
export function isNoMeaning(meaning: string): boolean {
  return (
    JUDGEMENT.test(meaning) ||
    PLURAL_JUDGEMENT.test(meaning) ||
    SUPERLATIVE.test(meaning) ||
    ROLE_ONLY.test(meaning) ||
    POINTS_AWAY.test(withoutOwn(meaning)) ||
    TORN.test(meaning) ||
    OF_THE_BOOK.test(meaning) ||
    BARE_KIND.test(meaning) ||
    NAME_ONLY.test(meaning) ||
    LOOSE_OBJECT.test(meaning) ||
    HALF.test(meaning) ||
    lacksVerb(meaning)
  );
}

/** "what information they need … and how to use this information": the meaning itself says which. */
const withoutOwn = (meaning: string) =>
  meaning.replace(/\b(?:this|these)\s([\p{L}-]+)/giu, (words, noun: string, at: number) =>
    meaning.slice(0, at).includes(noun) ? noun : words,
  );

/** "an environment in which physiological variables": the verb of the last clause was cut off. */
function lacksVerb(meaning: string): boolean {
  if (/\b(?:where|(?:in|of|by|to|for|with|from)\swhich)\s(?:(?:an?|the)\s)?[\p{L}-]+$/u.test(meaning)) return true;
  const last = /\b(?:in|of|by|to|for|with|from)\swhich\s\p{L}+\s(\p{L}+)$/u.exec(meaning)?.[1];
  return last !== undefined && /(?:s|er|ity|tion|ness|ment)$/.test(last) && !isPlainVerb(last);
}

/** The end of the meaning in its words: before a second statement, and before an addition once the meaning is whole. */
export function endOfMeaning(words: string): number {
  let end = words.length;
  let past = 0;
  for (const next of words.matchAll(NEXT_STATEMENT)) {
    if (next.index === 0 || next.index < past || opensBracket(words.slice(0, next.index))) continue;
    const closing = pairOfDashes(words, next.index, next[0]);
    if (closing !== undefined) {
      past = closing;
      continue;
    }
    if (goesOn(words.slice(0, next.index), words.slice(next.index))) continue;
    end = next.index;
    break;
  }
  const second = SECOND_VERB.exec(words.slice(0, end));
  if (second !== null && (second[1] === undefined || isPlainVerb(second[1])) && !INNER_CLAUSE.test(words.slice(0, second.index)))
    end = second.index;
  for (const addition of words.slice(0, end).matchAll(new RegExp(ADDITION, 'giu'))) {
    const before = words.slice(0, addition.index);
    if (countWords(before) < 4 || !saysWhichOne(before) || opensBracket(before)) continue;
    // "a state due to circumstances such as …": without its examples the noun says nothing.
    if (/^,?\s(?:such\sas|including|like)/.test(addition[0]) && /\s(?:circumstances|factors|events|reasons|items)$/.test(before)) continue;
    // "voters, or those who meet the requirements, who cast a ballot": the clause that says which voters follows the other name.
    if (/^,\s(?:who|which|whose)\s/.test(addition[0]) && /,\sor\s[^,]+$/.test(before)) continue;
    // "a group of people, such as bodybuilders, who share …": the clause that says which people follows the examples.
    if (!INNER_CLAUSE.test(before) && SAID_AFTER.test(words.slice(addition.index, end))) break;
    end = addition.index;
    break;
  }
  const whole = words
    .slice(0, end)
    .replace(/\s*\((?:see\s[^()]*|fig[^()]*|table[^()]*)\)\s*$/i, '')
    // "… and that, because …": the second clause was cut off.
    .replace(/,?\s(?:and|or|but)(?:\s(?:that|which|who))?$/, '')
    .replace(/[\s.,;:–—-]+$/, '');
  const closed = (whole.match(/\)/g)?.length ?? 0) > (whole.match(/\(/g)?.length ?? 0) ? whole.replace(/[.\s]*\)$/, '') : whole;
  return closed.length;
}

/** The place where the second of two dashes ends, if the meaning goes on after it: "a set of beliefs—a systematic set—that helps …". */
function pairOfDashes(words: string, at: number, mark: string): number | undefined {
  if (!/[–—]/.test(mark)) return undefined;
  const rest = words.slice(at + mark.length);
  const closing = /\s?[–—]\s?(?=(?:that|which|who|whose|and|or|of|in|to|with|from|by|\p{Ll}{3,}ed)\s)/u.exec(rest);
  return closing === null || /[–—;:]/.test(rest.slice(0, closing.index)) ? undefined : at + mark.length + closing.index + closing[0].length;
}

/** Whether ", and …" goes on with a list: of members that a relative clause without its verb began, or of a last member without a verb. */
function goesOn(before: string, after: string): boolean {
  // "a material that looks solid, but does not have …": the clause goes on.
  if (/^,\sbut\s(?:not|do|does|is|are|can|has|have|will|with|without|which|that|who)\s/.test(after)) return INNER_CLAUSE.test(before);
  if (!/^,\s(?:and|or)\s/.test(after)) return false;
  const clause = /\b(?:which|that|where|whereby)\s((?:(?!\b(?:which|that|where|whereby)\b)[^.;:])*)$/.exec(before)?.[1];
  const isPlain = !/^,\s(?:and|or)\s(?:it|they|he|she|this|that|these|there|the|an?|while|although|when|if|because|since)\s/i.test(after);
  if (isPlain && clause !== undefined && /\s(?:is|are|was|were|can|may|will)\s/.test(after) && !hasVerb(clause)) return true;
  // "consisting of a resistor, an inductor, and a coil, joined in a row": a list of members with articles.
  const listed = /\b(?:of|in|for|with|from|by|between|contains?|has|have|includes?)\s(?:an?|the)\s[^,]+,\s(?:an?|the)\s[^,]+$/i.test(
    before,
  );
  const [member = ''] = after.slice(2).split(/[,;:—(]/);
  if (listed && /^(?:and|or)\s(?:the|an?)\s/i.test(member) && !hasVerb(member.slice(4))) return true;
  return /^,\s(?:and|or)\s(?:its|their|his|her|the|an?)\s[^,;:—]+$/i.test(after) && before.includes(',') && !hasVerb(after.slice(6));
}

const hasVerb = (words: string) =>
  /\b(?:is|are|was|were|has|have|had|can|may|will|must|should|could|would|do|does)\b/.test(words) ||
  words.split(/\s+/).some((word, at) => at > 0 && (isPlainVerb(word.toLowerCase()) || /\p{Ll}{2,}ed$/u.test(word)));

function opensBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
