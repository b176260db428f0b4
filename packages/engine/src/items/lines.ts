/** Helpers for reading and printing items line by line. */

// No item of a student is longer; the limit bounds the time of each regular expression.
const LONGEST_LINE = 4000;

// Models print a label or a whole line in bold: "**Q1:** What is …?".
const BOLD_START = /^((?:[ \t]|[-*•–][ \t]|\(?\d{1,3}[.)][ \t]?){0,6})(\*\*|__)([^*_]{1,400})\2/;

/** The lines of a text without marks of headings and bold labels; a line is cut at 4,000 characters. */
export function plainLines(text: string): string[] {
  return text.split('\n').map((line) => {
    const short = line.slice(0, LONGEST_LINE).trimEnd();
    return short.replace(/^#{1,6}[ \t]+/, '').replace(BOLD_START, '$1$3');
  });
}

/** Fills the slots of a line template: '{number}. Q: {front}'. */
export function fillLine(template: string, slots: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{([a-zA-Z]+)\}/g, (_whole, name: string) => String(slots[name] ?? ''));
}

/** One space for each run of white space. */
export function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text of a line after its bullet or number; undefined if it has neither. */
export function afterMark(line: string): string | undefined {
  return /^\s{0,12}(?:[-*•–]|\(?\d{1,3}[.)])\s+(\S.*)$/.exec(line)?.[1];
}

/** The text of a line after its bullet or number, or else the line. */
export function withoutMark(line: string): string {
  return afterMark(line) ?? line;
}

/** The place where the line of an offset ends. */
export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** The text of a line after its bullet, or the line without its indentation. */
export function withoutBullet(line: string): string {
  return line.replace(/^\s{0,12}[-*•–]\s+/, '').trimStart();
}

/** The cells of a line with bars between them, without the bars of a Markdown table at its ends; undefined if it has no bar. */
export function barCells(line: string): string[] | undefined {
  if (!line.includes('|')) return undefined;
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(collapsed);
}

/** The text without the quotation marks around it; undefined if it is a hyphen, which stands for nothing. */
export function unquoted(text = ''): string | undefined {
  const words = text.replace(/^["“]|["”]$/g, '').trim();
  return /^[-–—]?$/.test(words) ? undefined : words;
}

/** Whether a line is a heading over items: "Technical:". */
export function isHeading(line: string): boolean {
  return line.length <= 120 && /^[^\s\-*•–[].*\S:$|^[^\s\-*•–[]:$/.test(line);
}
