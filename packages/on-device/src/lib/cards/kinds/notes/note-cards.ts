import { collapse, type Line, quote, textOf } from '../../../../spans.ts';
import type { TextDocument } from '../../../text/document.ts';
import { tokenize } from '../../../text/tokens.ts';
import type { Card } from '../../card.ts';
import { type Place, type Sides, wordsIn } from '../sides/card-sides.ts';
import { noteIn } from '../sides/note-lines.ts';
import { boldSides } from './bold-sides.ts';
import { FACT, isAspect, isFacet, isFact, needsSubject, withSubject } from './facets.ts';
import { labelCards } from './label-cards.ts';
import { bareName, isEveryday, nameOf, namesThing, placeOfName } from './names.ts';
import { type Note, notesOf } from './outline.ts';
import { isTold, sharesWord, tells, verbBefore } from './telling.ts';

const FEWEST_WORDS = 3;
const LONGEST_MEANING = 45;
/** The longest fact behind a label, in words. */
const LONGEST_FACT = 30;
/** Several words with capitals. */
const PROPER = /^\p{Lu}\S+(?:\s(?:of|the|and|\p{Lu}\S*)){1,5}$/u;

/** No letter of another script, in which a student wrote a remark. */
const LATIN = /^[\p{Script=Latin}\P{L}]*$/u;

/** The two sides of a card, and whether the first is a label that needs its subject. */
interface Told extends Sides {
  readonly isFacet?: boolean;
}

/** Makes a card of each line of notes that names a thing and has what the thing is after a mark or in the line under it. */
export function noteCards(document: TextDocument): Card[] {
  if (document.language !== 'en') return labelCards(document);
  return notesOf(document).flatMap((note) => {
    const whole = sidesUnder(document, note) ?? boldSides(document, note);
    const found: readonly Told[] = whole === undefined ? sidesIn(document, note) : [whole];
    return found.flatMap((told) => cardOf(document, note, told) ?? []);
  });
}

/** A line that is a name, and the line under it. */
function sidesUnder(document: TextDocument, { block, under: [first] }: Note): Sides | undefined {
  const name = nameOf(document, { block });
  const [sentence] = first?.block.sentences ?? [];
  // A line with lines of its own under it is a name or a lead.
  if (first === undefined || sentence === undefined || first.under.length > 0 || !namesThing(document, name)) return undefined;
  const { raw } = document;
  const whole = raw.slice(sentence.start, sentence.end);
  const text = whole.replace(/[\s.;,]+$/, '');
  const back = { start: sentence.start + verbBefore(text), end: sentence.start + text.length };
  const count = wordsIn(raw, back);
  if (count < FEWEST_WORDS || count > LONGEST_MEANING || /[:–—-]\s*$/.test(whole)) return undefined;
  const isProse = /^\p{Lu}.*\.\s*$/su.test(whole);
  return isTold(text) && tells(bareName(name), text, isProse) ? { front: placeOfName(document, { block }), back } : undefined;
}

/** "- Solvent: bulk material": a name, a mark and its meaning in one line; "- Leader: Lenin" under "Russian Revolution". */
function sidesIn(document: TextDocument, { block }: Note): Told[] {
  const text = document.raw.slice(block.start, block.end);
  if (block.kind === 'heading' || text.includes('\n')) return [];
  return noteIn(document.raw, { start: block.start, text }, FACT).flatMap((sides) => toldBy(document, block, sides) ?? []);
}

/** The sides without the verb of the meaning, if the front names a thing or a side of one and the back tells what it is. */
function toldBy(document: TextDocument, block: Note['block'], sides: Sides): Told | undefined {
  const { raw } = document;
  const { front, back } = sides;
  const name = collapse(raw.slice(front.start, front.end));
  const meaning = raw.slice(back.start, back.end);
  const isRead = LATIN.test(`${name[0]}${meaning[0]}`);
  const facet =
    isRead && isFacet(name) && !/\d$/.test(name) && isFact(meaning) && !sharesWord(name, meaning) && isBrief(raw, back, block.end)
      ? { ...sides, isFacet: true }
      : undefined;
  if (!namesThing(document, name) || !isTold(meaning)) return facet;
  // "Balfour Declaration: British support": a name with capitals is no label.
  const isSure = isBold(document, front) || (PROPER.test(bareName(name)) && !isEveryday(name));
  if (!isSure && !tells(bareName(name), meaning.split(';')[0] ?? '', false)) return facet;
  return { front, back: { start: back.start + verbBefore(meaning), end: back.end } };
}

/** Whether words are the whole rest of a line, and no paragraph that begins with its topic. */
const isBrief = (raw: string, back: Place, end: number): boolean =>
  wordsIn(raw, back) <= LONGEST_FACT && !/\p{L}/u.test(raw.slice(back.end, end));

/** Whether a name stands in bold, so that its writer has marked it as a term. */
const isBold = ({ value }: TextDocument, { start }: Place) => /[*_>]/.test(value[start - 1] ?? '');

function cardOf(document: TextDocument, note: Note, { front, back, isFacet: needsIt = false }: Told): Card | undefined {
  const { field, raw } = document;
  const question = frontOf(document, note, front, needsIt);
  if (question === undefined) return undefined;
  const key = tokenize(raw, front.start, front.end).map(({ stem }) => stem);
  return {
    kind: 'note',
    question,
    answer: [quote({ field, raw, ...back })],
    // Of two lines with one label each belongs to another subject.
    key: needsIt ? textOf(question).toLowerCase() : key.join(' '),
    at: note.block.start,
  };
}

/** The name in a line, with the line over it where the name alone could belong to several things: "Aztecs: Economy". */
function frontOf(document: TextDocument, note: Note, front: Place, needsIt: boolean): Line | undefined {
  const { field, raw } = document;
  const name = collapse(raw.slice(front.start, front.end));
  const part = [quote({ field, raw, ...front })];
  if (!needsIt && !needsSubject(name)) return part;
  const whole = withSubject(document, note, part, name, needsIt);
  const standsAlone = !isAspect(name) && !(needsIt && (needsSubject(name) || !namesThing(document, name)));
  return whole ?? (standsAlone ? part : undefined);
}
