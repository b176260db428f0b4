import type { TextDocument } from './document.ts';

/** In a text with fewer words, even what matters most may be said only once. */
const SHORT = 400;

export function isShortText({ words }: Pick<TextDocument, 'words'>): boolean {
  return words < SHORT;
}
