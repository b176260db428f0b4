import type { ItemKindName } from '../definition/holds.ts';

/** A part of a text with one item at most, and the index of its first line. */
interface ItemBlock {
  readonly text: string;
  readonly line: number;
}

const MARK = /^\s{0,6}(?:[-*•]\s+)?[*_]{0,2}(?:(?:card|question|q)\s*\d{0,3}\s*[.:)]|\(?\d{1,3}[.):](?=\s))/i;
const BULLET = /^\s?[-*•–]\s+\S/;
/** The lines under the quotation of a finding. */
const OF_FINDING = /^\s*(?:change to|correction|why)\b/i;

/** Parts a text into its items: paragraphs of references, a question with the lines under it, otherwise lines. Linear in the text. */
export function itemBlocks(kind: ItemKindName, text: string): ItemBlock[] {
  const lines = text.split('\n');
  const mark = kind === 'card' || lines.some((line) => MARK.test(line)) ? MARK : BULLET;
  const begins = (line: string, before = ''): boolean => {
    if (kind === 'reference') return before.trim() === '' || MARK.test(line);
    if (kind === 'finding') return !OF_FINDING.test(line);
    return kind === 'card' || kind === 'question' ? mark.test(line) : true;
  };
  const blocks: { lines: string[]; line: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (!last || (line.trim() !== '' && begins(line, lines[at - 1]))) blocks.push({ lines: [line], line: at });
    else last.lines.push(line);
  }
  return blocks.map((block) => ({ text: block.lines.join('\n'), line: block.line }));
}

/** A line alone is read as no list of terms, unless it has the mark of one. */
export function blockToParse(kind: ItemKindName, text: string): string {
  return kind === 'term' && !BULLET.test(text) ? `- ${text}` : text;
}
