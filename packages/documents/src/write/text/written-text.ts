/** Tasks of a draft: "[ ] State the problem", "[x] …". */
const TASK = /^\s*(?:[-*•] )?\[[ x]?\] /;
/** Remarks of the device on the draft, which stand apart from its tasks. */
const REMARKS = [
  /^This is a working draft: /,
  /^Sources you named, as you gave them\./,
  /^(?:Beyond .{1,60} you named, no|No) source is filled in for you\./,
  /^Page numbers: add them in your word processor/,
  /^Put here what the report refers to/,
];

/** A draft of a report without its tasks and what is said of them, and without the sections that then have no text. */
export function writtenText(text: string, headings: readonly string[]): string {
  const titles = new Set(headings);
  const kept: string[] = [];
  for (const lines of groupsOf(text, titles)) {
    if (lines.some((line) => TASK.test(line))) continue;
    if (lines.some((line) => REMARKS.some((remark) => remark.test(line)))) {
      const works = lines.filter((line) => /^\d{1,3}\. /.test(line));
      if (works.length > 0) kept.push(works.join('\n'));
    } else kept.push(lines.join('\n'));
  }
  const isTitle = (group = ''): boolean => titles.has(group.trim());
  return kept.filter((group, at) => !isTitle(group) || (kept[at + 1] !== undefined && !isTitle(kept[at + 1]))).join('\n\n');
}

/** Lines that stand together, without an empty line between them. A title is a group of its own. */
function groupsOf(text: string, titles: ReadonlySet<string>): string[][] {
  const groups: string[][] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const isTitle = titles.has(line.trim());
    if (line.trim() === '') isOpen = false;
    else if (isOpen && !isTitle) groups.at(-1)?.push(line);
    else {
      groups.push([line]);
      isOpen = !isTitle;
    }
  }
  return groups;
}
