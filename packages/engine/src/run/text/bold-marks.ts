interface BoldMark {
  readonly at: number;
  readonly sign: string;
  readonly opens: boolean;
  readonly closes: boolean;
}

/**
 * Removes the marks of bold text: `**`, `***` and `__` in pairs within a paragraph, and an unclosed one at the start of a line. A mark
 * touches a word on its inner side and none on its outer side, so "2**3", "0.42**" and "Name: ____" stay. Takes linear time.
 */
export function withoutBold(text: string): string {
  const marks = boldMarks(text);
  if (marks.length === 0) return text;
  let from = 0;
  const kept = marks.map(({ at, sign }) => {
    const part = text.slice(from, at);
    from = at + sign.length;
    return part;
  });
  return kept.join('') + text.slice(from);
}

export function hasBold(text: string): boolean {
  return boldMarks(text).length > 0;
}

function boldMarks(text: string): BoldMark[] {
  const found: BoldMark[] = [];
  let open: BoldMark | undefined;
  const drop = (): void => {
    // An unclosed mark counts as a mark of bold only at the start of a line.
    if (open && isLineStart(text, open.at)) found.push(open);
    open = undefined;
  };
  for (const match of text.matchAll(/\*+|_+|\n[ \t]*\n/g)) {
    const [sign] = match;
    if (sign.startsWith('\n')) drop();
    if (sign !== '**' && sign !== '***' && sign !== '__') continue;
    const mark = markAt(text, match.index, sign);
    if (open && mark.closes && mark.sign === open.sign) {
      found.push(open, mark);
      open = undefined;
    } else if (mark.opens) {
      drop();
      open = mark;
    }
  }
  drop();
  return found.sort((a, b) => a.at - b.at);
}

function markAt(text: string, at: number, sign: string): BoldMark {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + sign.length);
  return {
    at,
    sign,
    opens: !/[\p{L}\p{N}]/u.test(before) && /\S/.test(after),
    closes: /\S/.test(before) && !/[\p{L}\p{N}]/u.test(after),
  };
}

function isLineStart(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\t') before -= 1;
  return before < 0 || text[before] === '\n';
}
