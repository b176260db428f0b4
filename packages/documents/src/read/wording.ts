/** "1 image", "3 images"; nothing for none. */
export function countIfAny(count: number, one: string): string[] {
  return count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${one}s`];
}
/**
 * Blocks of text under each other: items of a list and rows of a table stand on lines of their own, paragraphs have a blank line between
 * them.
 */
export function withBreaks(blocks: readonly string[]): string {
  return blocks.reduce((text, block, at) => {
    const before = blocks[at - 1];
    return text + (before === undefined ? '' : isLine(before) && isLine(block) ? '\n' : '\n\n') + block;
  }, '');
}

function isLine(text: string): boolean {
  return /^\s*(?:-|\d+\.|\[[ x]\]) |^.* \| /.test(text);
}
