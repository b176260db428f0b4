import { BLANK, computed, type Line, quote, type Span } from '../../../spans.ts';
import { isNote } from '../input.ts';
import { fillPhrase } from '../phrases.ts';
import { type ReadingsFound, textIn } from '../read/readings.ts';

/** Prints the lines that hold no readings as running text: what the person saw or noticed. */
export function printNotes({ unread }: ReadingsFound): Line[] {
  const notes = unread.filter(isNote);
  if (notes.length === 0) return [BLANK, fillPhrase('askNotes')];
  const spans = notes.flatMap(({ place }, index): Span[] => {
    const ends = /[.!?…:;,]["'”’)\]]*$/.test(textIn(place));
    return [...(index === 0 ? [] : [computed(' ', 'data.space')]), quote(place), ...(ends ? [] : [computed('.', 'data.stop')])];
  });
  return [BLANK, fillPhrase('notes', { notes: spans })];
}
