/** The parts of a running text. Their `text`, joined by line breaks, is the text they were made from. */
export type TypesetElement = TextLines | ListTitle | TextList;

interface TextLines {
  readonly kind: 'lines';
  readonly text: string;
}

/** A short line over a list: "Within 24 hours:". */
export interface ListTitle {
  readonly kind: 'title';
  readonly text: string;
}

interface TextList {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

interface ListItem {
  /** The parts of the item. The first begins with its mark: "- ", "[ ] ", "1. ". */
  readonly parts: readonly TypesetElement[];
  /** The width of its mark, in ems. */
  readonly hang: number;
  /** The empty lines after it. */
  readonly gap: string;
}

/** Counts the lines of the text that a part takes, or an item with the empty lines after it. */
export function lineCount(part: TypesetElement | ListItem): number {
  if (!('kind' in part)) return part.gap.length + lineSum(part.parts);
  return part.kind === 'list' ? lineSum(part.items) : part.text.split('\n').length;
}

function lineSum(parts: readonly (TypesetElement | ListItem)[]): number {
  return parts.reduce((count, part) => count + lineCount(part), 0);
}

// Longer lines are prose. The limit also bounds the time of the regular expressions.
const LONGEST_TITLE = 120;
const MARK = /^( {0,12})((?:[-*•–☐☑✅]|\(?\d{1,3}[.)])(?: \[[ xX✓✔]?\])?|\[[ xX✓✔]?\]) +(?=\S)/;
/** A line that belongs to the numbered line above it: "A: …". */
const LABELLED = /^\p{Lu}\p{L}{0,11}: /u;

interface BulletMark {
  readonly indent: number;
  readonly length: number;
  readonly ordered: boolean;
}

function markOf(line: string): BulletMark | undefined {
  const found = MARK.exec(line.slice(0, 40));
  return found ? { indent: found[1]?.length ?? 0, length: found[0].length, ordered: /^ *\(?\d/.test(found[0]) } : undefined;
}

/** Finds the lists of a text and the titles over them. Nothing is added to the text or taken from it. */
export function typeset(text: string): TypesetElement[] {
  return partsOf(text.split('\n'));
}

function partsOf(lines: readonly string[]): TypesetElement[] {
  const parts: TypesetElement[] = [];
  let plain: string[] = [];
  const close = (): void => {
    if (plain.length > 0) parts.push({ kind: 'lines', text: plain.join('\n') });
    plain = [];
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const mark = markOf(line);
    if (mark) {
      close();
      const { list, end } = listAt(lines, at, mark);
      parts.push(list);
      at = end;
      continue;
    }
    if (isTitle(line, lines[at + 1] ?? '')) {
      close();
      parts.push({ kind: 'title', text: line });
    } else plain.push(line);
    at += 1;
  }
  close();
  return parts;
}

/** A list ends at a line that is neither an item of its level nor part of one. */
function listAt(lines: readonly string[], start: number, first: BulletMark): { readonly list: TextList; readonly end: number } {
  const items: ListItem[] = [];
  let at = start;
  for (let mark: BulletMark | undefined = first; mark && belongs(mark, first); ) {
    const end = endOfItem(lines, at, mark);
    let next = end;
    while (lines[next] === '') next += 1;
    const following = markOf(lines[next] ?? '');
    // Empty lines after the last item stay outside of the list.
    const continues = following !== undefined && belongs(following, first);
    items.push({ ...itemOf(lines.slice(at, end), mark), gap: continues ? '\n'.repeat(next - end) : '' });
    at = continues ? next : end;
    mark = continues ? following : undefined;
  }
  return { list: { kind: 'list', ordered: first.ordered, items }, end: at };
}

function belongs(mark: BulletMark, first: BulletMark): boolean {
  return mark.ordered === first.ordered && mark.indent === first.indent;
}

function endOfItem(lines: readonly string[], start: number, { indent, ordered }: BulletMark): number {
  let at = start + 1;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isInside = line !== '' && (line.length - line.trimStart().length > indent || (ordered && LABELLED.test(line.slice(0, 20))));
    if (!isInside) break;
  }
  return at;
}

function itemOf([head = '', ...rest]: readonly string[], { indent, length }: BulletMark): Omit<ListItem, 'gap'> {
  const [first, ...others] = partsOf(rest);
  const parts: TypesetElement[] =
    first?.kind === 'lines'
      ? [{ kind: 'lines', text: `${head}\n${first.text}` }, ...others]
      : [{ kind: 'lines', text: head }, ...(first ? [first] : []), ...others];
  return { parts, hang: 0.25 * (indent + 1) + 0.45 * (length - indent - 1) };
}

function isTitle(line: string, next: string): boolean {
  return line.length <= LONGEST_TITLE && line.endsWith(':') && line.trim() !== ':' && markOf(next) !== undefined;
}
