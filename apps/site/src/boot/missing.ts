/**
 * Shows the bar for code that could not be loaded, because the connection failed or a new version of the site was deployed. The bar is
 * drawn by src/inline/missing.js, which is inlined in the page's HTML and needs no other code.
 */
export function reportMissingCode(): void {
  dispatchEvent(new Event('code-missing'));
}
