/** Code and formulas, which stay as they are, or a sign with the backslash that keeps Markdown from reading it. */
const ESCAPED = /(```[\s\S]*?(?:```|$)|`[^`\n]*`|\$\$[\s\S]*?\$\$|\$[^$\n]+\$)|\\([\\`*_|~$<>#&+.-]|\](?=[([:])|\[(?=[[^ x]))/g;

/** The text of a Markdown file without the backslashes before its signs. The brackets of TeX keep theirs. */
export function readMarkdown(text: string): string {
  return text.replace(ESCAPED, (whole, kept: string | undefined, sign: string | undefined) => kept ?? sign ?? whole);
}
