/** A line of a field's text that is not blank, with offsets in the raw value. */
export interface RawLine {
  /** Offsets of the content, without white space, bullet or list number. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Width of the indentation. */
  readonly indent: number;
  readonly bullet: boolean;
  /** The number of a numbered line, "3." or "(3)". */
  readonly number: number | undefined;
  /** Offset of the bullet or number. */
  readonly markStart: number;
  /** Whether a blank line precedes it. */
  readonly afterBlank: boolean;
}

const BULLET = /^(?:[-*•‣◦▪●·–—+>]\s+|[•‣◦▪●]|#{1,6}\s+|\(?\d{1,2}[.)]\s+|\(?[a-zA-Z][.)]\s+)/;

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
