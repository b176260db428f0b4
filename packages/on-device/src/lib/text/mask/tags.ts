import type { Mask } from '../mask.ts';

/** "<p>", "</p>", "<br/>", "<a href="…">". "p < 0.05" is no tag. Bounded, so that the search stays linear. */
const TAG = /<(\/?)([a-z][\w:-]{0,30})((?:\s[^<>=]{0,60}=[^<>]{0,600})?)\s?(\/?)>/gi;
/** Elements without an end. */
const EMPTY = /^(?:br|hr|img|input|meta|link|col)$/i;
/** The most open tags that are searched for the one that a tag closes. */
const DEEPEST = 100;
/** A tag that the sentence names: "the <br> element", "use <hr>". */
const NAMES = /\b(?:the|an?|each|of|uses?|with|in|by|and|or|tags?|elements?)\s$/i;
const NAMED = /^\s(?:tag|element|attribute)/i;

interface Tag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly closes: boolean;
  /** Whether it has no content of its own: "<br>", "<x/>". */
  readonly empty: boolean;
  readonly attributes: boolean;
  /** Whether only tags and space stand before it, or after it, on its line. */
  readonly first: boolean;
  readonly last: boolean;
  /** Whether its words follow, or precede, it without a space. */
  readonly attachedAfter: boolean;
  readonly attachedBefore: boolean;
  /** The number of pieces of text before it. */
  readonly pieces: number;
}

/**
 * The tags of a text that was pasted as the source of a page. A tag that a sentence speaks of is a word of it: "The <a> tag creates a link",
 * "List<String>". Markup comes in pairs that enclose words, or stands where lines begin and end; a word stands alone between spaces.
 */
export function tagMasks(raw: string): Mask[] {
  const tags = tagsOf(raw);
  if (tags.length === 0) return [];
  const { paired, inside } = pairsOf(raw, tags);
  const isSource = paired.size > 0;
  return tags.flatMap((tag, at) =>
    paired.has(at) || inside[at] || isMarkupAlone(raw, tag, isSource) ? [{ start: tag.start, end: tag.end }] : [],
  );
}

/** The longest code on one line. */
const CODE = 200;

