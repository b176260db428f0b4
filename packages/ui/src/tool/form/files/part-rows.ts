import { numberText, type ReadDocument } from '@marginalia/engine';

/** A file that is read, with the number of words in each of its parts. */
export interface CountedFile {
  readonly name: string;
  readonly document: ReadDocument;
  readonly words: readonly number[];
}

/** A stretch of parts that is chosen together. Parts are numbered through all files. */
export interface PartRow {
  readonly title: string;
  readonly level: number;
  readonly from: number;
  /** The number behind its last part. */
  readonly to: number;
}

/** Rows of a list that a person can read through. A longer list of pages is shown in groups. */
const MOST_ROWS = 100;

/** The pages, slides, sheets or headings of files; several files have a row each above those of their parts. */
export function partRows(files: readonly CountedFile[]): readonly PartRow[] {
  return rowsOfFiles(files, ({ document: { parts } }, from) => {
    const titles = parts.map(({ title }, at) => title ?? (at === 0 ? 'Start' : `Part ${at + 1}`));
    const levels = parts.map(({ text }) => /^#+(?= )/.exec(text)?.[0].length ?? 1);
    if (parts.length > MOST_ROWS && levels.every((level) => level === 1)) return groupsOf(titles, from);
    return nested(
      titles.map((title, at) => ({ title, level: levels[at] ?? 1, from: from + at })),
      from + parts.length,
    );
  });
}

/** The chapters of files that name them besides their pages. Undefined if none does. */
export function chapterRows(files: readonly CountedFile[]): readonly PartRow[] | undefined {
  if (files.every(({ document }) => document.chapters === undefined)) return undefined;
  return rowsOfFiles(files, ({ document: { chapters = [], parts } }, from) => {
    const starts = chapters.map(({ title, level, part }) => ({ title, level, from: from + part }));
    const first = starts[0]?.from ?? from + parts.length;
    return nested(first > from ? [{ title: 'Start', level: 1, from }, ...starts] : starts, from + parts.length);
  });
}

function rowsOfFiles(files: readonly CountedFile[], rowsOf: (file: CountedFile, from: number) => readonly PartRow[]): readonly PartRow[] {
  let from = 0;
  return files.flatMap((file) => {
    const to = from + file.document.parts.length;
    const rows = rowsOf(file, from);
    const own = { title: file.name, level: 1, from, to };
    from = to;
    return files.length === 1 ? rows : [own, ...rows.map((row) => ({ ...row, level: row.level + 1 }))];
  });
}

/** Each row holds the rows of a lower level that follow it. Two chapters that begin on a page both have it. */
function nested(starts: readonly Omit<PartRow, 'to'>[], end: number): readonly PartRow[] {
  return starts.map((start, at) => {
    const next = starts.slice(at + 1).find(({ level }) => level <= start.level);
    return { ...start, to: Math.max(start.from + 1, next?.from ?? end) };
  });
}

function groupsOf(titles: readonly string[], from: number): readonly PartRow[] {
  const size = Math.ceil(titles.length / MOST_ROWS / 5) * 5;
  return Array.from({ length: Math.ceil(titles.length / size) }, (_, group) => {
    const first = group * size;
    const last = Math.min(titles.length, first + size) - 1;
    const title = first === last ? titles[first] : `${titles[first]} to ${numberIn(titles[last] ?? '')}`;
    return { title: title ?? '', level: 1, from: from + first, to: from + last + 1 };
  });
}

/** "Page 10" as "10". */
function numberIn(title: string): string {
  const number = /\d+$/.exec(title)?.[0];
  return number === undefined ? title : numberText(Number(number));
}
