import { collapse, type Line, quote } from '../../../../spans.ts';
import type { TextDocument } from '../../../text/document.ts';
import { tokenize } from '../../../text/tokens.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { type Place, type Sides, wordsIn } from '../given/card-sides.ts';
import { noteIn } from '../given/note-lines.ts';
import { bareName, isEveryday, nameOf, namesThing, placeOfName } from './names.ts';
import { type Note, notesOf } from './outline.ts';
import { isTold, sharesWord, tells, verbBefore } from './telling.ts';

const FEWEST_WORDS = 3;
const LONGEST_MEANING = 45;
/** One line with a mark may be anything where its language is not read. */
const FEWEST_LINES = 3;
/** Several words with capitals. */
const PROPER = /^\p{Lu}\S+(?:\s(?:of|the|and|\p{Lu}\S*)){1,5}$/u;

/** Makes a card of each line of notes that names a thing and has what the thing is after a mark or in the line under it. */
export function noteCards(document: TextDocument): Card[] {
  const isEnglish = document.language === 'en';
  const cards = notesOf(document).flatMap((note): Card[] => {
    const below = isEnglish ? sidesUnder(document, note) : undefined;
    const found = below === undefined ? sidesIn(document, note, isEnglish) : [below];
    return found.map((sides) => cardOf(document, note, sides));
  });
  return isEnglish || cards.length >= FEWEST_LINES ? cards : [];
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

/** "- Solvent: bulk material": a name, a mark and its meaning in one line. */
function sidesIn(document: TextDocument, { block }: Note, isEnglish: boolean): Sides[] {
  const { raw } = document;
  const text = raw.slice(block.start, block.end);
  if (block.kind === 'heading' || text.includes('\n')) return [];
  return noteIn(raw, { start: block.start, text }).flatMap((sides) => named(document, sides, isEnglish) ?? []);
}

/** The sides without the verb of the meaning, if the front names a thing and the back tells what it is. */
function named(document: TextDocument, { front, back }: Sides, isEnglish: boolean): Sides | undefined {
  const { raw } = document;
  const name = collapse(raw.slice(front.start, front.end));
  const meaning = raw.slice(back.start, back.end);
  if (!namesThing(document, name) || !isTold(meaning)) return undefined;
  // "Balfour Declaration: British support": a name with capitals is no label.
  const isSure = !isEnglish || isBold(document, front) || (PROPER.test(bareName(name)) && !isEveryday(name));
  if (!isSure && !tells(bareName(name), meaning.split(';')[0] ?? '', false)) return undefined;
  return { front, back: { start: back.start + verbBefore(meaning), end: back.end } };
}

/** Whether a name stands in bold, so that its writer has marked it as a term. */
const isBold = ({ value }: TextDocument, { start }: Place) => /[*_>]/.test(value[start - 1] ?? '');

function cardOf(document: TextDocument, note: Note, { front, back }: Sides): Card {
  const { field, raw } = document;
  return {
    kind: 'note',
    question: frontOf(document, note, front),
    answer: [quote({ field, raw, ...back })],
    key: tokenize(raw, front.start, front.end)
      .map(({ stem }) => stem)
      .join(' '),
    at: note.block.start,
  };
}

/** The name in a line. Where it is an everyday word, the line over it says of what: "Aztecs: Economy". */
function frontOf(document: TextDocument, { over }: Note, front: Place): Line {
  const { field, raw } = document;
  const name = collapse(raw.slice(front.start, front.end));
  const part = quote({ field, raw, ...front });
  const above = over === undefined ? '' : nameOf(document, over);
  if (over === undefined || !isEveryday(name) || !namesThing(document, above) || sharesWord(above, name)) return [part];
  return ask('part', { whole: quote({ field, raw, ...placeOfName(document, over) }), part });
}