/** Whether a tag is shown as code on one line: "`<br>`", "`<a href="…">link</a>`". */
function isCode(raw: string, at: number): boolean {
  const line =
    raw
      .slice(Math.max(0, at - CODE), at)
      .split('\n')
      .at(-1) ?? '';
  return line.split('`').length % 2 === 0 && /^[^\n`]*`/.test(raw.slice(at, at + CODE));
}

function tagsOf(raw: string): Tag[] {
  const found = [...raw.matchAll(TAG)].filter(({ index }) => !isCode(raw, index));
  const gaps = [...found, undefined].map((match, at) => {
    const before = found[at - 1];
    return raw.slice(before === undefined ? 0 : before.index + before[0].length, match?.index ?? raw.length);
  });
  const first: boolean[] = [];
  const last: boolean[] = [];
  let opensLine = true;
  found.forEach((_, at) => {
    const gap = gaps[at] ?? '';
    opensLine = gap.trim() === '' ? opensLine || gap.includes('\n') : /\n[ \t]*$/.test(gap.slice(-80));
    first.push(opensLine);
  });
  let closesLine = true;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const gap = gaps[at + 1] ?? '';
    closesLine = gap.trim() === '' ? closesLine || gap.includes('\n') : /^[ \t]*\r?\n/.test(gap.slice(0, 80));
    last[at] = closesLine;
  }
  let pieces = 0;
  return found.map(({ index, 0: text, 1: slash, 2: name = '', 3: attributes, 4: end }, at): Tag => {
    if (/[\p{L}\p{N}]/u.test(gaps[at] ?? '')) pieces += 1;
    return {
      start: index,
      end: index + text.length,
      name: name.toLowerCase(),
      closes: slash !== '',
      empty: end !== '' || EMPTY.test(name),
      attributes: attributes !== '',
      first: first[at] === true,
      last: last[at] === true,
      attachedAfter: /^[\p{L}\p{N}<“"‘'($\\]/u.test(raw.slice(index + text.length, index + text.length + 2)),
      attachedBefore: /\S/.test(raw[index - 1] ?? ' '),
      pieces,
    };
  });
}

/** The tags that enclose words as a pair, and for each tag whether it stands between two that open and close lines. */
function pairsOf(raw: string, tags: readonly Tag[]): { readonly paired: ReadonlySet<number>; readonly inside: readonly boolean[] } {
  const paired = new Set<number>();
  const open: number[] = [];
  /** The pairs of lines that open at this tag, less those that close. */
  const steps = new Array<number>(tags.length + 1).fill(0);
  tags.forEach((tag, at) => {
    if (tag.empty) return;
    if (!tag.closes) {
      open.push(at);
      return;
    }
    const depth = depthOf(tag, open, tags);
    const one = open[depth];
    const opening = one === undefined ? undefined : tags[one];
    if (one === undefined || opening === undefined) return;
    open.length = depth;
    if (tag.pieces === opening.pieces && !opening.attributes) return;
    const holdsLines = opening.first && tag.last && opensText(raw, opening) && endsText(raw, tag);
    if (!holdsLines && !enclosesWords(raw, opening, tag)) return;
    paired.add(one).add(at);
    if (!holdsLines) return;
    steps[one] = (steps[one] ?? 0) + 1;
    steps[at + 1] = (steps[at + 1] ?? 0) - 1;
  });
  let within = 0;
  const inside = tags.map((_, at) => {
    within += steps[at] ?? 0;
    return within > 0;
  });
  return { paired, inside };
}

/** The place in the list of open tags of the one that a tag closes; -1 where there is none near. */
function depthOf({ name }: Tag, open: readonly number[], tags: readonly Tag[]): number {
  const least = Math.max(0, open.length - DEEPEST);
  for (let depth = open.length - 1; depth >= least; depth -= 1) if (tags[open[depth] as number]?.name === name) return depth;
  return -1;
}

/** Whether two tags enclose words in a line: "<b>wet</b>", "<b> Homework: </b>". Between tags that are spoken of stands a sentence about them. */
function enclosesWords(raw: string, opening: Tag, closing: Tag): boolean {
  if (opening.attachedAfter && closing.attachedBefore) return true;
  if (isSpokenOf(raw, opening) || isSpokenOf(raw, closing)) return false;
  return opening.attributes || /^\s+[\p{Lu}\p{N}]/u.test(raw.slice(opening.end, opening.end + 12));
}

function isSpokenOf(raw: string, { start, end }: Tag): boolean {
  const before = raw.slice(Math.max(0, start - 12), start);
  const after = raw.slice(end, end + 12);
  return NAMES.test(before) || NAMED.test(after) || (/["'“‘(]$/.test(before) && /^["'”’),]/.test(after));
}

/** Whether the content of a tag that opens a line follows it: at once, on the next line, or as a sentence. */
function opensText(raw: string, { end, attachedAfter }: Tag): boolean {
  return attachedAfter || /^\s*?\n|^\s+[\p{Lu}\p{N}“"]/u.test(raw.slice(end, end + 40));
}

function endsText(raw: string, { start, first, attachedBefore }: Tag): boolean {
  return attachedBefore || first || /[.!?]["”’)]?\s+$/.test(raw.slice(Math.max(0, start - 40), start));
}

/** Whether a tag without a partner is markup all the same. */
function isMarkupAlone(raw: string, tag: Tag, isSource: boolean): boolean {
  const { start, end, closes, empty, attributes, first, last, attachedAfter, attachedBefore } = tag;
  const alone = first && last;
  if (closes) return /[\p{L}\p{N}.!?,;:)”"’]/u.test(raw.slice(start - 1, start)) || alone || (first && isSource);
  if (empty) return !isSpokenOf(raw, tag) && (attachedAfter || attachedBefore || last || isSource);
  if (attributes) return attachedAfter || alone;
  return first && ((last && isSource) || (attachedAfter && raw[end] !== '<'));
}
