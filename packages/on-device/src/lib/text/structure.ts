import { isStopWord } from '../language/stop-words.ts';
import type { BlockKind } from './document.ts';
import type { TextLine } from './line-kinds/text-line.ts';
import { readLines } from './lines.ts';
import { isDeadline } from './speech/deadline.ts';
import { areSpokenLines } from './speech/spoken-lines.ts';

/** A block before its sentences are read. */
export interface RawBlock {
  readonly kind: BlockKind;
  readonly level: number;
  readonly start: number;
  readonly end: number;
}

/** The widths of lines that an editor or a PDF has wrapped, in characters. */
const NARROWEST_WRAP = 45;
const WIDEST_WRAP = 130;

/** Headings, paragraphs, items and table rows of a text, in order. */
export function readStructure(raw: string): RawBlock[] {
  const lines = readLines(raw);
  const widest = lines.reduce((most, { from, end }) => Math.max(most, end - from), 0);
  const stretches: RawBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as TextLine;
    if (line.kind === 'blank') {
      at += 1;
    } else if (line.kind === 'text') {
      let next = at + 1;
      while (lines[next]?.kind === 'text') next += 1;
      pushParagraphs(raw, lines.slice(at, next), stretches);
      at = next;
    } else if (line.kind === 'item') {
      const next = endOfItem(raw, lines, at, widest);
      stretches.push({ kind: 'item', level: line.level, start: line.start, end: (lines[next - 1] as TextLine).end });
      at = next;
    } else {
      stretches.push({ kind: line.kind, level: line.level, start: line.start, end: line.end });
      at += 1;
    }
  }
  return stretches;
}

