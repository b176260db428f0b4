/**
 * Shows the bar that says that code of this page did not arrive: the connection failed, or a new version of the site has replaced the
 * one that this page belongs to. The bar is drawn by src/inline/missing.js, which stands in the page's HTML and needs no other code.
 */
export function reportMissingCode(): void {
  dispatchEvent(new Event('code-missing'));
}
