/** Counts the words of a text: runs of characters between white space, as the engine counts them. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
