import { quote } from '../../spans.ts';
import { plainWords } from '../terms/definition/plain-words.ts';
import { reach } from '../terms/definition/site.ts';
import { isTermShape } from '../terms/definition/term-shape.ts';
import { namings } from '../terms/namings.ts';
import { isCommon } from '../text/common-words.ts';
import type { Sentence, TextDocument, Token } from '../text/document.ts';
import { tokenize } from '../text/tokens.ts';
import { isDescriptive, isPlainVerb } from '../text/word-classes.ts';
import type { Card } from './card.ts';
import { questionAround } from './gap.ts';
import { ask } from './phrases.ts';
import { standsAlone } from './standing.ts';

const MOST_WORDS = 42;
/** The fewest words beside the name, without function words, that can tell what is named. */
const FEWEST_TOLD = 4;

/** Makes cards on sentences that name a thing; the name is the gap. */
export function namingCards(document: TextDocument): Card[] {
  return namings(document).flatMap(({ sentence, term, key }): Card[] => {
    if (sentence.tokens.length > MOST_WORDS || sentence.tokens.length < 7 || !standsAlone(document, sentence)) return [];
    if (isCommand(sentence)) return [];
    if (LOOSE.test(sentence.text) || NO_NAME.test(document.raw.slice(Math.max(sentence.start, term.start - 40), term.start))) return [];
    // "is best known as the founder of …": a part that a person played.
    if (/\b(?:founder|father|mother|inventor|leader)\b/i.test(document.raw.slice(term.start, term.end))) return [];
    if (isDescriptive(document.raw.slice(term.start, term.end))) return [];
    if (endsInVerb(document.raw.slice(term.start, term.end), document.raw.slice(term.end, term.end + 12))) return [];
    // "the _____ and Sedition Acts" asks for half of a name.
    if (/^\s(?:and|or)\s\p{Lu}/u.test(document.raw.slice(term.end, term.end + 12)) || sentence.cut) return [];
    // "known as the _____ in the Great Temple"
    if (
      /^\s(?:in|for|at|on)\s(?:the\s)?\p{Lu}/u.test(document.raw.slice(term.end, term.end + 14)) &&
      /^\p{Lu}/u.test(document.raw.slice(term.start))
    )
      return [];
    // "called the _____ of momentum"
    if (/^\sof\s\p{L}/iu.test(document.raw.slice(term.end, term.end + 6))) return [];
    const stems = key.split(' ');
    if (
      /^there\s(?:is|are)\s(?:\S+\s){1,5}(?:called|known)\b|\b(?:he|she)\s(?:is|was)\s(?:\p{L}+\s)?(?:called|known|referred)\b|\bsomething\s(?:that\sis\s)?(?:called|known)\b/iu.test(
        sentence.text,
      ) ||
      /^(?:which|what|whether|how)\b/i.test(sentence.text)
    )
      return [];
    // "There is a common pattern called _____." says nothing of it.
    if (sentence.tokens.filter(({ stop, stem }) => !stop && !stems.includes(stem)).length < FEWEST_TOLD) return [];
    // A sentence that says the name twice gives it away.
    if (isGiven(sentence.tokens, stems, 2) || /\bI\b/.test(sentence.text)) return [];
    return [
      {
        kind: 'naming',
        question: questionAround({ ...term, start: sentence.start, end: sentence.end }, term.start, term.end),
        answer: [quote(term)],
        key,
        at: sentence.start,
      },
    ];
  });
}

/** Whether each word of a name stands so often in a sentence that the name can be read off it. */
function isGiven(tokens: readonly Token[], stems: readonly string[], times: number): boolean {
  return stems.every((stem) => tokens.filter((token) => token.stem === stem).length >= times);
}

/** "Define a global variable called cnt and …": a step of an exercise. */
function isCommand({ tokens: [first] }: Sentence): boolean {
  return first !== undefined && isPlainVerb(first.word) && /^\p{Lu}/u.test(first.text) && !/(?:ed|ing|s)$/.test(first.word);
}

