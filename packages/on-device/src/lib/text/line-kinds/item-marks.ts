/** A bullet that stands below items with one dash, without an indent. */
export const LOWER_BULLET = /^--\s/;
/** The bullet of a list item, with the box of a task and the mark of a quotation or a heading inside it: "- > Solvent", "* ### Art". */
export const BULLET =
  /^(?:--|[-*+•‣▪▸►◦·●○–—➢✓→]|\p{Extended_Pictographic}\uFE0F?|\[[ xX]?\])\s+(?:\[[ xX]?\]\s+)?(?:(?:>|#{1,6}\s)\s*)?(?=\S)/u;
export const NUMBER = /^(?:\(?(\d{1,3}|[a-z]|[ivx]{1,4}|[A-Z](?=\)))[.)])\s+(?=\S)/;

/** Whether a line begins with a bullet or the number of a list. */
export function opensItem(text: string): boolean {
  return BULLET.test(text) || NUMBER.test(text);
}
