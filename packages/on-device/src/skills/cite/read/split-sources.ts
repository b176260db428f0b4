import { continues } from './lines/continued-lines.ts';
import { markedAlike, withCount } from './lines/counted-lines.ts';
import { HEADING, layoutOf, MARKER, type TextLine, widthOf } from './lines/entry-lines.ts';
import { findCslJson } from './records/csl-json.ts';
import { findLabels } from './records/labelled.ts';

export type SourceKind = 'reference' | 'bibtex' | 'ris' | 'csl-json' | 'labelled';

/** One source as it was pasted. `start` and `end` are offsets in the text, without bullet or number. */
export interface PastedSource {
  readonly kind: SourceKind;
  readonly start: number;
  readonly end: number;
}

/** The longest entry of several lines, in characters. */
const LONGEST_ENTRY = 2500;

/** Splits pasted text into sources. Each line with letters or digits belongs to one, except headings such as "References". */
export function splitSources(text: string): readonly PastedSource[] {
  const records = findCslJson(text);
  if (records !== undefined) return records.map((place) => ({ kind: 'csl-json', ...place }));
  const blocks = blocksOf(text);
  const several = blocks.filter((block) => block.length > 1 || block.some((line) => !HEADING.test(line.text))).length > 1;
  return blocks.flatMap((block) => splitBlock(text, block, several));
}

/** Groups lines between blank lines. A BibTeX or RIS record is always one block. */
function blocksOf(text: string): readonly (readonly TextLine[])[] {
  const blocks: TextLine[][] = [];
  let current: TextLine[] = [];
  let open = false;
  let depth = 0;
  const close = () => {
    if (current.length > 0) blocks.push(current);
    current = [];
    open = false;
    depth = 0;
  };
  for (const line of linesOf(text)) {
    const bibtex = /^\s*@\s*\w+\s*[{(]/.test(line.text);
    const ris = /^\s*TY {1,2}- /.test(line.text);
    if (bibtex || ris) close();
    if (bibtex) open = true;
    if (line.text.trim() === '') {
      if (!open) close();
      continue;
    }
    current.push(line);
    if (open) {
      depth += line.text.split('{').length - line.text.split('}').length;
      if (depth <= 0 && line.text.includes('}')) close();
      else if (current.length > 80) close();
    } else if (/^\s*ER {1,2}-/.test(line.text)) close();
  }
  close();
  return blocks;
}

function linesOf(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  for (const match of text.matchAll(/[^\n\r\u2028\u2029]+|\r?\n\r?\n/g)) {
    const line = match[0];
    const marker = MARKER.exec(line);
    lines.push({
      start: match.index,
      end: match.index + line.length,
      text: line,
      marked: marker === null ? -1 : match.index + marker[0].length,
      indented: /^(?: {2,}|\t)\S/.test(line),
    });
  }
  return lines;
}

function splitBlock(text: string, given: readonly TextLine[], several: boolean): readonly PastedSource[] {
  const first = given[0];
  const last = given.at(-1);
  if (first === undefined || last === undefined) return [];
  if (/^\s*@\s*\w+\s*[{(]/.test(first.text)) return source('bibtex', text, first.start, last.end);
  if (/^\s*TY {1,2}- /.test(first.text)) return source('ris', text, first.start, last.end);
  const records = splitRecords(text, given);
  if (records !== undefined) return records;

  const sources: PastedSource[] = [];
  let start = -1;
  let end = -1;
  const flush = () => {
    if (start >= 0) sources.push(...source('reference', text, start, end));
    start = -1;
  };
  const block = withCount(given);
  const layout = layoutOf(block);
  const lines = layout === 'marked' ? markedAlike(block) : block;
  const width = widthOf(lines);
  for (const [index, line] of lines.entries()) {
    const from = line.marked >= 0 ? line.marked : line.start;
    const previous = lines[index - 1];
    if (HEADING.test(line.text.trim())) continue;
    if (findLabels(text.slice(from, line.end)).length > 0) {
      flush();
      sources.push(...source('labelled', text, from, line.end));
      continue;
    }
    const alone = several && sources.length === 0;
    const entry = start < 0 ? '' : text.slice(start, end);
    const goesOn = start >= 0 && previous !== undefined && line.end - start < LONGEST_ENTRY;
    if (!goesOn || !continues(previous, line, { layout, width, alone, last: index === lines.length - 1, entry })) {
      flush();
      start = from;
    }
    end = line.end;
  }
  flush();
  return sources;
}

/** Splits "Author: …" lines into records, at each repetition of the first label. */
function splitRecords(text: string, lines: readonly TextLine[]): readonly PastedSource[] | undefined {
  const first = lines[0];
  const last = lines.at(-1);
  if (first === undefined || last === undefined || lines.length < 2) return undefined;
  if (last.end - first.start > 20 * LONGEST_ENTRY || lines.some((line) => findLabels(line.text).length > 0)) return undefined;
  if (findLabels(text.slice(first.start, last.end)).length === 0) return undefined;
  const opening = /^\s*([A-Za-z ]{2,20}?)\s*[:=]/.exec(first.text)?.[1]?.toLowerCase();
  const starts = lines.filter((line) => /^\s*([A-Za-z ]{2,20}?)\s*[:=]/.exec(line.text)?.[1]?.toLowerCase() === opening);
  return starts.flatMap((line, index) => {
    const next = starts[index + 1];
    const end = next === undefined ? last.end : (lines[lines.indexOf(next) - 1]?.end ?? last.end);
    return source('labelled', text, line.start, end);
  });
}

/** Trims white space. A piece without letters and digits is no source. */
function source(kind: SourceKind, text: string, start: number, end: number): readonly PastedSource[] {
  const raw = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(raw)) return [];
  const from = start + (raw.length - raw.trimStart().length);
  return [{ kind, start: from, end: from + raw.trim().length }];
}
