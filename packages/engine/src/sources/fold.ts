/** A text in which spellings of the same words are alike, with the way back to the original. */
export interface FoldedSource {
  readonly text: string;
  /** The offset in the original of each unit of `text`, and at the end the length of the original. */
  readonly at: Uint32Array;
}

const ALIKE_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2212]/, '-'],
  [/["\u201c-\u201f\u00ab\u00bb]/, '"'],
  [/['\u2018-\u201b\u00b4`\u02bc]/, "'"],
  [/\s/, ' '],
];
// Soft hyphens, zero-width characters and marks on letters.
const SILENT = /^[\u00ad\u200b-\u200d\u2060\ufeff\p{M}]+$/u;

const cache = new Map<string, string>();

function foldedOf(character: string): string {
  const known = cache.get(character);
  if (known !== undefined) return known;
  const alike = ALIKE_LETTERS.find(([pattern]) => pattern.test(character))?.[1];
  const made =
    alike ??
    (SILENT.test(character)
      ? ''
      : character
          .normalize('NFKD')
          .replace(/\p{M}+/gu, '')
          .toLowerCase());
  // A text of all Han characters would fill the memory otherwise.
  if (cache.size < 5000) cache.set(character, made);
  return made;
}

/** Folds case, accents, white space, hyphens and quotation marks. A run of white space becomes one space. Linear in the text. */
export function fold(original: string): FoldedSource {
  const parts: string[] = [];
  const at: number[] = [];
  let offset = 0;
  let last = '';
  for (const character of original) {
    const made = foldedOf(character);
    if (made !== '' && !(made === ' ' && last === ' ')) {
      parts.push(made);
      for (let unit = 0; unit < made.length; unit += 1) at.push(offset);
      last = made;
    }
    offset += character.length;
  }
  at.push(original.length);
  return { text: parts.join(''), at: Uint32Array.from(at) };
}

/** The text alone, without the way back and without space around it. */
export function foldedText(original: string): string {
  return fold(original).text.trim();
}
