import { quote } from '../../../../spans.ts';
import type { TextDocument } from '../../../text/document.ts';
import { isThirdPerson } from '../../../text/word-classes.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { standsAlone } from '../../standing.ts';
import { type Place, wordsIn } from '../sides/card-sides.ts';
import { notesOf } from './outline.ts';

const YEAR = String.raw`(?:c\.?\s?)?\d{3,4}(?:s|\s?(?:b\.?c\.?(?:e\.?)?|c\.?e\.?|a\.?d\.?))?`;
const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|t?ember|ober|ust|t)?\.?(?!\p{L})`;
const DAY_OF_MONTH = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?\s${MONTH}|${MONTH}\s\d{1,2}(?:st|nd|rd|th)?)`;
const DAY = String.raw`(?:${DAY_OF_MONTH}|${MONTH}),?\s`;
/** "1789", "c. 500 BC", "14 July 1789", "1861-1865", "1914–18". */
const DATE = String.raw`(?:${DAY})?${YEAR}(?:\s?[-–—]\s?(?:(?:${DAY})?${YEAR}|\d{2}(?!\d)))?`;
/** "1865: abolition of slavery", "1789 - The Bastille falls". */
const DATED = new RegExp(String.raw`^((?:in\s)?${DATE})(?:\s*[:=]\s+|\s+[-–—]+>?\s+|\s*[→]\s*)(\S.*)$`, 'isu');
/** "28 July A-H declares war", "28 June 1914 Sarajevo: the heir is shot": a day needs no mark after it. */
const DAY_FIRST = new RegExp(String.raw`^(${DAY_OF_MONTH}(?:,?\s${YEAR})?),?\s(\p{L}.*)$`, 'isu');
/** Words for work and appointments of a course. */
const DUTY = /\b(?:exam|due|homework|deadline|lecture|class|quiz|test|meeting|revision|week)\b/i;
/** "American Revolutionary War (1775-1783)" */
const BRACKETED = new RegExp(String.raw`^([^()]{6,80}?)\s\(((?:${DATE}))\)$`, 'isu');
/** The year of a source: "The Genetic Theory of Natural Selection (1930)", "Nature 453 (2008)". */
const SOURCE = /:|\sv\.?\s|[,.]\s?\d|\d[–-]\d|"|“|et al|\p{Lu}\.\s/u;

/** A year that is likely one: "300 ml", "250 people" are none. */
const LIKELY_YEAR = /\b(?:1[0-9]{3}|20[0-2]\d)\b|\b(?:b\.?c|c\.?e|a\.?d)/i;

/** A text tells of many dates if it has a year for this many words. */
const WORDS_A_YEAR = 150;
const YEARS = /\b(?:1[0-9]{3}|20[0-2]\d)\b/g;
/** "28 June 1919", "October 1929", "1921" */
const WHEN = String.raw`(?:${DAY}|${MONTH}\s)?(?:1\d{3}|20[0-2]\d)`;
/** "The treaty of Utrecht was signed in April 1713.", "In 1921 the Allies fixed …", "The Dawes Plan of 1924 …" */
const TOLD_LAST = new RegExp(String.raw`^(.{15,160}?),?\s(?:in|on)\s(${WHEN})\.$`, 'isu');
const TOLD_FIRST = new RegExp(String.raw`^(?:in|on)\s(${WHEN}),?\s(.{15,160})\.$`, 'isu');
const NAMED = /^(The\s\p{Lu}[^,.;()]{4,50}?)\s(?:of\s|\()((?:\p{Lu}\p{Ll}+\s)?(?:1\d{3}|20[0-2]\d))\)?\s\p{Ll}/su;
/** A subject that is a name: "the Allies fixed …", "Congress passed the Sedition Act". */
const OF_NAME = /^[Tt]he\s\p{Lu}|^(?!The\s)\p{Lu}.*\s\p{Lu}\p{Ll}/su;
/** Words that go on with a story: "Wilson agreed and immediately sent …". */
const LOOSE = /\b(?:he|she|they|it|his|her|their|its|this|these|that|also|even|only|again|once|much|agreed|immediately|beginning)\b/i;

