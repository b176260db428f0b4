import { quote } from '../../../spans.ts';
import { isTorn } from '../../terms/definition/term-before.ts';
import { markedPlaces } from '../../terms/marked-terms.ts';
import { type Naming, namings } from '../../terms/namings.ts';
import { isCommon } from '../../text/common-words.ts';
import type { Sentence, TextDocument, Token } from '../../text/document.ts';
import { isWhole } from '../../text/prose.ts';
import { isDescriptive, isPlainVerb } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { questionAround } from '../gap.ts';
import { ask } from '../phrases.ts';
import { standsAlone } from '../standing.ts';
import { toldWith } from '../told-with.ts';

const MOST_WORDS = 42;
/** The fewest words beside the name, without function words, that can tell what is named. */
const FEWEST_TOLD = 4;

/** Makes cards on sentences that name a thing; the name is the gap. */
export function namingCards(document: TextDocument): Card[] {
  return [...namings(document), ...markedNamings(document)].flatMap(({ sentence, term, key }): Card[] => {
    const told = sentence.tokens.length > MOST_WORDS ? undefined : toldWith(document, sentence, term);
    if (told === undefined) return [];
    if (isCommand(sentence)) return [];
    if (LOOSE.test(told.text) || NO_NAME.test(document.raw.slice(Math.max(sentence.start, term.start - 40), term.start))) return [];
    // "is best known as the founder of …": a part that a person played.
    if (/\b(?:founder|father|inventor|leader)\b/i.test(document.raw.slice(term.start, term.end))) return [];
    if (isDescriptive(document.raw.slice(term.start, term.end))) return [];
    if (endsInVerb(document.raw.slice(term.start, term.end), document.raw.slice(term.end, term.end + 12))) return [];
    // "the _____ and Sedition Acts" asks for half of a name.
    if (/^\s(?:and|or)\s\p{Lu}/u.test(document.raw.slice(term.end, term.end + 12)) || sentence.sure !== undefined) return [];
    // "known as the _____ in the Great Temple"
    if (
      /^\s(?:in|for|at|on)\s(?:the\s)?\p{Lu}/u.test(document.raw.slice(term.end, term.end + 14)) &&
      /^\p{Lu}/u.test(document.raw.slice(term.start))
    )
      return [];
    // "called “_____ in a pocket”": a quotation that goes on after the name was cut.
    if (/["“]$/.test(document.raw.slice(told.start, term.start)) && !/^[.,;]?["”]/.test(document.raw.slice(term.end))) return [];
    // "L-aspartame, commonly called _____"; "a file named _____.m"
    const around = document.raw.slice(told.start, term.start).toLowerCase() + document.raw.slice(term.end, sentence.end).toLowerCase();
    if (around.includes(`-${document.raw.slice(term.start, term.end).toLowerCase()}`) || /^\.\w/.test(document.raw.slice(term.end)))
      return [];
    // "called the _____ of momentum"
    if (/^\sof\s\p{L}/iu.test(document.raw.slice(term.end, term.end + 6))) return [];
    const stems = key.split(' ');
    if (
      /^there\s(?:is|are)\s(?:\S+\s){1,5}(?:called|known)\b|\b(?:he|she)\s(?:is|was)\s(?:\p{L}+\s)?(?:called|known)\b|\bsomething\s(?:that\sis\s)?(?:called|known)\b/iu.test(
        sentence.text,
      ) ||
      /^(?:which|what|whether|how)\b/i.test(sentence.text)
    )
      return [];
    // "There is a common pattern called _____." says nothing of it.
    if (told.tokens.filter(({ stop, stem }) => !stop && !stems.includes(stem)).length < FEWEST_TOLD) return [];
    // A sentence that says the name twice gives it away.
    if (isGiven(told.tokens, stems, 2) || /\bI\b/.test(sentence.text)) return [];
    return [
      {
        kind: 'naming',
        question: questionAround({ ...term, start: told.start, end: sentence.end }, term.start, term.end),
        answer: [quote(term)],
        key,
        at: sentence.start,
      },
    ];
  });
}

