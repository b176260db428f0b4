import { type Card, type ExportSource, itemKinds, listedReferences } from '@marginalia/engine';

/** A part of a result as a word processor has it. Together the blocks hold every word of the text. */
export type DocumentBlock =
  | { readonly kind: 'heading' | 'label'; readonly text: string }
  /** `isDeep`: it belongs to the item above it. */
  | { readonly kind: 'paragraph'; readonly text: string; readonly isDeep?: true }
  /** `mark` is the bullet, the number or the box of the line. */
  | { readonly kind: 'item'; readonly mark: string; readonly text: string; readonly isDeep: boolean }
  /** `italics`: the words in italics, where they are known. */
  | { readonly kind: 'reference'; readonly text: string; readonly italics?: { readonly start: number; readonly end: number } }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  /** Lines whose columns stand under each other, with the items below them: a timeline, a month. */
  | { readonly kind: 'grid'; readonly lines: readonly string[] };

const ITEM = /^(\s{0,12})([-*•–]|\[[ x]?\]|\(?\d{1,3}[.)]|\[\d{1,3}\])\s+(\S.*)$/;
const RULE = /^\s*\|?[-\s:|]*--[-\s:|]*$/;
const LABEL = /^[^\s\-*•–[].{0,118}:$/;
const QUESTION = /^\s*(?:\d{1,3}[.)]\s+)?Q: /;
/** Cells with space between them, as in a line of a month or of a timeline. */
const COLUMNS = /\S {3,}\S|^ {3,}\S.* {2,}\S|\|[#.]+\|/;

/** Splits the text of a result into blocks. */
export function blocksOf({ text, headings, sections }: Pick<ExportSource, 'text' | 'headings' | 'sections'>): readonly DocumentBlock[] {
  const titles = new Set(headings);
  const references = new Set(listedReferences(sections).map(({ text: reference }) => reference));
  const blocks: DocumentBlock[] = [];
  for (const group of groupsOf(text, titles)) {
    const [first = '', second = ''] = group;
    const collapsed = group.join(' ').replace(/\s+/g, ' ').trim();
    if (group.length === 1 && titles.has(first.trim())) blocks.push({ kind: 'heading', text: first.trim() });
    else if (RULE.test(second) && second.trim() !== '' && addTable(blocks, group)) continue;
    else if (QUESTION.test(first) && addCards(blocks, group)) continue;
    else if (references.has(withoutMark(collapsed))) blocks.push({ kind: 'reference', text: collapsed });
    else addLines(blocks, group, references);
  }
  return blocks;
}

/** Lines that stand together, without an empty line between them. A heading, and a table below other lines, are groups of their own. */
function groupsOf(text: string, titles: ReadonlySet<string>): string[][] {
  const groups: string[][] = [];
  let isOpen = false;
  const lines = text.split('\n').map((line) => line.trimEnd());
  for (const [at, line] of lines.entries()) {
    const isTitle = titles.has(line.trim());
    const opensTable = line !== '' && !RULE.test(line) && RULE.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '') !== '';
    if (line === '') isOpen = false;
    else if (isOpen && !isTitle && !opensTable) groups.at(-1)?.push(line);
    else {
      groups.push([line]);
      isOpen = !isTitle;
    }
  }
  return groups;
}

/** Adds a table. Returns false, and adds nothing, where its cells would not hold every word of the lines. */
function addTable(blocks: DocumentBlock[], lines: readonly string[]): boolean {
  const rows = itemKinds.row.parse(lines.join('\n')).map(({ cells }) => cells);
  if (signsIn(rows.flat()) !== signsIn(lines)) return false;
  blocks.push({ kind: 'table', rows });
  return true;
}

/** Adds cards, those below each other as one table. Returns false, and adds nothing, where they would not hold every word of the lines. */
function addCards(blocks: DocumentBlock[], lines: readonly string[]): boolean {
  const cards = itemKinds.card.parse(lines.join('\n'));
  const words = lines.map((line) => line.replace(/^\s*(?:\d{1,3}[.)]\s+)?[QA]: /, ''));
  if (signsIn(cards.flatMap(({ front, back }) => [front, back])) !== signsIn(words)) return false;
  const last = blocks.at(-1);
  if (last?.kind === 'cards') blocks[blocks.length - 1] = { kind: 'cards', cards: [...last.cards, ...cards] };
  else blocks.push({ kind: 'cards', cards });
  return true;
}

/** Counts the letters and digits of the texts. */
const signsIn = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);

function addLines(blocks: DocumentBlock[], lines: readonly string[], references: ReadonlySet<string>): void {
  for (const line of lines) {
    const [, indent = '', mark, rest = ''] = ITEM.exec(line) ?? [];
    const last = blocks.at(-1);
    if (mark !== undefined && references.has(rest)) blocks.push({ kind: 'reference', text: line.trim() });
    else if (mark !== undefined && indent.length > 1 && last?.kind === 'grid' && line !== lines[0])
      blocks[blocks.length - 1] = { kind: 'grid', lines: [...last.lines, line] };
    else if (mark !== undefined) blocks.push({ kind: 'item', mark, text: rest, isDeep: indent.length > 1 });
    else if (COLUMNS.test(line)) {
      if (last?.kind === 'grid') blocks[blocks.length - 1] = { kind: 'grid', lines: [...last.lines, line] };
      else blocks.push({ kind: 'grid', lines: [line] });
    } else if (LABEL.test(line)) blocks.push({ kind: 'label', text: line.trim() });
    else {
      const isDeep = /^ {2}/.test(line) && (last?.kind === 'item' || (last?.kind === 'paragraph' && last.isDeep));
      blocks.push({ kind: 'paragraph', text: line.trim(), ...(isDeep && { isDeep }) });
    }
  }
}

const withoutMark = (line: string): string => ITEM.exec(line)?.[3] ?? line;
