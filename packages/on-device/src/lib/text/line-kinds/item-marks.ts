/** The bullet of a list item. */
export const ITEM_BULLET = /^(?:[-*+•‣▪▸►◦·●○–—➢✓→]|\[[ xX]?\])\s+(?:\[[ xX]?\]\s+)?(?=\S)/u;
export const ITEM_NUMBER = /^(?:\(?(\d{1,3}|[a-z]|[ivx]{1,4}|[A-Z](?=\)))[.)])\s+(?=\S)/;

/** Whether a line begins with a bullet or the number of a list. */
export function opensItem(text: string): boolean {
  return ITEM_BULLET.test(text) || ITEM_NUMBER.test(text);
}
