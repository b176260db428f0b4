import { isBlank, type Values } from '../../definition/field.ts';
import type { ItemKindName } from '../../definition/holds.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { itemKinds } from '../../items/kinds.ts';
import { countWords } from '../../result/transcript.ts';
import { ContentWords, contentWords } from '../../sources/content-words.ts';
import { areComparable, differInLanguage } from '../../sources/language.ts';
import type { ParsedAnswer } from './reading.ts';

/** An answer without most of its titles has at least this share of its different content words from the form; others have 0 to 25 %. */
const WITHOUT_TITLES = 0.35;
/** A smaller number of common words can be chance. */
const FEWEST_COMMON = 6;
/** An answer with at least this share of the titles, and text under them, is one to the outline. */
const ENOUGH_TITLES = 0.5;
/** A section with fewer words has no text: "None." */
const FEWEST_WORDS = 4;
/** A part of a long document with fewer words does not count, and an answer with fewer words cannot be judged by its words. */
const FEWEST_PART_WORDS = 12;
/** A part of a long document has at least this share of its words from the form. */
const ON_SUBJECT = 0.25;
/** Items that show the form that was asked for, and the kinds whose items advise: they need no words of the material. */
const FEWEST_ITEMS = 2;
const ADVISING: ReadonlySet<ItemKindName> = new Set(['question', 'block']);
/** A form with fewer content words does not show what an answer is about: a job title. */
const FEWEST_FORM_WORDS = 40;
/** An answer with the right titles is taken as it is if the form has fewer content words than this. */
const TELLING_FORM_WORDS = 12;

/**
 * The least share of the different content words of an answer that come from the form and the outline. A long form shares more words with
 * any text by chance: of the fresh answers in the tests, honest ones have 16 % at least and twice this share mostly, others 12 %, with long
 * forms 26 %.
 */
function leastShare(formWords: number): number {
  return Math.min(0.4, 0.13 + 0.08 * Math.max(0, Math.log2(formWords / 60)));
}

/**
 * Whether an answer is not the result that was asked for: it says the same or nearly nothing in every section, or its words are about
 * something else, also under the right titles. Words in another language than the form are not compared, only titles and items.
 */
export function isOffSubject({ lead, found }: ParsedAnswer, sections: readonly ResolvedSection[], values: Values): boolean {
  const form = Object.values(values).join('\n');
  const outline = sections.map(({ title, brief, itemName = '' }) => `${title} ${brief} ${itemName}`).join('\n');
  const body = [lead, ...found.map((part) => part.text)].join('\n');
  const subject = new ContentWords([form, outline]).coverage(body);
  const formWords = new Set(contentWords(form)).size;
  const least = leastShare(formWords);
  if (
    isHollow(
      found.map((part) => part.text),
      subject.share < 2 * least,
    )
  )
    return true;
  const titled = found.filter((part) => !part.byPlace && !isBlank(part.text)).length;
  const inOutline = found.length >= sections.length * ENOUGH_TITLES;
  const items = formedItems(body, sections);
  if (!areComparable(body, form)) return !(inOutline || items.any >= FEWEST_ITEMS);
  if (items.advising >= FEWEST_ITEMS) return false;
  if (titled >= sections.length * ENOUGH_TITLES)
    return formWords >= TELLING_FORM_WORDS && subject.share < (subject.words >= FEWEST_PART_WORDS ? least : least / 2);
  if (titled > 0) return subject.share < 1.4 * least;
  if (inOutline || items.any > FEWEST_ITEMS) return subject.share < least;
  const { share, words } = new ContentWords([form]).coverage(body);
  return share < WITHOUT_TITLES || share * words < Math.min(FEWEST_COMMON, words);
}

/** The items in a text that only an answer has: those with labels, bars or states, and questions that ask. */
function formedItems(body: string, sections: readonly ResolvedSection[]): { readonly any: number; readonly advising: number } {
  const kinds = new Set(sections.flatMap(({ essential, holds }) => (essential && holds && FORMED.has(holds.kind) ? [holds.kind] : [])));
  const counts = [...kinds].map((kind) => {
    const count = kind === 'question' ? askedIn(body) : itemKinds[kind].parse(body).length;
    return { count, advises: ADVISING.has(kind) };
  });
  const sum = (some: typeof counts): number => some.reduce((total, { count }) => total + count, 0);
  return { any: sum(counts), advising: sum(counts.filter(({ advises }) => advises)) };
}

const FORMED: ReadonlySet<ItemKindName> = new Set(['card', 'question', 'event', 'block', 'coverage', 'finding']);

/** Entries of any list are read as questions, so only those count that ask or have the label. */
function askedIn(body: string): number {
  const labelled = body.match(/^\W*q(?:uestion)?\s?\d{0,3}\s?[.:)]/gim)?.length ?? 0;
  return Math.max(labelled, itemKinds.question.parse(body).filter(({ question }) => /[?？؟]/.test(question)).length);
}

/** Whether a part of a long document holds nearly nothing, or is far too short and about something else. */
export function isPartOffSubject(text: string, words: number, values: Values): boolean {
  const have = countWords(text);
  if (have >= words * (ENOUGH_TITLES / 2)) return false;
  const form = Object.values(values).join('\n');
  if (have < FEWEST_PART_WORDS) return true;
  if (new Set(contentWords(form)).size < FEWEST_FORM_WORDS || differInLanguage(text, form)) return false;
  return new ContentWords([form]).coverage(text).share < ON_SUBJECT;
}

function isHollow(texts: readonly string[], isForeign: boolean): boolean {
  if (texts.length === 0) return false;
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return words === 0 || (isForeign && words < texts.length * FEWEST_WORDS) || (texts.length > 2 && new Set(texts).size === 1);
}
