const MARKS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  c: '\u0327',
  k: '\u0328',
};
const LETTERS: Readonly<Record<string, string>> = {
  ss: 'ß',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  aa: 'å',
  AA: 'Å',
  i: 'i',
  j: 'j',
};

/** Converts the LaTeX of BibTeX files to plain text: `Schmidhuber, J{\"u}rgen`, `{DNA}`, `10--20`. */
export function plainLatex(text: string): string {
  return text
    .replace(/\{?\\(["'`^~=.])\s*\{?\\?([A-Za-z])\}?\}?/g, (_, mark: string, letter: string) =>
      (letter + (MARKS[mark] ?? '')).normalize('NFC'),
    )
    .replace(/\{?\\([uvHckr])\s*\{([A-Za-z])\}\}?/g, (_, mark: string, letter: string) => (letter + (MARKS[mark] ?? '')).normalize('NFC'))
    .replace(/\{?\\(ss|ae|AE|oe|OE|o|O|l|L|aa|AA|i|j)(?![A-Za-z])(?:\{\})?\s?\}?/g, (_, name: string) => LETTERS[name] ?? '')
    .replace(/\\((?:La|Bib)?TeX)\b(?:\{\})?/g, '$1')
    .replace(/\\(?:textit|textbf|emph|textsc|url|mathrm|text)\s*(?=\{)/g, '')
    .replace(/\\([&%$#_])/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/``|''/g, '"')
    .replace(/~/g, ' ')
    .replace(/---?/g, '–')
    .replace(/\s+/g, ' ')
    .trim();
}
