/** Blocks of text under each other: items of a list and rows of a table stand on lines of their own, paragraphs have a blank line between them. */
export function withBreaks(blocks: readonly string[]): string {
  return blocks.reduce((text, block, at) => {
    const before = blocks[at - 1];
    return text + (before === undefined ? '' : isLine(before) && isLine(block) ? '\n' : '\n\n') + block;
  }, '');
}

function isLine(text: string): boolean {
  return /^\s*(?:-|\d+\.) |^.* \| /.test(text);
}
