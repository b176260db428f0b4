import { quote } from '../../../../spans.ts';
import type { TextDocument } from '../../../text/document.ts';
import { isThirdPerson } from '../../../text/word-classes.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { type Place, wordsIn } from '../given/card-sides.ts';
import { notesOf } from './outline.ts';

const YEAR = String.raw`(?:c\.?\s?)?\d{3,4}(?:s|\s?(?:b\.?c\.?(?:e\.?)?|c\.?e\.?|a\.?d\.?))?`;
const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}*\.?`;
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

const MOST_WORDS = 30;
/** Words that tell no event by themselves. */
const NO_EVENT = /^(?:he|she|they|it|this|that|these|his|her|their|and|but|see|also)\s|https?:|[{}|\\]|->|[→⇒]|\?|[:;]$/iu;

/** Makes cards that ask when something was, of lines of notes that begin with a date or end with one in brackets. */
export function eventCards(document: TextDocument): Card[] {
  const { field, raw } = document;
  return notesOf(document).flatMap(({ block }): Card[] => {
    const text = raw.slice(block.start, block.end).replace(/[\s.;,]+$/, '');
    const found = datedIn(text, block.start, block.kind === 'heading');
    if (found === undefined || !tellsEvent(raw, found.event)) return [];
    const question = ask('when', { claim: quote({ field, raw, ...found.event }) });
    return [{ kind: 'event', question, answer: [quote({ field, raw, ...found.date })], key: `event ${block.start}`, at: block.start }];
  });
}

function datedIn(text: string, at: number, heading: boolean): { date: Place; event: Place } | undefined {
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