const MOST_WORDS = 30;
/** Words that tell no event by themselves. */
const NO_EVENT = /^(?:he|she|they|it|this|that|these|his|her|their|and|but|see|also)\s|https?:|[{}|\\]|->|[→⇒]|\?|[:;]$/iu;

/** Makes cards that ask when something was, of lines of notes with their date, and of sentences in a text that tells of many dates. */
export function eventCards(document: TextDocument): Card[] {
  const { raw } = document;
  const lines = notesOf(document).flatMap(({ block }): Card[] => {
    const text = raw.slice(block.start, block.end).replace(/[\s.;,]+$/, '');
    const found = datedIn(text, block.start, block.kind === 'heading');
    return found === undefined || !tellsEvent(raw, found.event) ? [] : [cardOf(document, block.start, found)];
  });
  const isHistory = WORDS_A_YEAR * (raw.match(YEARS)?.length ?? 0) >= document.words;
  if (!isHistory || document.language !== 'en') return lines;
  const told = document.sentences.flatMap((sentence): Card[] => {
    const found = toldIn(raw.slice(sentence.start, sentence.end), sentence.start);
    return found === undefined || !standsAlone(document, sentence) ? [] : [cardOf(document, sentence.start, found)];
  });
  return [...lines, ...told];
}

/** An event with its date. */
interface Dated {
  readonly date: Place;
  readonly event: Place;
}

function cardOf({ field, raw }: TextDocument, at: number, { date, event }: Dated): Card {
  const question = ask('when', { claim: quote({ field, raw, ...event }) });
  return { kind: 'event', question, answer: [quote({ field, raw, ...date })], key: `event ${at}`, at };
}

/** The event of a sentence with one year, at its end or its beginning or behind the name that opens it. */
function toldIn(text: string, at: number): Dated | undefined {
  if (text.match(YEARS)?.length !== 1) return undefined;
  const place = (words: string): Place => ({ start: at + text.indexOf(words), end: at + text.indexOf(words) + words.length });
  const [, last = '', day = ''] = TOLD_LAST.exec(text) ?? [];
  const [, first = '', deed = ''] = TOLD_FIRST.exec(text) ?? [];
  const [, name = '', year = ''] = NAMED.exec(text) ?? [];
  if (name !== '') return { date: place(year), event: place(name) };
  const [date, event] = last === '' ? [first, deed] : [day, last];
  return date !== '' && OF_NAME.test(event) && !LOOSE.test(event) ? { date: place(date), event: place(event) } : undefined;
}

function datedIn(text: string, at: number, heading: boolean): Dated | undefined {
  const [dated, when = '', event = ''] = (heading ? null : DATED.exec(text)) ?? [];
  if (dated !== undefined && LIKELY_YEAR.test(when))
    return { date: { start: at, end: at + when.length }, event: { start: at + text.length - event.length, end: at + text.length } };
  const [isDay, day = '', deed = ''] = (heading ? null : DAY_FIRST.exec(text)) ?? [];
  if (isDay !== undefined && /^\p{Lu}/u.test(deed) && !DUTY.test(deed))
    return { date: { start: at, end: at + day.length }, event: { start: at + text.length - deed.length, end: at + text.length } };
  const [bracketed, name = '', date = ''] = BRACKETED.exec(text) ?? [];
  if (bracketed === undefined || !LIKELY_YEAR.test(date) || SOURCE.test(name)) return undefined;
  const start = at + text.length - 1 - date.length;
  return { date: { start, end: start + date.length }, event: { start: at, end: at + name.length } };
}

/** Whether the words tell an event that can be told from others. */
function tellsEvent(raw: string, event: Place): boolean {
  const text = raw.slice(event.start, event.end);
  const [first = ''] = text.toLowerCase().split(/\s/);
  const count = wordsIn(raw, event);
  // "Trains in Cuba": the subject stands elsewhere.
  if (isThirdPerson(first) || /ed$/.test(first) || NO_EVENT.test(text)) return false;
  return count > 1 && count <= MOST_WORDS && /\p{L}{3}/u.test(text) && !/^\p{Script=Cyrillic}/u.test(text);
}
