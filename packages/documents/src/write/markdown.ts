import type { ExportSource } from '@marginalia/engine';
import { type Block, blocksOf } from './text/blocks.ts';

/** The whole result as Markdown, which shows every word as it is. */
export function markdown(source: ExportSource): string {
  const blocks = blocksOf(source);
  const parts = blocks.map((block, index) => {
    const isList = block.kind === 'item' && blocks[index + 1]?.kind === 'item';
    return `${written(block)}${isList ? '\n' : '\n\n'}`;
  });
  return `# ${escaped(source.title)}\n\n${parts.join('').trimEnd()}\n`;
}

function written(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `## ${escaped(block.text)}`;
    case 'label':
      return `**${escaped(block.text)}**`;
    case 'paragraph':
    case 'reference':
      return escaped(block.text);
    case 'item':
      return `${block.isDeep ? '    ' : ''}${markOf(block.mark)} ${escaped(block.text)}`;
    case 'table':
      return table(block.rows);
    case 'cards':
      return block.cards.map(({ front, back }, index) => `${index + 1}. **${escaped(front)}**  \n   ${escaped(back)}`).join('\n');
    case 'grid':
      return ['```text', ...block.lines.map((line) => line.replaceAll('```', "'''")), '```'].join('\n');
  }
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

/** Text whose signs Markdown would read, with a backslash before each of them. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>|#~$&]/g, '\\$&')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
    .replace(/^([-+])(?=\s)/, '\\$1');
}
