import { isFamiliar, isPlainVerb } from '../../text/word-classes.ts';
import { isCommon } from '../common-words.ts';
import { countWords, endOfMeaning, isNoMeaning, openingOf, saysWhichOne } from './meaning.ts';
import { reach, type Site } from './site.ts';
import { isTermShape } from './term-shape.ts';

/** "[In biology,] [the] TERM [(ABC)] is": the opening, the term, an aside. */
const OPENING = String.raw`^(?:(?:(?:In|For|Within|Under|To|Just\sas)\s[^,.;:]{2,50}|However|As\s(?:you|we)\s(?:read|learned|saw|discussed|noted|will\ssee)\s?[^,]{0,50}|Thus|Therefore|Similarly|Finally|Technically|By\sdefinition|First|Second|Third|Fourth|Simply\sput),\s+|(?:Recall|Remember)\sthat\s+)?(?:(The|the|A|a|An|an|Any|any)\s+)?(?:(?:term|word|concept|phrase|expression|notion)\s+(?:of\s+)?)?["“'‘]?`;
const TERM = String.raw`((?:[\p{L}\p{N}][\p{L}\p{N}'’+#./-]*)(?:\s+(?:\p{L}|\p{N})[\p{L}\p{N}'’+#./-]*){0,5}?)["”'’]?`;
const ASIDE = String.raw`(?:,?\s*\([^()]{1,60}\))?(?:,\s+(?:(?:or|also (?:called|known as)|sometimes called)\s+[^,]{2,50}|which\s(?:is|are|can|has|have)\s[^,]{4,70}|on the other hand|however|in contrast|by contrast|in turn|then),)?`;
const ADVERB = String.raw`(?:(?:usually|often|generally|basically|simply|essentially|just|also|therefore|typically|really|formally|commonly|thus)\s+)?`;
const IS = new RegExp(`${OPENING}${TERM}${ASIDE}\\s+(is|are|was|were)\\s+${ADVERB}(\\S.+)$`, 'su');
const REFERS = new RegExp(
  `${OPENING}${TERM}${ASIDE}\\s+(?:\\p{L}+ly\\s+)?((?:is|are|can be|may be|was)\\s+(?:\\p{L}+ly\\s+)?(?:defined|described|understood)\\s+as|is\\s+defined\\s+(?:by|in\\s+terms\\s+of)|refers?\\s+to|denotes?|describes?|(?:is|are)\\s+used\\s+to\\s+(?:describe|denote|refer\\s+to)|(?:is|are)\\s+(?:an?\\s+)?(?:\\p{L}+\\s+)?terms?\\s+(?:used\\s+)?(?:for|that\\s+(?:describes?|refers?\\s+to)|to\\s+describe|describing|referring\\s+to)|means|is\\s+short\\s+for|stands?\\s+for|(?:is|are)\\s+(?:made\\s+(?:up\\s+)?|composed\\s+)of|consist(?:s|ed)?\\s+of|is\\s+the\\s+(?:term|name|word)\\s+(?:used\\s+)?(?:for|to\\s+describe|given\\s+to))\\s+(\\S.+)$`,
  'su',
);
const CALLED =
  /^(?:In\s[^,]{3,40},\s)?(.{10,260}?),?\s+(?:(?:is|are|was|were|became|becomes|(?:can|may)\sbe|(?:has|have)\s(?:come\sto\sbe|become))\s+(?:(?:often|usually|also|commonly|sometimes|collectively|generally|therefore|thus)\s+)?(?:called|known\s+as|termed|named|referred\s+to\s+as)|we\s+call)\s+(?:the\s+|an?\s+|(?:its|their)\s+)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s+[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,4}?)["”'’]?(?:\s*\([^()]{1,60}\))?(?:,\s\p{Lu}:?)?(?:[.;:,]|$|\s(?:in\sthe|by|because|due|for)\s)/su;
/** Openings of the words before "is called" that need another sentence or compare. */
const NO_SUBJECT =
  /^(?:it|this|that|these|those|they|which|what|he|she|there|and|but|some|most|many|several|few|such|one|an?\s(?:related|similar|second|third|further|different|new|special|particular|common|final|famous|popular)|because|when|if|since|although|while|as|sometimes|here|each|both|another|others?|together|in|on|at|for|with|under|during|by|from|to|we|you|i|then|so|the\s(?:second|third|first|other|last|latter|former|resulting|next|final|same|result|process|smaller|larger)|deeper|larger|smaller|\p{L}+er\s)\b/iu;

/** A subject that says which one before its first comma goes on after it: "The amount of product that …, as calculated …, is called …". */
const DETERMINED =
  /^(?:the|an?|any|those|all)\s(?:[\p{L}'’-]+\s){1,4}?(?:that|who|which|of|in|from|for|between)\s[^,]+,\s(?!(?:the|an?|it|they|he|she|we|this|these|there|some|most|many)\s)/iu;

/** The definition that a sentence states with a verb, if it states one. */
export function statedIn(text: string): Site | undefined {
  if (/[,;?]$/.test(text)) return undefined;
  if (text.endsWith(':')) return calledIn(text);
  return namedIn(text) ?? wePutIn(text) ?? refersIn(text) ?? thisIn(text) ?? hadIn(text) ?? calledIn(text) ?? isIn(text);
}

/** "We define range to be the distance …", "Bourdieu defined social capital as the resources …", "Economists use the term demand to refer to …". */
const WE_DEFINE =
  /^[^;:]{1,100}?\s(?<!\b(?:is|are|was|were|be|been|being|has|have|not)\s)define[sd]?\s(?:the\s|an?\s)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”'’]?,?\s(?:to\sbe|as)\s(\S.+)$/su;
const USE_TERM =
  /^[^;:]{1,100}?\suse[sd]?\sthe\s(?:term|word|phrase)\s["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”'’]?\s(?:to\s(?:describe|refer\sto|mean|denote)|for)\s(\S.+)$/su;

function wePutIn(text: string): Site | undefined {
  const found = (text.includes('define') ? WE_DEFINE.exec(text) : null) ?? (/\suse[sd]?\sthe\s/.test(text) ? USE_TERM.exec(text) : null);
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

/** "The term murmur is used to describe …": without "the term", the words say what a thing is used for. */
const TERM_SAID = /^(?:In\s[^,]{2,40},\s)?(?:The|A)\s(?:term|word|phrase|expression)s?\s/i;

function refersIn(text: string): Site | undefined {
  const found = REFERS.exec(text);
  if (found === null || IN_SOME_CASE.test(text)) return undefined;
  const [, article = '', term = '', verb = '', rest = ''] = found;
  const form = /^stand|short/.test(verb) ? 'stands-for' : /consist|made|composed/.test(verb) ? 'consists' : 'means';
  // "Field research refers to …" says that its words are a term, even everyday ones.
  const said = /\s/.test(term)
    ? /^(?:refers?|describes?|.*\sas$)/.test(verb)
    : /^(?:refers|(?:is|are|can be)\s(?:\p{L}+\s)?(?:defined|understood)\s+as)$/u.test(verb) && openingOf(rest) === 'class';
  if (!isTermShape(term, said || (article !== '' && form === 'means'))) return undefined;
  const end = endOfMeaning(rest);
  const meaning = rest.slice(0, end);
  if (countWords(meaning) < 3 || (form !== 'consists' && form !== 'stands-for' && isNoMeaning(meaning))) return undefined;
  // "A higher value means the wave oscillates more quickly" draws a conclusion.
  const claim =
    verb === 'means' &&
    /^that\s/.test(meaning) &&
    article === '' &&
    !term.toLowerCase().split(/\s+/).every(isCommon) &&
    !/^\p{L}+er\s/iu.test(term);
  if (verb === 'means' && !claim && !/^(?:an?|the\s(?:\p{L}+\s){0,3}(?:of|that|which|in|by)|to|any|having|being|lack)\s/iu.test(meaning))
    return undefined;
  if (
    verb === 'means' &&
    !claim &&
    /^(?:the|an?)\s(?:[\p{L}-]+\s){1,4}(?:is|are|was|were|will|can|has|have|gets?|goes|does)\s/iu.test(meaning)
  )
    return undefined;
  // "The cell describes a circle" is no definition; "Apathy describes the degree to which …" is.
  if (/^describes?$/.test(verb) && (openingOf(meaning) === 'none' || openingOf(meaning) === 'plural' || !saysWhichOne(meaning)))
    return undefined;
  if (/^(?:is|are)\sused/.test(verb) && !TERM_SAID.test(text)) return undefined;
  if (form === 'consists' && (/\b(?:several|many|various|the\ssame|a\s(?:number|variety|series))\b/.test(meaning) || countWords(term) > 4))
    return undefined;
  return site(form, text, article, term, text.length - rest.length, meaning, verb);
}

/** "This region, called the magnetosphere, is the zone within which …": the name, then what it is. */
const NAMED_THEN =
  /^.{3,90}?,\s(?:also\s)?(?:called|known\sas|termed|referred\sto\sas)\s(the\s|an?\s)?["“]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3})["”]?(?:\s\([^()]{1,40}\))?,\s(is|are|is\sdefined\sas|refers\sto)\s(\S.+)$/su;

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

/** "This sequence of three bases on the tRNA molecule is called an anticodon.": the words after "this" say which one by themselves. */
const THIS_CALLED =
  /^(?:[\p{L}\s]{2,24},\s)?(?:This|These|this|these)\s([^;:()]{12,160}?)\s(?:is|are)\s(?:(?:often|usually|also|commonly|sometimes|collectively|generally|therefore|thus)\s)?(?:called|known\sas|termed|referred\sto\sas)\s(?:the\s|an?\s)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”'’]?(?:\s\([^()]{1,60}\))?(?:\sor\s[\p{L}\s-]{3,40})?(?:[.;,]?$|,\s(?:after|named|because|since|in\shonor)\s)/su;
/** "Economists call this positive relationship between price and quantity supplied the law of supply." */
const CALL_THIS =
  /^(?:\p{L}+\s){1,3}call\s(?:this|these)\s([^,;:()—]{12,140}?)(?:—[^—]{5,160}—\s?|\s)(?:the|an?)\s["“]?((?:[\p{L}-]+\s){0,3}[\p{L}-]+)["”]?\.?$/su;
/** Classes whose member the sentence before describes: "This type of therapy is called …". */
const SOME_KIND =
  /^(?:(?:new|other|second|first|last|same|general|final|latter|simple|particular)\s)*(?:types?|kinds?|forms?|sorts?|parts?|part|set|sets|group|aspects?|approach|method|idea|practice|phenomen(?:on|a)|time|period|number|amount|value|view|point|version|case|use|way|stage|step|phase|process|category|class|field|area|branch|study)\sof\s(?!(?:\p{L}+ing|long|short)\s)/iu;

/** "Having a multicultural identity means that …", "Being customer centric is when …" */
const TO_HAVE =
  /^(?:Having|Being)\s(?:an?\s|the\s)?["“]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”]?\s(means|is)\s((?:that|when)\s.{20,})$/su;

function hadIn(text: string): Site | undefined {
  const found = TO_HAVE.exec(text);
  if (found === null) return undefined;
  const [, term = '', verb = '', rest = ''] = found;
  const meaning = rest.slice(0, endOfMeaning(rest));
  if (!isTermShape(term, false) || isNoMeaning(meaning) || countWords(meaning) < 6) return undefined;
  return { form: 'means', term: reach(text.indexOf(term), term), meaning: reach(text.length - rest.length, meaning), verb, article: '' };
}

function thisIn(text: string): Site | undefined {
  const found = THIS_CALLED.exec(text) ?? CALL_THIS.exec(text);
  if (found === null) return undefined;
  const [, meaning = '', term = ''] = found;
  if (
    SOME_KIND.test(meaning) ||
    /,$|,\swhen\s/.test(meaning) ||
    !saysWhichOne(meaning) ||
    isNoMeaning(meaning) ||
    countWords(meaning) < 5 ||
    !isTermShape(term, false)
  )
    return undefined;
  return {
    form: 'called',
    term: reach(text.lastIndexOf(term), term),
    meaning: reach(text.indexOf(meaning), meaning),
    verb: 'is',
    article: '',
  };
}

/** "We call the gap between exports and imports the trade balance." */
const WE_CALL =
  /^(?:[\p{L}\s]{2,30},\s)?(?:We|Economists|Sociologists|Psychologists|Scientists|Astronomers|Biologists|Historians|Physicists|Chemists|Researchers|Lawyers|Geologists|Physicians)\s(?:(?:often|also|usually)\s)?(?:call|refer\sto|term)\s((?:the|an?)\s.{12,160}?)\s(?:as\s)?(?:the|an?)\s["“]?((?:[\p{L}-]+\s){0,3}[\p{L}-]+)["”]?\.$/su;

function calledIn(text: string): Site | undefined {
  const call = WE_CALL.exec(text);
  if (call !== null) {
    const [, subject = '', term = ''] = call;
    if (!saysWhichOne(subject) || isNoMeaning(subject) || !isTermShape(term, false)) return undefined;
    return {
      form: 'called',
      term: reach(text.lastIndexOf(term), term),
      meaning: reach(text.indexOf(subject), subject),
      verb: 'is',
      article: '',
    };
  }
  const found = CALLED.exec(text);
  if (found === null) return undefined;
  const [whole, subject = '', term = ''] = found;
  if (
    NO_SUBJECT.test(subject) ||
    (/\swe\s+call\s/.test(whole) && countWords(subject) > 12) ||
    /[;:–—]|\b(?:it|they|this|these|we|that|which|what|and|or)$/i.test(subject) ||
    (subject.includes(',') && !DETERMINED.test(subject))
  )
    return undefined;
  // "The magnitudes … are called x and y" gives two names.
  if (/\sand\s/.test(term)) return undefined;
  if (countWords(subject) < 4 || isNoMeaning(subject) || !saysWhichOne(subject) || !isTermShape(term, /\s/.test(term), true))
    return undefined;
  return {
    form: 'called',
    term: reach(whole.lastIndexOf(term), term),
    meaning: reach(whole.indexOf(subject), subject),
    verb: 'is',
    article: '',
  };
}

/** "Transaction costs are the costs of finding a buyer": the class repeats the last word of a term of everyday words. */
function repeatsHead(term: string, meaning: string): boolean {
  const words = term.toLowerCase().split(/\s+/);
  return words.length > 1 && (meaning.toLowerCase().split(/\s+/)[1] ?? '') === words.at(-1);
}

/** "In some cultures, a ring is …", "In this approach, …": what holds in a case is no definition. */
const IN_SOME_CASE =
  /^In\s(?:some|many|most|this|that|these|those|one|other|another|certain|such|(?:his|her|their|our)\b|the\s(?:examples?|study|figure|case|story|previous|last|next|first|second|above|following))\s/i;

function isIn(text: string): Site | undefined {
  const found = IS.exec(text);
  if (found === null || IN_SOME_CASE.test(text)) return undefined;
  const [, written = '', term = '', verb = '', rest = ''] = found;
  const article = written.toLowerCase();
  const meaning = rest.slice(0, endOfMeaning(rest));
  const opening = openingOf(meaning);
  const general = article === 'a' || article === 'an' || article === 'any';
  const name = /^\p{Lu}/u.test(term) && (article !== '' || /\s\p{Lu}/u.test(term));
  if (opening === 'none' || (opening === 'plural' && !/^are|were/.test(verb)) || isNoMeaning(meaning)) return undefined;
  if (!isTermShape(term, general || repeatsHead(term, meaning))) return undefined;
  const words = countWords(meaning);
  // Without "that …" or "of …" only "a price floor is a minimum price" says which one is meant.
  if (opening === 'clause' ? words < (/^one\s/.test(meaning) ? 4 : 5) : !saysWhichOne(meaning) && !(general && words >= 3))
    return undefined;
  if (words < 3 || (opening === 'class' && words < 4 && !general)) return undefined;
  // "Divine laws are supernatural and allow …"
  if (opening === 'plural' && isPlainVerb(/^\p{L}+\sand\s(\p{L}+)\s/u.exec(meaning)?.[1] ?? '')) return undefined;
  if (
    opening === 'plural' &&
    /^(?:\p{L}+ly\s)?(?:held|made|found|used|seen|then|also|always|never|known|responsible|available|necessary|smaller|larger|\p{L}+er\sand|\p{L}+ed|\p{L}+ble|\p{L}+ful)\s/iu.test(
      meaning,
    )
  )
    return undefined;
  // What was is a story, except of things with a name.
  if (/^w/.test(verb) && !name && !/^\p{Lu}\p{L}+\s(?:was|were)\sa/u.test(text)) return undefined;
  // "The structure is a …" is about one structure; one common word after "the" needs a class that explains it.
  if (
    article === 'the' &&
    !/\s/.test(term) &&
    /^\p{Ll}/u.test(term) &&
    (isFamiliar(term) || /^(?:formula|equation|rule|amount|number)$/.test(term))
  )
    return undefined;
  if (/\sand\s/.test(term) && /^are|were/.test(verb)) return undefined;
  return site('is', text, article, term, text.length - rest.length, meaning, verb);
}

function site(form: Site['form'], text: string, article: string, term: string, meaningAt: number, meaning: string, verb: string): Site {
  return {
    form,
    term: reach(text.indexOf(term, article.length), term),
    meaning: reach(meaningAt, meaning),
    verb: verb.replace(/\s+/g, ' '),
    article: article.toLowerCase(),
  };
}
