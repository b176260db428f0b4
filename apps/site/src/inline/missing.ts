/**
 * Shows the bar that says that code of this page did not arrive: the connection failed, or a new version of the site has replaced the
 * one that this page belongs to. src/inline/missing.js draws the bar. It stands in the page's HTML and needs no other code.
 */
export function reportMissingCode(): void {
  dispatchEvent(new Event('code-missing'));
}

/** Ends the watch of src/inline/missing.js for a script that throws before the page runs. From here on React handles errors. */
export function reportRunningCode(): void {
  dispatchEvent(new Event('code-running'));
}
