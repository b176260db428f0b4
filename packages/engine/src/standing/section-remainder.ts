import { type LineRange, lineStart, type TextEdit } from './text-edit.ts';

/**
 * The edits that take items out of a section of a text, with the headings under which nothing is left.
 * @param gone those of `all` that are taken out
 * @param done stands in a section of which nothing is left
 */
export function sectionRemainder<Item extends LineRange>(
  text: string,
  range: LineRange,
  gone: readonly Item[],
  all: readonly Item[],
  headings: ReadonlySet<string>,
  done: string,
): TextEdit[] {
  if (gone.length === 0) return [];
  const isIn = ({ from, to }: LineRange, { from: start }: LineRange): boolean => start >= from && start < to;
  const empty = groupsOf(text, range, headings).filter(
    (group) => gone.some((item) => isIn(group, item)) && all.every((item) => !isIn(group, item) || gone.includes(item)),
  );
  const single = gone
    .filter((item) => !empty.some((group) => isIn(group, item)))
    .map(({ from, to }) => ({ from: lineStart(text, from), to }));
  const cuts = merged([...empty, ...single].map(({ from, to }) => ({ from, to: afterBlank(text, to, range.to) })));
  const isAll = text.slice(range.from, cuts[0]?.from).trim() === '' && cuts.length === 1 && (cuts[0]?.to ?? 0) >= endOf(text, range);
  const last = cuts.at(-1);
  if (isAll && last) return [{ start: cuts[0]?.from ?? range.from, end: endOf(text, range), words: done }];
  return cuts.map(({ from, to }) => {
    const isLast = to >= endOf(text, range);
    return isLast
      ? { start: text.slice(0, from).trimEnd().length, end: endOf(text, range), words: '' }
      : { start: from, end: to, words: '' };
  });
}

/** The lines under each heading, up to the next line that is one. */
function groupsOf(text: string, { from, to }: LineRange, headings: ReadonlySet<string>): LineRange[] {
  const groups: { from: number; to: number }[] = [];
  let at = from;
  let open: { from: number; to: number } | undefined;
  for (const line of text.slice(from, to).split(/(?<=\n)/)) {
    const isHeading = /^[^\s\-[].*:\s*$/.test(line);
    if (isHeading) open = headings.has(line.trim()) ? { from: at, to: at } : undefined;
    if (isHeading && open) groups.push(open);
    at += line.length;
    if (open) open.to = at;
  }
  return groups;
}

/** Parts of a text that touch each other as one, in their order. */
function merged(parts: readonly LineRange[]): LineRange[] {
  const all: { from: number; to: number }[] = [];
  for (const { from, to } of parts.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

function afterBlank(text: string, at: number, most: number): number {
  return Math.min(most, at + (/^\s*/.exec(text.slice(at, most))?.[0].length ?? 0));
}

/** The end of the words of a section. */
function endOf(text: string, { from, to }: LineRange): number {
  return from + text.slice(from, to).trimEnd().length;
}