/** Words before a bold term that make it one of several, an example of something else, or part of a longer name. */
const ONE_OF_SEVERAL =
  /\b(?:such\sas|like|including|examples?)\s[^.;:]*$|includes?\s[^.;:]*,[^.;:]*$|,\s$|\b(?:and|or)\s(?:an?\s|the\s)?$/i;
/** What happened once, and what an example does, tells a case and not the term. */
const OF_CASE =
  /\b(?:was|were|had|did|he|she|his|her|rather\sthan|one\sof|1[5-9]\d\d|20\d\d|should|for\s(?:example|instance)|other|many)\b|^where\b/i;

/** The sentences that tell something in general of a term that a text first prints in bold there. */
function markedNamings(document: TextDocument): Naming[] {
  const { field, raw, sentences } = document;
  return [...markedPlaces(document)].flatMap(([key, place]): Naming[] => {
    const sentence = sentences.find(({ start, end }) => start <= place.start && place.end <= end);
    if (sentence === undefined || !isWhole(document, sentence)) return [];
    const before = raw
      .slice(sentence.start, place.start)
      .replace(/[\s*_]+/g, ' ')
      .trimStart();
    // Names of people and places; "the long _____", "a _____ or monitoring program"
    const name = raw.slice(place.start, place.end);
    if (/[\p{Lu},]/u.test(before === '' ? name.slice(1) : name) || isCommon(name.toLowerCase())) return [];
    if (OF_CASE.test(sentence.text) || ONE_OF_SEVERAL.test(before) || isTorn(before, true, '')) return [];
    if (/^\s*(?:(?:and|or)\s|:)/.test(raw.slice(place.end, sentence.end))) return [];
    return [{ sentence, term: { field, raw, ...place }, key }];
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
  /^the\s\p{L}+\s(?:is|are|was|were)\s(?:often\s)?(?:called|known|termed)\b|^the\s(?:easi|b)est\s|^the\s(?:first|second|third|(?:process|group|system|person)(?!\s(?:by|of|that|in\swhich|where)\b)|idea)\b|\b(?:of|in|by|for|to|with)\sthat\s(?!(?:is|are|was|were|can|will|has|have)\b)\p{L}|\bseries\sof\s\p{L}+\s(?:called|known)\b/iu;
/** Names in passing, and names that only could be given: "a student named …", "which might be called …". */
const NO_NAME =
  /\b(?:named|(?:might|could|would|may)\s(?:\S+\s)?be\s(?:called|termed|named)|(?:best|well|widely|still|mainly|mostly)\sknown\sas|so-called|what\s(?:is|are)\snow\s(?:called|known\sas)|one\sof\swhich\sis\scalled)\s(?:the\s|an?\s)?["“'‘]?$/iu;

/** "known as industrial psychology focuses" on: a verb of the sentence read as the end of the name. */
function endsInVerb(term: string, after: string): boolean {
  const last = term.split(' ').at(-1) ?? '';
  // "spots called petechiae appear on the skin"
  if (/\s(?:appear|occur|arise|emerge|develop)$/.test(term)) return true;
  return /\s\p{L}+s$/u.test(term) && isPlainVerb(last) && /^\s(?:on|to|the|an?|that|in|with|from|at|into)\s/.test(after);
}

/** "1215" in "In 1215, King John signed …": the year of one event. */
const IN_YEAR =
  /^(In\s(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|early|late|mid)[-\s])?(?:1[0-9]{3}|20[0-2]\d)),\s(.{25,220})[.]$/su;
/** A text with as many different years tells a history. */
const YEARS_OF_HISTORY = 14;
/** Verbs of beginnings, ends and decisions: the dates of other events are details. */
const TURNING_POINT =
  /\b(?:founded|established|created|discovered|invented|abolished|declared|ended|began|seized|passed|ratified|signed|won|defeated|conquered|invaded|annexed|published|elected|crowned|assassinated|dissolved|overthr[eo]wn?|adopted|introduced|joined|born|died|fell|completed|surrendered)\b/iu;
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
