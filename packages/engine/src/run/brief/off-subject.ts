import { isBlank, type Values } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { itemKinds } from '../../items/kinds.ts';
import { countWords } from '../../result/transcript.ts';
import { contentWords, Vocabulary } from '../../sources/content-words.ts';
import { differInLanguage } from '../../sources/language.ts';
import type { Reading } from './read-answer.ts';

/** An answer about the material has at least this share of its different content words from the form; others have 0 to 20 %. */
export const ON_SUBJECT = 0.25;
/** An answer with at least this share of the titles, and text under them, is one to the outline. */
const ENOUGH_TITLES = 0.5;
/** Fewer words a section are no text: "None." */
const FEWEST_WORDS = 4;
/** Items that show the form that was asked for. */
const FEWEST_ITEMS = 3;
/** A form with fewer content words does not tell what an answer is about: a job title. */
const FEWEST_FORM_WORDS = 40;
/** More of an answer than this in the words of the request is the request itself. */
const MOST_ECHOED = 0.3;
const RUN = 8;

/**
 * Whether an answer is not the result that was asked for: it has few of the sections, or none of the items that make the result, and is
 * about something else; or it says the same or nearly nothing in every section; or it repeats the request.
 */
export function isOffSubject(
  { text, lead, found }: Reading,
  sections: readonly ResolvedSection[],
  { values, prompt }: { readonly values: Values; readonly prompt: string },
): boolean {
  const form = Object.values(values).join('\n');
  if (isHollow(found.map((part) => part.text)) || isEcho(text, prompt, form)) return true;
  const body = [lead, ...found.map((part) => part.text)].join('\n');
  const { share, words } = new Vocabulary([form]).coverage(body);
  if (words > 0 && share >= ON_SUBJECT) return false;
  const unreadable = sections.some(({ id, essential, holds, items }) => {
    if (!essential || !holds || !items) return false;
    return itemKinds[holds.kind].parse(found.find(({ section }) => section.id === id)?.text ?? lead).length === 0;
  });
  const titled = found.filter((part) => !part.byPlace && !isBlank(part.text)).length;
  if (!unreadable && titled >= sections.length * ENOUGH_TITLES) return false;
  const readable = sections.some(
    ({ essential, holds }) => essential && holds && holds.kind !== 'reference' && itemKinds[holds.kind].parse(body).length >= FEWEST_ITEMS,
  );
  const inSections = found.length >= sections.length * ENOUGH_TITLES;
  if (differInLanguage(body, form)) return !(readable || inSections);
  return !(readable && new Set(contentWords(form)).size < FEWEST_FORM_WORDS);
}

/** Whether a part of a long document is far too short and about something else. */
export function isPartOffSubject(text: string, words: number, values: Values): boolean {
  const form = Object.values(values).join('\n');
  const short = countWords(text) < words * (ENOUGH_TITLES / 2);
  return short && new Vocabulary([form]).coverage(text).share < ON_SUBJECT && !differInLanguage(text, form);
}

function isHollow(texts: readonly string[]): boolean {
  if (texts.length === 0) return false;
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return words < texts.length * FEWEST_WORDS || (texts.length > 2 && new Set(texts).size === 1);
}

/** Whether much of the answer stands in the request and not in the form. */
function isEcho(text: string, prompt: string, form: string): boolean {
  const answered = runsOf(text);
  if (answered.length === 0) return false;
  const asked = new Set(runsOf(prompt));
  const typed = new Set(runsOf(form));
  return answered.filter((run) => asked.has(run) && !typed.has(run)).length > answered.length * MOST_ECHOED;
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_word, at) => words.slice(at, at + RUN).join(' '));
}
