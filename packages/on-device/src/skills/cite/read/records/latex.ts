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

/** Commands for signs that LaTeX itself uses. They stand as private characters until the braces and signs of LaTeX are gone. */
const SIGNS: readonly (readonly [command: RegExp, standIn: string, sign: string])[] = [
  [/\\textbackslash(?:\{\}|\s?)/g, '\ue000', '\\'],
  [/\\textasciitilde(?:\{\}|\s?)/g, '\ue001', '~'],
  [/\\textasciicircum(?:\{\}|\s?)/g, '\ue002', '^'],
  [/\\(?:textbraceleft(?:\{\}|\s?)|\{)/g, '\ue003', '{'],
  [/\\(?:textbraceright(?:\{\}|\s?)|\})/g, '\ue004', '}'],
];

/** Converts the LaTeX of BibTeX files to plain text: `Schmidhuber, J{\"u}rgen`, `{DNA}`, `10--20`. */
export function plainLatex(text: string): string {
  const plain = SIGNS.reduce((now, [command, standIn]) => now.replace(command, standIn), text)
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
  return SIGNS.reduce((now, [, standIn, sign]) => now.replaceAll(standIn, sign), plain);
}
