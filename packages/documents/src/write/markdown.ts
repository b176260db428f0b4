import type { ExportSource } from '@marginalia/engine';
import { blocksOf, type DocumentBlock } from './text/blocks.ts';

/** The whole result as Markdown, which shows every word as it is. */
export function markdown(source: ExportSource): string {
  const blocks = blocksOf(source);
  const parts = blocks.map((block, index) => {
    const isItem = (other: DocumentBlock | undefined): boolean => block.kind === 'item' && other?.kind === 'item';
    return `${isItem(blocks[index - 1]) ? indentOf(block) : ''}${written(block)}${isItem(blocks[index + 1]) ? '\n' : '\n\n'}`;
  });
  return `# ${escaped(source.title)}\n\n${parts.join('').trimEnd()}\n`;
}

function written(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return `## ${escaped(block.text)}`;
    case 'label':
      return `**${escaped(block.text)}**`;
    case 'paragraph':
    case 'reference':
      return escaped(block.text);
    case 'item':
      return `${markOf(block.mark)} ${escaped(block.text)}`;
    case 'table':
      return table(block.rows);
    case 'cards':
      return block.cards.map(({ front, back }, index) => `${index + 1}. Q: ${escaped(front)}  \n   A: ${escaped(back)}`).join('\n');
    case 'grid':
      return ['```text', ...block.lines.map((line) => line.replaceAll('```', "'''")), '```'].join('\n');
  }
}

/** An indented text without an item above it would be code. */
function indentOf(block: DocumentBlock): string {
  return block.kind === 'item' && block.isDeep ? '    ' : '';
}

function markOf(mark: string): string {
  if (/^\[[ x]?\]$/.test(mark)) return mark === '[x]' ? '- [x]' : '- [ ]';
  const number = /^\(?(\d+)[.)]$/.exec(mark)?.[1];
  if (number !== undefined) return `${number}.`;
  return mark.startsWith('[') ? `- ${escaped(mark)}` : '-';
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const width = Math.max(head.length, ...rows.map((cells) => cells.length));
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_cell, column) => escaped(cells[column] ?? '')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(width)}`, ...rows.map(line)].join('\n');
}

/**
 * Text whose signs Markdown would read, with a backslash before each of them. Signs that it takes as they are stay plain, so that people
 * can read the file.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\`*|~$]/g, '\\$&')
    .replace(/_+/g, (run, at: number, whole: string) =>
      isPlain(run, whole[at - 1], whole[at + run.length]) ? run : run.replaceAll('_', '\\_'),
    )
    .replace(/<(?=[\p{L}/!?])|&(?=#|\w+;)|\[(?=[[^])|\](?=[([:])|(?<=^|\s)#|^(?:>|\[(?=[ x]\]))|^[-+](?=\s|-*$)/giu, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
}

/** A run of underscores inside a word, or one that stands alone in a line, such as a blank to fill in. */
function isPlain(run: string, before = ' ', after = ' '): boolean {
  if (/[\p{L}\p{N}]/u.test(before) && /[\p{L}\p{N}]/u.test(after)) return true;
  return run.length > 2 && before === ' ' && after === ' ';
}