/** A subject that only the sentences before tell: "The object is called …", "the remnant of that star". */
const LOOSE =
  /^the\s(?:easi|simpl|b|lat)est\s|^the\s(?:first|second|third|object|company|(?:process|group|area|method|system|set|place|person|type|form)(?!\s(?:by|of|that|in\swhich|where)\b)|model|idea|author|book|story|city|film|study|test|experiment)\b|\b(?:of|in|by|for|to|with)\sthat\s(?!(?:is|are|was|were|can|will|has|have)\b)\p{L}|\bseries\sof\b/iu;
/** Names in passing, and names that only could be given: "a student named …", "which might be called …". */
const NO_NAME =
  /\b(?:store|shop|firm|brand|company|restaurant|club|hotel|town|village|band|song|game|film)s?,?\s(?:called|named)\s(?:the\s|an?\s)?["“'‘]?$|\b(?:named|(?:might|could|would|may)\s(?:\S+\s)?be\s(?:called|termed|named)|(?:best|better|well|widely|still|mainly|mostly)\sknown\sas|so-called|what\s(?:is|are)\snow\s(?:called|known\sas)|one\sof\swhich\sis\scalled)\s(?:the\s|an?\s)?["“'‘]?$/iu;

/** "known as industrial psychology focuses" on: a verb of the sentence read as the end of the name. */
function endsInVerb(term: string, after: string): boolean {
  const last = term.split(' ').at(-1) ?? '';
  // "spots called petechiae appear on the skin"
  if (/\s(?:appear|occur|arise|emerge|develop)$/.test(term)) return true;
  return /\s\p{L}+s$/u.test(term) && isPlainVerb(last) && /^\s(?:on|to|the|an?|that|in|with|from|at|into)\s/.test(after);
}

/** "This form of representation is called …": the sentence before says what is named. */
const POINTS_BACK =
  /^(?:(?:thus|therefore|hence|consequently|accordingly|as\sa\sresult|together|so|in\s[\p{L}\s]{3,30}),\s)?(?:this|these|that|those|it|such)\b(?:\s[\p{L}-]+){0,7}?\s(?:(?:is|are|was|were)\s(?:(?:often|usually|also|commonly|sometimes|collectively|generally)\s)?(?:called|known\sas|termed|referred\sto\sas|named)|(?:have|has)\sbeen\sgiven\sthe\sname)\s(?:the\s|an?\s)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”'’]?(?:\s\([^()]{1,60}\))?(?:\sor\s[\p{L}\s-]{3,40})?[.;,]/iu;
/** "Political scientists call this the politico model.", "We refer to this as crowding out." */
const THEY_CALL =
  /^(?:[\p{L}-]+\s){1,4}(?:(?:call|calls|called|term|terms|termed)\s(?:this|these)|(?:refer|refers|referred)\sto\s(?:this|these)(?:\s[\p{L}-]+){0,3}\sas)\s(?:(?:process|phenomenon|effect|type|kind|situation|state|tendency|idea|approach|method|practice|condition|behaviou?r|law|rule|model|statement|view|principle|pattern|relationship|quantity|property)\s)?(?:the\s|an?\s)?["“'‘]?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)["”'’]?(?:\s\([^()]{1,60}\))?[.;,]/iu;
const CALLS_BACK = /\b(?:called|known|termed|referred|named|name|calls?|terms?|refers?)\b/i;
const LONGEST_NAMED = 36;
/** What a sentence says of people and of short names is seldom what the next sentence names. */
const NOT_NAMED = /\b(?:interested\sin|abbreviations?|examples?)\b|\b\p{Lu}{2,}\b/u;

/** "This type of therapy is called …", "It has grown into what is called …": what is named is a thing of the sentence before, not what it says. */
const OF_A_THING =
  /^(?:this|these|such|that|those)\s(?:types?|kinds?|forms?|sorts?|forces?|creatures?|animals?|species|persons?|people|man|woman|devices?|substances?|molecules?|structures?|materials?|objects?|theory|theories|field|study|branch|discipline)\b|^it\s(?!(?:is|was)\b)|\bwhat\s(?:is|was)\b/iu;
/** "An interesting thing happens …", "The distribution is a new one.": a sentence that says too little to be named. */
const SAYS_LITTLE = /\b(?:ones?|things?|something|some\sideas)\b/i;

/** Makes cards that quote what a sentence says and ask for the name that the next sentence gives to it. */
export function nameCards(document: TextDocument): Card[] {
  const { field, raw, sentences } = document;
  return sentences.flatMap((sentence, index): Card[] => {
    const before = sentences[index - 1];
    if (before === undefined || before.block !== sentence.block) return [];
    if (!CALLS_BACK.test(sentence.text) || NOT_NAMED.test(before.text) || SAYS_LITTLE.test(before.text)) return [];
    const words = plainWords(raw, sentence.start, sentence.end);
    const found = POINTS_BACK.exec(words.text) ?? THEY_CALL.exec(words.text);
    // "This type of therapy is called …": the sentence before is about therapy, and the type comes earlier.
    if (found === null || OF_A_THING.test(found[0])) return [];
    const [whole, term = ''] = found;
    const stems = tokenize(term).map(({ stem }) => stem);
    if (before.tokens.length > LONGEST_NAMED || before.tokens.length < 6 || !standsAlone(document, before)) return [];
    if (!isTermShape(term, false) || term.toLowerCase().split(' ').every(isCommon) || isGiven(before.tokens, stems, 1)) return [];
    const passage = { field, raw, ...words.raw(reach(whole.lastIndexOf(term), term)) };
    const question = ask('named', { said: quote({ field, raw, start: before.start, end: before.end }) });
    return [{ kind: 'naming', question, answer: [quote(passage)], key: stems.join(' '), at: sentence.start }];
  });
}

/** "1215" in "In 1215, King John signed …": the year of one event. */
const IN_YEAR =
  /^(In\s(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|early|late|mid)[-\s])?(?:1[0-9]{3}|20[0-2]\d)),\s(.{25,220})[.]$/su;
/** A text with as many different years tells a history. */
const YEARS_OF_HISTORY = 14;
/** Verbs of beginnings, ends and decisions: the dates of other events are details. */
const TURNING_POINT =
  /\b(?:founded|established|created|discovered|invented|abolished|declared|ended|began|seized|passed|ratified|signed|won|defeated|conquered|invaded|annexed|independen\p{L}+|published|elected|crowned|assassinated|dissolved|overthr[eo]wn?|adopted|introduced|joined|born|died|fell|completed|surrendered)\b/iu;
const EVENT_NAME = /\p{Ll}[^.]*\s\p{Lu}\p{L}+/u;

/** Makes cards that ask when something happened, from sentences that open with its year. */
export function dateCards(document: TextDocument): Card[] {
  // A date is worth learning where the text tells a history.
  if (new Set(document.raw.match(/\b(?:1\d{3}|20[0-2]\d)\b/g)).size < Math.min(YEARS_OF_HISTORY, document.words / 60)) return [];
  return document.sentences.flatMap((sentence): Card[] => {
    const { field, raw } = document;
    const text = raw.slice(sentence.start, sentence.end);
    const found = IN_YEAR.exec(text);
    if (found === null || sentence.tokens.length > 36 || !standsAlone(document, sentence)) return [];
    const [, when = '', claim = ''] = found;
    // The event must be one that a name tells from others, and no second year may date it.
    if ((!EVENT_NAME.test(claim) && !/^\p{Lu}/u.test(claim)) || !TURNING_POINT.test(claim)) return [];
    if (
      /\b1[0-9]{3}\b|\b20[0-2]\d\b/.test(claim) ||
      claim.split(' ').length > 26 ||
      !/\p{Lu}/u.test(claim.split(' ').slice(0, 4).join(' ')) ||
      /\sv$|%|\bpercent\b|\b(?:they|he|she|again|named|had|were (?:interested|about)|was (?:interested|about|ranked|placed))\b|^(?:however|for (?:instance|example)|after|in|as|at|with|under|following|by|during|on|a|an|according|when|while|there|it|they|he|she|the (?:country|population|number|average|rate|group|company))\b/i.test(
        claim,
      )
    )
      return [];
    const at = sentence.start + text.indexOf(claim, when.length);
    const question = ask('when', { claim: quote({ field, raw, start: at, end: at + claim.length }) });
    const answer = [quote({ field, raw, start: sentence.start, end: sentence.start + when.length })];
    return [{ kind: 'date', question, answer, key: `when ${sentence.start}`, at: sentence.start }];
  });
}