/** An item includes the plain lines below it if they are indented like its text or clearly continue its sentence. */
function endOfItem(raw: string, lines: readonly TextLine[], at: number, widest: number): number {
  const item = lines[at] as TextLine;
  let next = at + 1;
  for (; lines[next]?.kind === 'text'; next += 1) {
    const line = lines[next] as TextLine;
    const previous = lines[next - 1] as TextLine;
    const open = !/[.!?:;]$/.test(raw.slice(previous.start, previous.end));
    const low = /^[\p{Ll}(]/u.test(raw.slice(line.start, line.start + 2));
    // A line was wrapped only if the next word had no room in it. Otherwise the next line is a new one on purpose.
    const room = widest - (previous.end - previous.from) - 1;
    const word = /^\S{1,40}/.exec(raw.slice(line.start, Math.min(line.end, line.start + 40)))?.[0].length ?? 0;
    const wrapped = previous.end - previous.from >= NARROWEST_WRAP && widest <= WIDEST_WRAP && word > room;
    if (!(line.indent > item.indent || (open && low && wrapped))) break;
  }
  return next;
}

/** Plain lines in a row are a wrapped paragraph, several paragraphs, or one note for each line. */
function pushParagraphs(raw: string, run: readonly TextLine[], into: RawBlock[]): void {
  const lengths = run.map(({ from, end }) => end - from);
  const width = lengths.reduce((widest, length) => Math.max(widest, length), 0);
  const full = lengths.slice(0, -1).filter((length) => length >= 0.7 * width).length;
  // Two lines whose first is a complete sentence may be a paragraph or two notes; two notes is the safer reading.
  const twoNotes = run.length === 2 && /[.!?]$/.test(raw.slice((run[0] as TextLine).start, (run[0] as TextLine).end));
  // Lines that each have a label ("Education: …", "Languages: …") are notes, however wide they are.
  const labelled = run.filter(({ start, end }) => /^\p{Lu}[\p{L} ]{1,24}:\s/u.test(raw.slice(start, Math.min(end, start + 40)))).length;
  const wrapped =
    !twoNotes &&
    labelled < Math.max(2, run.length / 2) &&
    width >= NARROWEST_WRAP &&
    width <= WIDEST_WRAP &&
    full >= 0.75 * (run.length - 1);
  const subtitles = areSpokenLines(run.map(({ start, end }) => raw.slice(start, end))) || (!wrapped && areSubtitles(raw, run));
  const last = run.at(-1) as TextLine;
  // A copy of a PDF has long lines beside short ones. The full stop at the end distinguishes such a paragraph from notes.
  const shape = { wrapped, width, prose: ENDED.test(raw.slice(Math.max(last.start, last.end - 4), last.end)) };
  let open: TextLine | undefined;
  run.forEach((line, index) => {
    open ??= line;
    const next = run[index + 1];
    if (next !== undefined && (subtitles || carriesOn(raw, line, next, shape))) return;
    into.push({ kind: 'paragraph', level: 1, start: open.start, end: line.end });
    open = undefined;
  });
}

const ENDED = /[.!?:]["'”’)\]]*$/;

/** The form of lines in a row. */
interface Shape {
  readonly wrapped: boolean;
  /** The width of the longest line, in characters. */
  readonly width: number;
  /** Whether the last line ends a sentence. */
  readonly prose: boolean;
}

function carriesOn(raw: string, line: TextLine, next: TextLine, { wrapped, width, prose }: Shape): boolean {
  const ended = ENDED.test(raw.slice(Math.max(line.start, line.end - 4), line.end));
  const length = line.end - line.from;
  if (wrapped) return !(ended && length < 0.75 * width) && !beginsAnew(raw, line, next, width - length - 1);
  const low = /^[\p{Ll}(]/u.test(raw.slice(next.start, next.start + 2));
  // A word goes on in the next line: "will-⏎ingness".
  if (low && /[\p{L}\d]-$/u.test(raw.slice(Math.max(line.start, line.end - 2), line.end))) return true;
  const label = /^[^:=(][^:=]{1,39}(?::\s|\s[-–—=→]\s|\s->\s)/u.test(raw.slice(next.start, Math.min(next.end, next.start + 60)));
  if (ended || !low || label || length < NARROWEST_WRAP || isDeadline(raw.slice(next.start, Math.min(next.end, next.start + 120))))
    return false;
  // A line of notes was wrapped only if the next word had no room in it.
  const word = /^\S{1,40}/.exec(raw.slice(next.start, Math.min(next.end, next.start + 40)))?.[0].length ?? 0;
  return prose || (length <= WIDEST_WRAP && length >= 0.75 * width && word > width - length - 1);
}

/** Whether the next line is a title or a note of its own: it begins with a capital, would have fitted, and the line before is complete. */
function beginsAnew(raw: string, line: TextLine, next: TextLine, room: number): boolean {
  const word = /^\p{Lu}[^\s]{0,40}/u.exec(raw.slice(next.start, Math.min(next.end, next.start + 42)))?.[0] ?? '';
  if (word === '' || word.length > room) return false;
  const last = /(\S{1,40})$/.exec(raw.slice(Math.max(line.start, line.end - 41), line.end))?.[1] ?? '';
  if (/[.!?:,;([–—-]["'”’)\]]*$/.test(last)) return false;
  return isStopWord(word.toLowerCase()) ? word !== 'I' : !isStopWord(last.toLowerCase());
}

/** Whether the lines are subtitles of a video: short, cut anywhere, with sentences that end inside a line. */
function areSubtitles(raw: string, run: readonly TextLine[]): boolean {
  if (run.length < 6) return false;
  const lines = run.map(({ start, end }) => raw.slice(start, end));
  const inside = lines.filter((line) => /[.!?]\s+\p{Lu}/u.test(line)).length;
  const cut = lines.filter((line, at) => !/[.!?:]$/.test(line) && /^\p{Ll}/u.test(lines[at + 1] ?? '')).length;
  if (inside >= 0.1 * lines.length && cut >= 0.4 * lines.length) return true;
  // Lines that a recogniser of speech wrote end at commas and full stops, or in the middle of a sentence.
  const commas = lines.filter((line) => /,$/.test(line)).length;
  const ended = lines.filter((line) => /[.!?]$/.test(line)).length;
  return (
    lines.length >= FEWEST_CUT_LINES &&
    cut + commas >= 0.25 * lines.length &&
    commas >= 0.05 * lines.length &&
    commas + ended >= 0.3 * lines.length
  );
}

/** A poem or an address has fewer lines in a row. */
const FEWEST_CUT_LINES = 20;
