import { quote } from '../../../spans.ts';
import { isTorn } from '../../terms/definition/term-before.ts';
import { markedPlaces } from '../../terms/marked-terms.ts';
import { type Naming, namings } from '../../terms/namings.ts';
import { isCommon } from '../../text/common-words.ts';
import type { Sentence, TextDocument, Token } from '../../text/document.ts';
import { isWhole } from '../../text/prose.ts';
import { isDescriptive, isPlainVerb, isThirdPerson } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { questionAround } from '../gap.ts';
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
/** A single event, the deed of an example, and praise tell a case and not the term. */
const OF_CASE =
  /\b(?:(?:is|are)\s(?:\p{L}+\s){0,2}(?:important|essential|crucial|vital)|was|were|had|did|he|she|his|her|rather\sthan|one\sof|1[5-9]\d\d|20\d\d|should|for\s(?:example|instance)|other|many)\b|^where\b/iu;

/** The sentences that tell something in general of a term that a text first prints in bold there. */
function markedNamings(document: TextDocument): Naming[] {
  const { field, raw, sentences } = document;
  return [...markedPlaces(document)].flatMap(([key, place]): Naming[] => {
    const sentence = sentences.find(({ start, end }) => start <= place.start && place.end <= end);
    if (sentence === undefined || !isWhole(document, sentence)) return [];
    // "Constricts the pupil, which is good for _____.": the subject of a note stands in its heading.
    const [opening] = sentence.tokens;
    if (opening !== undefined && (isThirdPerson(opening.word) || /ed$/.test(opening.word))) return [];
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
