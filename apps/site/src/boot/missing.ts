/**
 * Says on the page that a part of it did not arrive, and how to mend it: the connection failed, or a new version of the site has taken
 * the place of the one that this page belongs to. The words are in public/missing.js, which is there when nothing else is; it also
 * hears when one of the page's own scripts fails (those of others, an extension's, are no part of it). Nothing reloads by itself: a person
 * may have typed something.
 */
export function sayMissing(): void {
  dispatchEvent(new Event('part-missing'));
}
