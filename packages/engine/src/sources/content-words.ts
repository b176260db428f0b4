import { foldedText } from './fold.ts';

/** Words without content of the usual languages, and words of questions and instructions: "Explain what is meant by …". */
const EMPTY_WORDS = new Set(
  (
    'that this these those with from into onto over under than then them they their there here have has had having been being does done doing will would could should might must shall ' +
    'what when where which while whose whom such some many much more most less least very only also just even still each every other another both either neither about above below after before ' +
    'between because since until during through within without against among upon your yours ours mine ' +
    'explain describe define name list give state compare discuss write answer question card term mean means meant called example following describes described define defined refers main kind type between ' +
    'para como este esta esto estos estas pero porque cuando donde desde hasta entre sobre tambi cada todo toda todos todas otro otra cual cuales qui quien muy ' +
    'dans avec pour plus leur leurs cette ces sont mais nous vous ils elles être etre sans sous entre aussi tout tous toute toutes quel quelle ' +
    'eine einer eines einem einen sind wird werden nicht auch oder aber durch nach über uber unter zwischen dieser diese dieses wenn weil dass '
  ).split(' '),
);
const WORD = /[\p{L}\p{N}]+/gu;
const NO_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const FEWEST_LETTERS = 4;
const STEM = 6;
/** Kept of a word at least when its ending goes. */
const ROOT = 3;
const ENDING = /(?:ies|ing|ed|es|ly|s|e|y)$/;

/** The words of a text that carry its content, without endings, in its order; of languages without spaces, pairs of characters. */
export function contentWords(text: string): string[] {
  const found: string[] = [];
  for (const [word] of foldedText(text).matchAll(WORD)) {
    if (NO_SPACES.test(word)) for (let at = 0; at + 1 < word.length; at += 1) found.push(word.slice(at, at + 2));
    else if (/\d/.test(word)) found.push(word);
    else if (word.length >= FEWEST_LETTERS && !EMPTY_WORDS.has(word)) found.push(stemOf(word));
  }
  return found;
}

function stemOf(word: string): string {
  const root = word.replace(ENDING, '');
  return (root.length >= ROOT ? root : word).slice(0, STEM);
}

/** The content words of some texts, to see how far they cover another text. */
export class ContentWords {
  readonly #words = new Set<string>();

  constructor(texts: readonly string[]) {
    for (const text of texts) for (const word of contentWords(text)) this.#words.add(word);
  }

  /** Counts the different content words of a text, and computes the share of them that is known. */
  coverage(text: string): { readonly words: number; readonly share: number } {
    const words = new Set(contentWords(text));
    let known = 0;
    for (const word of words) if (this.#words.has(word)) known += 1;
    return { words: words.size, share: words.size === 0 ? 1 : known / words.size };
  }
}
