import { isBlank, type Values } from '../../definition/field.ts';
import type { ItemKindName } from '../../definition/holds.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { itemKinds } from '../../items/kinds.ts';
import { countWords } from '../../result/transcript.ts';
import { contentWords, Vocabulary } from '../../sources/content-words.ts';
import { differInLanguage } from '../../sources/language.ts';
import type { Reading } from './reading.ts';

/** An answer about the material has at least this share of its different content words from the form; others have 0 to 25 %. */
const ON_SUBJECT = 0.25;
/** The same without any of the titles, which is no answer to the outline either. */
const ON_SUBJECT_WITHOUT_TITLES = 0.35;
/** The same of an answer that has the items of its result, and none of its titles. */
const ON_SUBJECT_IN_ITEMS = 0.15;
/** Fewer words in common are chance. */
const FEWEST_COMMON = 6;
/** An answer with at least this share of the titles, and text under them, is one to the outline. */
const ENOUGH_TITLES = 0.5;
/** Fewer words a section are no text: "None." */
const FEWEST_WORDS = 4;
/** A part of a long document with fewer words is none. */
const FEWEST_PART_WORDS = 12;
/** Items that show the form that was asked for, and the kinds whose form no other text has. */
const FEWEST_ITEMS = 3;
const FORMED: ReadonlySet<ItemKindName> = new Set(['card', 'question', 'event', 'block', 'coverage', 'finding']);
/** A form with fewer content words does not tell what an answer is about: a job title. */
const FEWEST_FORM_WORDS = 40;

/**
 * Whether an answer is not the result that was asked for: it has few of the sections, or none of the items that make the result, and is
 * about something else; or it says the same or nearly nothing in every section.
 */
export function isOffSubject({ lead, found }: Reading, sections: readonly ResolvedSection[], values: Values): boolean {
  const form = Object.values(values).join('\n');
  if (isHollow(found.map((part) => part.text))) return true;
  const body = [lead, ...found.map((part) => part.text)].join('\n');
  const titled = found.filter((part) => !part.byPlace && !isBlank(part.text)).length;
  const { share, words } = new Vocabulary([form]).coverage(body);
  const common = share * words;
  if (share >= (titled > 0 ? ON_SUBJECT : ON_SUBJECT_WITHOUT_TITLES) && common >= Math.min(FEWEST_COMMON, words)) return false;
  const textOf = (id: string): string => found.find(({ section }) => section.id === id)?.text ?? lead;
  const unreadable = sections.some(({ id, essential, holds, items }) => {
    return essential && holds && items && itemKinds[holds.kind].parse(textOf(id)).length === 0;
  });
  if (!unreadable && titled >= sections.length * ENOUGH_TITLES) return false;
  const readable = sections.some(({ essential, holds, items: [fewest] = [0] }) => {
    if (!essential || !holds || !FORMED.has(holds.kind)) return false;
    return itemKinds[holds.kind].parse(body).length >= Math.max(FEWEST_ITEMS, fewest / 2);
  });
  const inSections = found.length >= sections.length * ENOUGH_TITLES;
  if (differInLanguage(body, form)) return !(readable || inSections);
  return !(readable && (share >= ON_SUBJECT_IN_ITEMS || new Set(contentWords(form)).size < FEWEST_FORM_WORDS));
}

/** Whether a part of a long document holds nearly nothing, or is far too short and about something else. */
export function isPartOffSubject(text: string, words: number, values: Values): boolean {
  const have = countWords(text);
  if (have >= words * (ENOUGH_TITLES / 2)) return false;
  const form = Object.values(values).join('\n');
  if (have < FEWEST_PART_WORDS) return true;
  if (new Set(contentWords(form)).size < FEWEST_FORM_WORDS || differInLanguage(text, form)) return false;
  return new Vocabulary([form]).coverage(text).share < ON_SUBJECT;
}

function isHollow(texts: readonly string[]): boolean {
  if (texts.length === 0) return false;
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return words < texts.length * FEWEST_WORDS || (texts.length > 2 && new Set(texts).size === 1);
}
