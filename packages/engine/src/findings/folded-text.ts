/** A text in which forms of one word are alike: its case, white space, quotation marks and hyphens. */
interface FoldedText {
  readonly text: string;
  /** The offset in the original of each character, and of the end. */
  readonly at: Uint32Array;
}

const FORMS: readonly (readonly [plain: string, forms: string])[] = [
  ["'", '‘’‚‛′`´'],
  ['"', '“”„‟«»″'],
  ['-', '‐‑‒–—―−'],
];
const PLAIN = new Map(FORMS.flatMap(([plain, forms]) => [...forms].map((form) => [form, plain] as const)));
/** Characters that have no width: a soft hyphen, joiners, a byte order mark. */
const NO_WIDTH = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
const SPACE = /\s/;

/** Takes time linear in the text. */
export function foldText(original: string): FoldedText {
  const at = new Uint32Array(original.length + 1);
  const chars: string[] = [];
  for (let offset = 0; offset < original.length; offset += 1) {
    const char = original.charAt(offset);
    if (NO_WIDTH.test(char)) continue;
    const isSpace = SPACE.test(char);
    if (isSpace && chars.at(-1) === ' ') continue;
    const lower = char.toLowerCase();
    at[chars.length] = offset;
    // Some capitals have two small letters: they stay, so that offsets stay true.
    chars.push(isSpace ? ' ' : (PLAIN.get(char) ?? (lower.length === 1 ? lower : char)));
  }
  at[chars.length] = original.length;
  return { text: chars.join(''), at: at.slice(0, chars.length + 1) };
}
