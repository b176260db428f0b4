import { countWords, endOfMeaning, isNoMeaning, openingOf, saysWhichOne } from './meaning.ts';
import { called, reach, type Site } from './site.ts';
import { isTermShape } from './term-shape.ts';

/** The definition of a sentence that gives a name: "We define X as …", "This region, called X, is …", "This … is called X", "Having X means …". */
export function givenNameIn(text: string): Site | undefined {
  return namedIn(text) ?? wePutIn(text) ?? thisIn(text) ?? hadIn(text);
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
    /,$|,\s(?:when|while|whereas|but)\s/.test(meaning) ||
    !saysWhichOne(meaning) ||
    isNoMeaning(meaning) ||
    countWords(meaning) < 5 ||
    !isTermShape(term, false)
  )
    return undefined;
  return called(text, term, meaning);
}
