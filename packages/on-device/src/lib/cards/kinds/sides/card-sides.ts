/** The two sides of a card, as offsets. */
export interface Sides {
  readonly front: Place;
  readonly back: Place;
}

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A line of the text without its end. */
export interface TextLine {
  readonly start: number;
  readonly text: string;
}

/** The fewest lines of one form that make a list of cards; one line alone can be anything. */
export const FEWEST_LINES = 2;

/** A note of the writers to themselves at the end of a line: "(ask if this is in the exam??)". */
const TO_SELF = /\s*\((?:[^()]*\?\?[^()]*|(?:ask|check|to-?do|look up)\b[^()]*)\)\s*$/i;

/** The sides that an expression finds in a line, in its two groups. */
export function sidesOf(line: TextLine, match: RegExpExecArray | null): Sides[] {
  if (match === null) return [];
  const [whole, front = '', answer = ''] = match;
  const back = answer.replace(TO_SELF, (note) => ' '.repeat(note.length));
  return [{ front: placeOf(line, front, whole.indexOf(front)), back: placeOf(line, back, whole.length - back.length) }];
}

/** The place of words at an offset of a line, without the spaces around them. */
export function placeOf(line: TextLine, words: string, from: number): Place {
  const start = line.start + from + (words.length - words.trimStart().length);
  return { start, end: start + words.trim().length };
}

export function wordsIn(raw: string, { start, end }: Place): number {
  return raw.slice(start, end).trim().split(/\s+/).length;
}

/** Which line of the text a place is in: the place of the line's break before it. */
export function lineAt(raw: string, at: number): number {
  return at === 0 ? -1 : raw.lastIndexOf('\n', at - 1);
}
