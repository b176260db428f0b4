/** Other words in place of those between two offsets of a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

/** A part of a text. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

/** The smallest edit that makes `after` of the words at an offset; none where they are the same. */
export function editOf(start: number, before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [{ start: start + head, end: start + before.length - tail, words: after.slice(head, after.length - tail) }];
}

/** The text with edits that do not overlap, in their order. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  let at = 0;
  let whole = '';
  for (const { start, end, words } of edits) {
    whole += text.slice(at, start) + words;
    at = end;
  }
  return whole + text.slice(at);
}

/** Signs that change the place of no other word in a line: a tick, the number of a card. */
const ONLY_SIGNS = /^[\dx ]{0,3}$/;

/** The new index of each line of a text; undefined for a line whose words have changed. */
export function newLines(text: string, edits: readonly TextEdit[]): readonly (number | undefined)[] {
  let start = 0;
  let next = 0;
  let by = 0;
  return text.split('\n').map((line, index) => {
    const end = start + line.length;
    for (let edit = edits[next]; edit && edit.end <= start; edit = edits[next]) {
      by += breaksIn(edit.words) - breaksIn(text.slice(edit.start, edit.end));
      next += 1;
    }
    let isSame = true;
    for (let at = next; isSame && (edits[at]?.start ?? Number.POSITIVE_INFINITY) <= end; at += 1) isSame = leaves(text, edits[at], end);
    start = end + 1;
    return isSame ? index + by : undefined;
  });
}

/** Whether an edit that begins in a line leaves the other words of the line at their places. */
function leaves(text: string, edit: TextEdit | undefined, end: number): boolean {
  if (!edit) return true;
  const removed = text.slice(edit.start, edit.end);
  return (
    (edit.start === end && (edit.words === '' || edit.words.startsWith('\n'))) || (ONLY_SIGNS.test(removed) && ONLY_SIGNS.test(edit.words))
  );
}

const breaksIn = (words: string): number => words.split('\n').length - 1;
