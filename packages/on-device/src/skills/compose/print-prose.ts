import { computed, type Span } from '../../spans.ts';
import type { PhraseLead } from './phrases.ts';
import { plainQuotes } from './plain-quotes.ts';
import type { TextUnit } from './read-units.ts';

const SPACE: Span = { kind: 'phrase', text: ' ', id: 'compose.join' };
const STOP: Span = { kind: 'phrase', text: '.', id: 'compose.join' };

/** Verbs at the start of an objective: "Determine the density of …". */
const AIM_VERBS = new Set(
  (
    'analyse analyze apply assess build calculate calibrate classify compare compute construct create define demonstrate design detect ' +
    'determine develop distinguish estimate evaluate examine explain explore extract find identify implement improve investigate isolate ' +
    'learn measure monitor observe obtain plot predict prepare prove quantify reduce show simulate study synthesise synthesize test ' +
    'understand validate verify'
  ).split(' '),
);
/** Words that show that the word before them is a noun: "Study of", "Test results". */
const NOUN_FOLLOWERS = new Set('of on in into is are was were has have had showed shows results result by and plan group'.split(' '));

/**
 * Joins units into running text: the lead, then each unit, with a full stop if it has none. An infinitive at the start continues
 * the words of the lead, so that both read as one sentence.
 * @param openers the spans of a phrase that precedes in the same paragraph
 */
export function proseLine(
  units: readonly TextUnit[],
  lead: { readonly name: string; readonly phrase: PhraseLead } | undefined,
  openers: readonly Span[],
): Span[] {
  const spans: Span[] = [...openers];
  const phraseSpan = (text: string): Span => ({ kind: 'phrase', text, id: `compose.${lead?.name ?? 'join'}` });
  let joined = false;
  units.forEach((unit, index) => {
    if (spans.length > 0) spans.push(SPACE);
    const verb = lead?.phrase.infinitive === undefined ? undefined : aimVerb(unit.text);
    const before = index === 0 ? lead?.phrase.infinitive : joined ? lead?.phrase.also : undefined;
    if (verb !== undefined && before !== undefined) {
      joined = true;
      spans.push(phraseSpan(before), ...closed({ ...unit, start: skipTo(unit) }, 'small'));
      return;
    }
    if (index === 0 && lead && !announcesItself(unit.text, lead.phrase)) spans.push(phraseSpan(lead.phrase.lead));
    spans.push(...closed(unit, index === 0 ? 'kept' : 'capital'));
  });
  return spans;
}

/** Whether the sentence makes its lead redundant: "The aim is …" after "Objective: ", "Results show …" after "Results: ". */
function announcesItself(text: string, lead: PhraseLead): boolean {
  const label = lead.lead.replace(/^the\s|:?\s*$/gi, '').toLowerCase();
  if (
    text
      .toLowerCase()
      .replace(/^(?:the|our|one|a) (?:main )?/, '')
      .startsWith(label)
  )
    return true;
  return lead.infinitive !== undefined && /^(?:(?:the|our|my|its|this) )?(?:\p{L}+ )?(?:aims?|objectives?|purpose|goals?)\b/iu.test(text);
}

/** Quotes a unit with one full stop at the end. A first letter that is made small, or a capital before a word, is a computed span. */
function closed(unit: TextUnit, letter: 'small' | 'capital' | 'kept'): Span[] {
  const slice = unit.raw.slice(unit.start, unit.end);
  const kept = slice.replace(/[\s,;]+$/, '');
  const passage = { field: unit.field, raw: unit.raw, start: unit.start, end: unit.start + kept.length };
  const ended = /[.!?…:]["'”’)\]*_`]*$/.test(kept);
  const changed = letter !== 'kept' && (letter === 'small' ? /^\p{Lu}(?=\p{Ll})/u : /^\p{Ll}{3,}\s/u).test(kept);
  const first = kept.charAt(0);
  const words = changed
    ? [
        computed(letter === 'small' ? first.toLowerCase() : first.toUpperCase(), `${letter}-letter`),
        ...plainQuotes({ ...passage, start: passage.start + 1 }),
      ]
    : plainQuotes(passage);
  return ended ? words : [...words, STOP];
}

/** The offset after "To " at the start. */
function skipTo(unit: TextUnit): number {
  return unit.start + (/^to\s+/i.exec(unit.raw.slice(unit.start, unit.end))?.[0].length ?? 0);
}

/** The verb of "To determine …" or "Determine …", unless a main clause follows ("To find g, we swung …"). */
function aimVerb(text: string): string | undefined {
  if (/,\s+(?:we|i|you|the|a|an|this|it|our)\b/i.test(text)) return undefined;
  const [first = '', second = '', third = ''] = text
    .toLowerCase()
    .split(' ', 3)
    .map((word) => word.replace(/[^\p{L}-]/gu, ''));
  if (first === 'to') return /^\p{Ll}/u.test(second) && third !== '' ? second : undefined;
  return AIM_VERBS.has(first) && second !== '' && !NOUN_FOLLOWERS.has(second) ? first : undefined;
}
