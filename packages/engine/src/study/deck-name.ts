import type { Values } from '../definition/field.ts';
import { isTypedText } from '../definition/field-kinds.ts';
import type { Tool } from '../definition/tool.ts';
import { localDay } from '../format/format.ts';

const NAME_LENGTH = 60;
/** A longer line is a sentence. */
const LONGEST_TITLE = 100;
/** Marks of a card on one line, and words that make a sentence of it. */
const STATES = /[\t;=→]|[.!?,…]$|\b(?:is|are|was|means|ist|est|es|son)\s/i;
/** The mark between the sides of a card. On two lines in a row it makes a list; a title may have one: "Lecture 4: Enzymes". */
const BETWEEN_SIDES = /:\s|\s[-–—]\s/;

/** The first words of a material: its first heading, or else its first 60 characters. */
export function materialTitle(material: string): string {
  const lines = linesOf(material);
  return shortened(headingOf(lines) ?? lines[0] ?? '');
}

/**
 * The name of the deck of a result: the title that was typed, or else the title line of its material, or else the name of the tool with the
 * day. The first sentence of a text is no name.
 */
export function nameOfDeck(tool: Tool, values: Values, material: string, now: Date): string {
  const field = tool.fields.find((one) => one.required && !one.material && isTypedText(one));
  const typed = field && values[field.name];
  const [title = ''] = typeof typed === 'string' ? linesOf(typed) : [];
  return shortened(title) || titleLine(material) || `${tool.name}, ${localDay(now)}`;
}

/** The title above a material; an empty string where its first line is already a sentence, a card or all of it. */
function titleLine(material: string): string {
  const lines = linesOf(material);
  const heading = headingOf(lines);
  if (heading !== undefined) return shortened(heading);
  const [line = '', next = ''] = lines;
  const title = line.replace(/:$/, '');
  const isTitle = next !== '' && title.length <= LONGEST_TITLE && /\p{L}{2}/u.test(title) && !STATES.test(title);
  return isTitle && !(BETWEEN_SIDES.test(title) && BETWEEN_SIDES.test(next)) ? shortened(title) : '';
}

function linesOf(material: string): string[] {
  return material.split('\n').flatMap((line) => line.trim() || []);
}

function headingOf(lines: readonly string[]): string | undefined {
  return lines.find((line) => /^#{1,6}\s+\S/.test(line))?.replace(/^#+\s+/, '');
}

function shortened(name: string): string {
  return name.length <= NAME_LENGTH ? name : `${name.slice(0, NAME_LENGTH).replace(/\s+\S*$/, '')}…`;
}
