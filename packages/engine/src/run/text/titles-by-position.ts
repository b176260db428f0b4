import { styleOf } from './section-titles.ts';
import type { TitleLine } from './title-line.ts';

/**
 * Adds the sections whose titles are translated or put in other words: where a text has few of the titles of its outline, and exactly as
 * many headings of one style as sections are missing, each heading is the title of the section in its place.
 * @param known the titles that were found, in the order of the text
 * @param count the number of sections
 */
export function titlesByPosition(lines: readonly string[], known: readonly TitleLine[], count: number): readonly TitleLine[] {
  const inOrder = known.every(({ index }, at) => index > (known[at - 1]?.index ?? -1));
  if (!inOrder || count < 2 || known.length * 2 >= count) return known;
  const headings = headingsIn(lines, new Set(known.map(({ line }) => line)));
  let best = known;
  for (const style of new Set(headings.map((heading) => heading.style))) {
    const mapped = placed(
      headings.filter((heading) => heading.style === style),
      known,
      count,
      lines.length,
    );
    if (mapped.length > Math.max(best.length, 1)) best = mapped;
  }
  return best;
}

interface Heading {
  readonly line: number;
  readonly style: string;
  readonly words: number;
}

/** The headings of one style in the gaps between the known titles, where they are as many as the missing sections. */
function placed(headings: readonly Heading[], known: readonly TitleLine[], count: number, end: number): TitleLine[] {
  const found: TitleLine[] = [];
  let before = { line: -1, index: -1 };
  for (const after of [...known, undefined]) {
    const missing = (after?.index ?? count) - before.index - 1;
    // A heading without text of its own is the title of the whole text, or an entry of a list.
    const own = headings.filter(({ line, words }) => line > before.line && line < (after?.line ?? end) && words > 0);
    const first = before.index + 1;
    if (own.length === missing) found.push(...own.map((heading, at) => ({ ...heading, index: first + at, plain: true })));
    if (after) found.push(after);
    before = after ?? before;
  }
  return found;
}

/** The lines that stand like headings, each with the number of words up to the next one of its style. */
function headingsIn(lines: readonly string[], taken: ReadonlySet<number>): Heading[] {
  const found: { line: number; style: string; words: number }[] = [];
  const open = new Map<string, { words: number }>();
  let before = '';
  for (const [line, text] of lines.entries()) {
    if (!taken.has(line) && isHeading(text, before)) {
      const heading = { line, style: styleOf(text), words: 0 };
      found.push(heading);
      open.set(heading.style, heading);
    } else if (/[\p{L}\p{N}]/u.test(text)) for (const heading of open.values()) heading.words += 1;
    before = text;
  }
  return found;
}

/** A marked heading, or a short line after an empty one that is no sentence and no line of a list. */
function isHeading(line: string, before: string): boolean {
  if (line.length > 90 || !/\p{L}/u.test(line)) return false;
  if (/^\s{0,3}#{1,6}\s/.test(line) || /^\s{0,3}(?:\d{1,3}[.)]\s*)?(\*\*|__)[^*_]{1,80}\1\s*:?\s*$/.test(line)) return true;
  return before.trim() === '' && /^(?:\d{1,3}[.)]\s+)?[\p{Lu}\p{Lo}¿¡][^.!?;:|]*:?$/u.test(line) && (line.match(/\S+/g)?.length ?? 0) <= 9;
}
