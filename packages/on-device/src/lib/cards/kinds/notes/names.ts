import { collapse } from '../../../../spans.ts';
import { isStopWord } from '../../../language/stop-words.ts';
import { isTermShape } from '../../../terms/definition/term-shape.ts';
import { isCommon } from '../../../text/common-words.ts';
import type { TextDocument } from '../../../text/document.ts';
import { isDescriptive, isPlainVerb, isThirdPerson } from '../../../text/word-classes.ts';
import type { Place } from '../sides/card-sides.ts';
import { LABEL } from '../sides/note-lines.ts';
import { type Note, notesOf } from './outline.ts';

/** The longest name of a thing in notes, in words. */
const LONGEST_NAME = 6;
/** Function words that a name may hold: "tragedy of the commons", "supply and demand". */
const INSIDE = /^(?:of|and|in|the|vs)$/;
/** Lines that only sort what stands under them: "examples", "can be", "types". */
export const SORTS =
  /^(?:(?:some |other |more )?(?:examples?|kinds?|types?|terms?|terminology|definitions?|vocab(?:ulary)?|basics|approaches|people|other|synonyms?|etymology|related|references?|misc|general|key (?:terms|concepts|ideas|takeaways|points)|answers?|questions?|steps?|practice|reminders?|outcome|general rule|books|works|publications|quotes|sources|links|context|content|contents|however|simplified))$/i;

/** "Denied an extension", "US stock market crashed", "Andrew Carnegie exemplified success": what somebody did. */
const STATES = /^\p{L}+ed\s(?:the|an?|to|by|in|of|from)\s|\s\p{L}+\s\p{L}{3,}ed(?:\s|$)/iu;
/** "Naming ionic bonds": what a reader does. */
export const DOING = /^\p{L}{3,}ing\s(?:\p{L}+\s\p{L}+|\p{L}+s$)/iu;

/** The words of a line without the colon that announces what stands under them. */
export function nameOf(document: TextDocument, note: Pick<Note, 'block'>): string {
  const { start, end } = placeOfName(document, note);
  return collapse(document.raw.slice(start, end));
}

export function placeOfName({ raw }: TextDocument, { block: { start, end } }: Pick<Note, 'block'>): Place {
  // An expression that ends in "\s*$" starts anew at each space of a paragraph.
  return { start, end: start + raw.slice(start, end).trimEnd().replace(/:$/, '').trimEnd().length };
}

const repeated = new WeakMap<TextDocument, ReadonlyMap<string, number>>();

/** How often a text has a line with these words. A line that comes again under several things sorts them and names none. */
function timesOf(document: TextDocument, name: string): number {
  let times = repeated.get(document);
  if (times === undefined) {
    const counts = new Map<string, number>();
    for (const note of notesOf(document)) {
      const key = nameOf(document, note).toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    times = counts;
    repeated.set(document, times);
  }
  return times.get(name.toLowerCase()) ?? 0;
}

/** A name without what stands in brackets after it, and without its year: "heat (q)", "Bosnian crisis 1908". */
export const bareName = (name: string): string => name.replace(/\s(?:\([^()]{1,60}\)|1\d{3}|20[0-2]\d)$/, '');

/** Whether the words of a line name a thing, and neither state nor sort something. */
export function namesThing(document: TextDocument, name: string): boolean {
  const bare = bareName(name);
  const words = bare.toLowerCase().split(/\s+/);
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > LONGEST_NAME || !/\p{L}{2}/u.test(bare) || LABEL.test(bare) || SORTS.test(bare) || timesOf(document, name) > 1)
    return false;
  if (/[?!;,=<>{}[\]()|\\*#→+$"“”‘/:]|\.\s|^\d|\d$|https?|^(?:no|not|to|all|both|too|more|very)\s/u.test(bare)) return false;
  if ((isStopWord(first) && !/^(?:the|an?)$/.test(first)) || isStopWord(last)) return false;
  if (words.slice(1, -1).some((word) => isStopWord(word) && !INSIDE.test(word))) return false;
  if (!/^\p{Script=Latin}/u.test(bare) || !isTermShape(bare, true) || (words.length > 1 && (isPlainVerb(first) || DOING.test(bare))))
    return false;
  if (STATES.test(bare)) return false;
  return !words.slice(1).some((word) => isThirdPerson(word) || isPlainVerb(word));
}

/** Whether a name is everyday words or one adjective: "Economy", "pathological". Only what stands over such a line says whose or which. */
export function isEveryday(name: string): boolean {
  if (!/\s/.test(name) && isDescriptive(name)) return true;
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => /^\P{L}+$/u.test(word) || isCommon(word) || isCommon(word.replace(/s$/, '')) || isStopWord(word));
}
