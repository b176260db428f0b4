/** One line of a field's text, with offsets in the raw value. Blank lines are left out. */
export interface RawLine {
  /** Of the content, without white space, bullet, or list number. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Width of the white space before it. */
  readonly indent: number;
  readonly bullet: boolean;
  /** The number of a numbered line, "3." or "(3)". */
  readonly number: number | undefined;
  /** Where its bullet or number begins. */
  readonly markStart: number;
  /** A blank line stands before it. */
  readonly afterBlank: boolean;
}

const BULLET = /^(?:[-*•‣◦▪●–—+>]\s+|[•‣◦▪●]|#{1,6}\s+|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+)/;

export function readLines(raw: string): RawLine[] {
  const lines: RawLine[] = [];
  let at = 0;
  let afterBlank = false;
  for (const whole of raw.split('\n')) {
    const text = whole.trim();
    if (text === '') {
      afterBlank = true;
    } else {
      const indent = whole.length - whole.trimStart().length;
      const bullet = BULLET.exec(text)?.[0] ?? '';
      const content = text.slice(bullet.length);
      if (content.trim() !== '') {
        const start = at + indent + bullet.length;
        const number = /^\(?(\d{1,2})[.)]/.exec(bullet)?.[1];
        lines.push({
          start,
          end: start + content.length,
          text: content,
          indent,
          bullet: bullet !== '',
          number: number === undefined ? undefined : Number(number),
          markStart: at + indent,
          afterBlank,
        });
        afterBlank = false;
      }
    }
    at += whole.length + 1;
  }
  return lines;
}
