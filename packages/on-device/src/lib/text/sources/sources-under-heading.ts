/** A line with only the title of a list of sources: "References", "## 9. Bibliography:". */
const HEADING =
  /^[ \t]{0,3}#{0,6}[ \t]{0,3}(?:\d{1,2}(?:\.\d{1,2})?[.)]? )?[*_]{0,2}(?:list of references|references?(?: list| cited)?|bibliography|works cited|sources|citations|literature cited|further reading)[*_:]{0,3}[ \t]*$/i;
const MARK = /^(?:\[\d{1,3}\]|\(\d{1,3}\)|\d{1,3}[.)](?=[ \t])|[•·▪*–—-](?=[ \t]))[ \t]*/;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d[a-z]?(?![\d\p{L}])|\bn\.d\./u;
const LINK = /https?:|www\.|\bdoi\b|10\.\d{4,}\//i;
/** "(2021)", "(2021, May 3)", "(n.d.)" */
const YEAR_IN_BRACKETS = /\((?:(?:1[5-9]|20)\d\d[a-z]?|n\.d\.)[),]/;
/** "Kumar, A.", "A. K. Kumar": names at the start of an entry. */
const NAMES = /^(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, (?:\p{Lu}\.|\p{Lu}\p{Ll})|(?:\p{Lu}\.[ -]?){1,3}\p{Lu}\p{L})/u;
const OWN_WORDS = /\b(?:[Ww]e|[Oo]ur|us|I|[Mm]y)\b(?!\.)/;
const FEWEST_WORDS = 4;
/** A line without a year is a part of the work beside it if it is at least this long, in characters, or has a digit. */
const SHORTEST_PART = 45;
const MOST_WORDS_OF_TITLE = 5;

interface Entry {
  start: number;
  end: number;
  readonly isMarked: boolean;
  readonly indent: number;
  /** Whether an empty line stands before it. */
  readonly isApart: boolean;
}

/** The works under a heading such as "References" in a text. Those whose beginning or end is not sure are left out. */
export function sourcesUnderHeadings(raw: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  let entries: Entry[] | undefined;
  let isApart = false;
  let at = 0;
  for (const line of raw.split('\n')) {
    const start = at + line.length - line.trimStart().length;
    const end = at + line.trimEnd().length;
    at += line.length + 1;
    if (HEADING.test(line)) {
      found.push(...worksOf(raw, entries ?? []));
      entries = [];
    } else if (entries !== undefined && end > start) {
      if (endsList(raw.slice(start, end), raw, entries.at(-1), isApart)) {
        found.push(...worksOf(raw, entries));
        entries = undefined;
      } else addLine({ start, end, isMarked: MARK.test(raw.slice(start, end)), indent: line.length - line.trimStart().length, isApart });
    }
    isApart = end <= start;
  }
  return [...found, ...worksOf(raw, entries ?? [])];

  function addLine(line: Entry) {
    const last = entries?.at(-1);
    if (last !== undefined && !line.isApart && goesOn(raw, last, line)) last.end = line.end;
    else entries?.push(line);
  }
}

/** Whether a line is a title of another part, or the student's own sentence. */
function endsList(line: string, raw: string, last: Entry | undefined, isApart: boolean): boolean {
  if (/^#/.test(line)) return true;
  if (YEAR.test(line) || LINK.test(line)) return false;
  if (OWN_WORDS.test(line)) return isApart;
  const words = line.replace(MARK, '').replace(/:$/, '');
  const isTitle = /^\p{Lu}[^.,;\d]*$/u.test(words) && words.split(/\s+/).length <= MOST_WORDS_OF_TITLE;
  return isTitle && (isApart || last === undefined || isClosed(raw, last));
}

/** Whether a line goes on with the entry above it. In a list with marks, only a mark begins an entry. */
function goesOn(raw: string, last: Entry, line: Entry): boolean {
  if (line.isMarked) return false;
  return last.isMarked || line.indent > last.indent || !isClosed(raw, last) || /^[\p{Ll}(&]/u.test(raw.slice(line.start, line.end));
}

const isClosed = (raw: string, { end }: Entry): boolean => /[.!?)\]\d"”’/]$/.test(raw.slice(Math.max(0, end - 1), end));

/** The entries that are works. A long line without a year may be a part of the entry above or below it, so neither is sure. */
function worksOf(raw: string, entries: readonly Entry[]) {
  const isPart = (entry: Entry | undefined): boolean => {
    const text = entry === undefined ? '' : raw.slice(entry.start, entry.end);
    return !YEAR.test(text) && !LINK.test(text) && (text.length >= SHORTEST_PART || /\d/.test(text));
  };
  return entries.flatMap((entry, at) => {
    const [above, below] = [entries[at - 1], entries[at + 1]];
    if (!entry.isMarked && ((!entry.isApart && isPart(above)) || (below?.isApart === false && isPart(below)))) return [];
    const start = entry.start + (MARK.exec(raw.slice(entry.start, entry.end))?.[0].length ?? 0);
    return isWork(raw.slice(start, entry.end)) ? [{ start, end: entry.end }] : [];
  });
}

function isWork(text: string): boolean {
  if (OWN_WORDS.test(text.slice(0, 40)) || text.split(/\s+/).length < FEWEST_WORDS) return LINK.test(text);
  if (!/^["“‘']?[\p{Lu}\p{Lo}\p{N}]|^https?:/u.test(text)) return false;
  return YEAR_IN_BRACKETS.test(text) || LINK.test(text) || (NAMES.test(text) && YEAR.test(text));
}
