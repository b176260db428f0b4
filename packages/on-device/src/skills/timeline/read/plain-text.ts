/** White space that stands for markup, so that offsets stay valid: within a line of words, and between two pieces of a cell. */
const MARKUP = '\u2005';
export const BREAK = '\u2028';

const HIDDEN = /<(script|style|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;
const BREAKS = /<\s*\/?\s*(?:br|li|p|div|ul|ol|h[1-6])\b[^<>]{0,400}>|<br\/?>/gi;
/** A tag ends where the next begins, as browsers read one without its bracket. */
const TAGS = /<\/?[a-zA-Z][^<>]{0,600}(?:>|(?=<\/?[a-zA-Z]))/g;
const ENTITY = /&(?:nbsp|#160|ensp|emsp|thinsp|zwnj);/gi;
const AMPERSAND = /&amp;/gi;
const OTHER_ENTITY = /&(?:#?\w{2,8});/g;
/** The address of a Markdown link or image, with the marks around its words. */
const LINK_END = /\]\([^()\n]{0,400}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?\)(?:\{[^{}\n]{0,80}\})?|\]\[[^\][\n]{0,80}\]/g;
const EMPTY_LINK = /!?\[\](?:\([^()\n]{0,400}\))?/g;
const EMPHASIS = /(\*{1,3}|_{2,3}|~~|`)(?=\S)([^*`~\n]{1,300}?\S)\1(?!\w)/g;
/** The number of an item that has a bullet too: "* 3\. Quizzes". */
const NUMBERED_BULLET = /^([ \t]*[*+-][ \t]+)(\d{1,2}\\[.)])(?=\s)/gm;
/** A number before a mark that Markdown would otherwise read, "3\. Quizzes", and such marks elsewhere. */
const ESCAPED_NUMBER = /^([ \t]*\d{1,2})\\([.)])/gm;
const ESCAPED = /\\(?=[.\-_*#()[\]!+~>])/g;
/** The marks of words in bold that another line closes. */
const OPEN_BOLD = /\*{2,}/g;
/** A bar that is no border of a cell. */
const ESCAPED_BAR = /\\\|/g;
/** Attributes of Pandoc: `{width="80%"}`. */
const ATTRIBUTES = /\{[^{}\n]{0,80}=[^{}\n]{0,80}\}/g;
const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>()|]{3,500}/gi;

/**
 * The text of a syllabus without its markup (HTML and Markdown), of the same length: each character of markup is a white space, which
 * quotes leave out. Line ends of a hidden part stay.
 */
export function plainText(raw: string): string {
  if (!/[<&[*_`~\\]|:\/\//.test(raw)) return raw;
  const blank = (found: string): string => found.replace(/[^\n]/g, MARKUP);
  let text = raw
    .replace(HIDDEN, blank)
    .replace(BREAKS, (found) => BREAK + MARKUP.repeat(found.length - 1))
    .replace(TAGS, blank)
    .replace(ENTITY, blank)
    .replace(AMPERSAND, `&${MARKUP.repeat(4)}`)
    .replace(OTHER_ENTITY, blank)
    .replace(EMPTY_LINK, blank)
    .replace(LINK_END, blank)
    .replace(ESCAPED_BAR, blank)
    .replace(NUMBERED_BULLET, (_, lead: string, number: string) => lead + blank(number))
    .replace(ESCAPED_NUMBER, `$1$2${MARKUP}`)
    .replace(ESCAPED, MARKUP)
    .replace(ATTRIBUTES, blank)
    .replace(ADDRESS, blank);
  // The opening brackets of the links that were closed above.
  text = text.replace(/!?\[(?=[^\][\n]{1,300}\u2005)/g, (found, at: number) =>
    /\]\([^()\n]|\]\[/.test(raw.slice(at, at + 320)) ? blank(found) : found,
  );
  // Nested emphasis has one more level inside.
  for (let level = 0; level < 2; level++)
    text = text.replace(EMPHASIS, (_, mark: string, words: string) => MARKUP.repeat(mark.length) + words + MARKUP.repeat(mark.length));
  return text.replace(OPEN_BOLD, blank);
}

/** The text with comments, scripts and styles blanked, but with its other markup. */
export function withoutHidden(raw: string): string {
  return raw.includes('<') ? raw.replace(HIDDEN, (found) => found.replace(/[^\n]/g, MARKUP)) : raw;
}
