const WORDS: readonly (readonly [page: RegExp, words: string])[] = [
  [/^\/dashboard$/, 'The dashboard reads what is kept in this browser, and needs JavaScript for it.'],
  [/^\/contact$/, 'This form is sent by JavaScript, which is off in this browser.'],
  [/^\/tools\/./, 'This tool runs in your browser and needs JavaScript. What it asks for and gives can be read without it.'],
  [/^/, 'The tools run in your browser and need JavaScript. Everything else on this site can be read without it.'],
];

/** The notice at the top of a page for browsers without JavaScript. It names what does not work. */
export function withoutScript(path: string): string {
  const words = WORDS.find(([page]) => page.test(path))?.[1] ?? '';
  return `<noscript><p class="m-noscript">${words}</p></noscript>`;
}
