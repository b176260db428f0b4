import type { TextDocument } from './document.ts';

/** In a text with fewer words, even what matters most may be said only once. */
const SHORT_TEXT_WORDS = 400;

export function isShortText({ words }: Pick<TextDocument, 'words'>): boolean {
  return words < SHORT_TEXT_WORDS;
}
