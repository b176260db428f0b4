import { isCommon } from '../../text/common-words.ts';
import { isFamiliar, isPlainVerb } from '../../text/word-classes.ts';
import { countWords, endOfMeaning, isNoMeaning, openingOf, saysWhichOne } from './meaning.ts';
import { givenNameIn } from './named-statements.ts';
import { called, reach, type Site } from './site.ts';
import { holdsInSomeCase, isNoSubject, tellsOfCase } from './subjects.ts';
import { isTermShape } from './term-shape.ts';

/** "[In biology,] [the] TERM [(ABC)] is": the opening, the term, an aside. */
const OPENING = String.raw`^(?:(?:(?:In|For|Within|Under|To|Just\sas)\s[^,.;:]{2,50}|However|Meanwhile|On\sthe\sother\shand|As\s(?:you|we)\s(?:read|learned|saw|discussed|noted|will\ssee)\s?[^,]{0,100}|Thus|Therefore|Similarly|Finally|Technically|By\sdefinition|First|Second|Third|Fourth|Simply\sput|As\s(?:the|its)\s(?:name|term)\s(?:suggests|implies)),\s+|(?:Recall|Remember)\sthat\s+)?(?:(The|the|A|a|An|an|Any|any)\s+)?(?:(?:term|word|concept|phrase|expression|notion)\s+(?:of\s+)?)?["“'‘]?`;
const TERM = String.raw`((?:[\p{L}\p{N}][\p{L}\p{N}'’+#./-]*)(?:\s+(?:\p{L}|\p{N})[\p{L}\p{N}'’+#./-]*){0,5}?)["”'’]?`;
const ASIDE = String.raw`(?:,?\s*\([^()]{1,60}\))?(?:,\s+(?:[^\s,]{1,6}|(?:or|also (?:called|known as)|sometimes called)\s+[^,]{2,80}|which\s(?:is|are|can|has|have)\s[^,]{4,70}|on the other hand|however|in contrast|by contrast|in turn|then),)?`;
const ADVERB = String.raw`(?:(?:usually|often|generally|basically|simply|essentially|just|therefore|typically|really|formally|commonly|thus)\s+)?`;
const IS = new RegExp(`${OPENING}${TERM}${ASIDE}\\s+(is|are|was|were)\\s+${ADVERB}(\\S.+)$`, 'su');
const REFERS = new RegExp(
  `${OPENING}${TERM}${ASIDE}\\s+(?:\\p{L}+ly\\s+)?((?:is|are|can be|may be|was)\\s+(?:\\p{L}+ly\\s+)?(?:defined|described|understood)\\s+as|is\\s+defined\\s+(?:by|in\\s+terms\\s+of)|refers?\\s+to|denotes?|describes?|(?:is|are)\\s+used\\s+to\\s+(?:describe|denote|refer\\s+to)|(?:is|are)\\s+(?:an?\\s+)?(?:\\p{L}+\\s+)?terms?\\s+(?:used\\s+)?(?:for|that\\s+(?:describes?|refers?\\s+to)|to\\s+describe|describing|referring\\s+to)|means|is\\s+short\\s+for|stands?\\s+for|(?:is|are)\\s+(?:made\\s+(?:up\\s+)?|composed\\s+)of|consist(?:s|ed)?\\s+of|is\\s+the\\s+(?:term|name|word)\\s+(?:used\\s+)?(?:for|to\\s+describe|given\\s+to))\\s+(\\S.+)$`,
  'su',
);
const CALLED =
  /^(?:In\s[^,]{3,40},\s|(?:Recall|Note)\sthat\s)?(.{10,260}?),?\s+(?:(?:is|are|was|were|became|becomes|(?:can|may)\sbe|(?:has|have)\s(?:come\sto\sbe|become))\s+(?:(?:often|usually|also|commonly|sometimes|collectively|generally|therefore|thus)\s+)?(?:called|known\s+as|termed|named|referred\s+to\s+as)|we\s+call)\s+(?:the\s+|an?\s+|(?:its|their)\s+)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s+[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,4}?)["”'’]?(?:\s*\([^()]{1,60}\))?(?:,\s\p{Lu}:?)?(?:[.;:,]|$|\s(?:in\sthe|by|because|due|for)\s)/su;
/** Openings of the words before "is called" that need another sentence or compare. */
const NO_SUBJECT =
  /^(?:it|this|that|these|those|they|which|what|he|she|there|and|but|some|most|many|several|few|such|one|an?\s(?:related|second|third|new|final)|because|when|if|since|although|while|as|sometimes|here|each|both|another|together|in|on|at|for|with|under|during|by|from|to|we|you|i|then|so|the\s(?:second|third|first|other|last|latter|former|resulting|next|final|same|result|process)|\p{L}+er\s)\b/iu;

/** A subject that says which one before its first comma goes on after it: "The amount of product that …, as calculated …, is called …". */
const DETERMINED =
  /^(?:the|an?|any|those|all)\s(?:[\p{L}'’-]+\s){1,4}?(?:that|who|which|of|in|from|for|between)\s[^,]+,\s(?!(?:the|an?|it|they|he|she|we|this|these|there|some|most|many)\s)/iu;

/** The definition that a sentence states with a verb, if it states one. */
export function statedIn(text: string): Site | undefined {
  if (/[,;?]$/.test(text)) return undefined;
  if (text.endsWith(':')) return calledIn(text);
  return givenNameIn(text) ?? refersIn(text) ?? calledIn(text) ?? isIn(text);
}

/** "The term murmur is used to describe …": without "the term", the words say what a thing is used for. */
const TERM_SAID = /^(?:In\s[^,]{2,40},\s)?(?:The|A)\s(?:term|word|phrase)s?\s/i;

/** The verbs of `REFERS`. Most sentences have none, so that the longer expression does not run. */
const REFERS_VERB =
  /\b(?:defined|described|understood|refers?|denotes?|describes?|used\s+to|terms?|means|short\s+for|stands?\s+for|made|composed|consist(?:s|ed)?|name|word)\b/;

function refersIn(text: string): Site | undefined {
  const found = REFERS_VERB.test(text) ? REFERS.exec(text) : null;
  if (found === null || holdsInSomeCase(text)) return undefined;
  const [, article = '', term = '', verb = '', rest = ''] = found;
  const form = /^stand|short/.test(verb) ? 'stands-for' : /consist|made|composed/.test(verb) ? 'consists' : 'means';
  // "Field research refers to …" says that its words are a term, even everyday ones.
  const said = /\s/.test(term)
    ? /^(?:refers?|describes?|.*\sas$)/.test(verb)
    : /^(?:refers\sto|(?:is|are|can be)\s(?:\p{L}+\s)?(?:defined)\s+as)$/u.test(verb) && openingOf(rest) === 'class';
  if (!isTermShape(term, said || (article !== '' && form === 'means')) || isNoSubject(term, article, verb, rest)) return undefined;
  const end = form === 'stands-for' ? rest.search(/[,;.]|$/) : endOfMeaning(rest);
  const meaning = rest.slice(0, end);
  if (/\s(?:acronym|abbreviation)$/.test(term)) return undefined;
  // "consists of tissues of the embryo, as well as …" lists more.
  if (form === 'consists' && /^,?\sas\swell\sas\s/.test(rest.slice(end))) return undefined;
  if (countWords(meaning) < 3) return undefined;
  // "Moore means to replace the premise" tells what somebody wants.
  if (verb === 'means' && article === '' && /^to\s/.test(meaning) && !/\s/.test(term)) return undefined;
  // "A higher value means the wave oscillates more quickly" draws a conclusion.
  const claim =
    verb === 'means' &&
    /^that\s/.test(meaning) &&
    article === '' &&
    !term.toLowerCase().split(/\s+/).every(isCommon) &&
    !/^\p{L}+er\s/iu.test(term);
  if (verb === 'means' && !claim && !/^(?:an?|the\s(?:\p{L}+\s){0,3}(?:of|that|which|in|by)|to|any|being)\s/iu.test(meaning))
    return undefined;
  if (
    verb === 'means' &&
    !claim &&
    /^(?:the|an?)\s(?:[\p{L}-]+\s){1,4}(?:is|are|was|were|will|can|has|have|gets?|goes|does|would|could|may|must)\s/iu.test(meaning)
  )
    return undefined;
  // "The cell describes a circle" is no definition; "Apathy describes the degree to which …" is.
  if (/^describes?$/.test(verb) && (openingOf(meaning) === 'none' || openingOf(meaning) === 'plural' || !saysWhichOne(meaning)))
    return undefined;
  if (/^(?:is|are)\sused/.test(verb) && !TERM_SAID.test(text)) return undefined;
  if (form === 'consists' && (/\b(?:several|many|various|the\ssame|a\s(?:series))\b/.test(meaning) || countWords(term) > 4))
    return undefined;
  if (form !== 'consists' && form !== 'stands-for' && isNoMeaning(meaning)) return undefined;
  return site(form, text, article, term, text.length - rest.length, meaning, verb);
}

function calledIn(text: string): Site | undefined {
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
  // "The name is the same, so Ca is called …", "X are called waves and the others are called …": a second statement.
  if (/,\s(?:so|thus|but)\s|\b(?:called|known\sas)\b/.test(subject)) return undefined;
  // "The magnitudes … are called x and y" gives two names.
  if (/\sand\s/.test(term)) return undefined;
  if (countWords(subject) < 4 || !saysWhichOne(subject) || !isTermShape(term, /\s/.test(term), true) || isNoMeaning(subject))
    return undefined;
  return called(whole, term, subject);
}

/** "Transaction costs are the costs of finding a buyer": the class repeats the last word of a term of everyday words. */
function repeatsHead(term: string, meaning: string): boolean {
  const words = term.toLowerCase().split(/\s+/);
  return (
    words.length > 1 &&
    meaning
      .toLowerCase()
      .split(/\s+/)
      .slice(0, 3)
      .includes(words.at(-1) ?? '')
  );
}

/** Openings of names that elsewhere rank what they precede: "a great circle is any circle …". */
const NAMES_WITH = /^(?:great|key|high|low|late|early|large|small|common)\s/i;

function isIn(text: string): Site | undefined {
  const found = IS.exec(text);
  if (found === null) return undefined;
  const [, written = '', term = '', verb = '', rest = ''] = found;
  const article = written.toLowerCase();
  const meaning = rest.slice(0, endOfMeaning(rest));
  const opening = openingOf(meaning);
  const general = article === 'a' || article === 'an' || article === 'any';
  const name = /^\p{Lu}/u.test(term) && (article !== '' || /\s\p{Lu}/u.test(term));
  if (opening === 'none' || (opening === 'plural' && !/^are|were/.test(verb))) return undefined;
  if (tellsOfCase(text, article, meaning) || isNoSubject(term, article, verb, meaning)) return undefined;
  const repeats = repeatsHead(term, meaning);
  if (!isTermShape(term, general || repeats, repeats && NAMES_WITH.test(term))) return undefined;
  const words = countWords(meaning);
  // Without "that …" or "of …" only "a price floor is a minimum price" says which one is meant.
  if (opening === 'clause' ? words < (/^one\s/.test(meaning) ? 4 : 5) : !saysWhichOne(meaning) && !(general && words >= 3))
    return undefined;
  if (words < 3 || (opening === 'class' && words < 4 && !general)) return undefined;
  // "Divine laws are supernatural and allow …"
  if (opening === 'plural' && isPlainVerb(/^\p{L}+\sand\s(\p{L}+)\s/u.exec(meaning)?.[1] ?? '')) return undefined;
  if (
    opening === 'plural' &&
    /^(?:\p{L}+ly\s)?(?:held|made|found|used|seen|then|also|always|never|known|responsible|available|necessary|smaller|larger|\p{L}+er\sand|\p{L}+ed(?!\s[\p{Ll}-]+s\s(?:that|which|who|of|used)\s)|\p{L}+ble|\p{L}+ful)\s/iu.test(
      meaning,
    )
  )
    return undefined;
  // A sentence in the past tense tells a story, unless its subject has a name.
  if (/^w/.test(verb) && !name && !/^\p{Lu}\p{L}+\s(?:was|were)\sa/u.test(text)) return undefined;
  // "The structure is a …" is about one structure; one common word after "the" needs a class that explains it.
  if (
    article === 'the' &&
    !/\s/.test(term) &&
    /^\p{Ll}/u.test(term) &&
    (isFamiliar(term) || isFamiliar(term.replace(/e?s$/, '')) || /^(?:formula|equation|rule|amount|number)$/.test(term))
  )
    return undefined;
  if (/\sand\s/.test(term) && /^are|were/.test(verb)) return undefined;
  // The longest test comes last, because most sentences fail before it.
  if (isNoMeaning(meaning)) return undefined;
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
