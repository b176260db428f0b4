import type { Block, Sentence, TextDocument } from '../../../lib/text/document.ts';
import type { Stretch } from '../../../lib/text/split-list.ts';

type Said = Pick<Sentence, 'start' | 'end' | 'tokens'>;

/**
 * The sentences of a block. After a shortened word with a full stop a sentence goes on: "Fiscal pol. = taxes and spending". It ends before
 * a line that begins with a label.
 */
export function joined({ raw }: TextDocument, { sentences }: Block): Said[] {
  const found: Said[] = [];
  for (const { start, end, tokens } of sentences.flatMap((sentence) => cutAtLabels(raw, sentence))) {
    const before = found.at(-1);
    const goesOn =
      before !== undefined &&
      raw[before.end - 1] === '.' &&
      !raw.slice(before.end, start).includes('\n') &&
      (before.tokens.length <= FEW || GOES_ON.test(raw.slice(start, start + 2)));
    if (!goesOn) found.push({ start, end, tokens });
    else found[found.length - 1] = { start: before.start, end, tokens: [...before.tokens, ...tokens] };
  }
  return found;
}

function cutAtLabels(raw: string, { start, end, tokens }: Said): Said[] {
  const found: Said[] = [];
  let from = start;
  for (const { index, 0: gap } of raw.slice(start, end).matchAll(/\s*\n\s*/g)) {
    const at = start + index + gap.length;
    const line = raw.slice(from, start + index);
    const next = raw.slice(at, end).split('\n', 1)[0] ?? '';
    // "critical damping = … (car shock absorbers)" ends before "heavy damping ???".
    const isEnd = LABELLED.test(line) && (/[)\]!?]$/.test(line) || DOUBTED.test(next));
    if (OPEN_END.test(line) || !(isEnd || LABELLED.test(next))) continue;
    found.push({ start: from, end: start + index, tokens: tokens.filter((token) => token.start >= from && token.end <= at) });
    from = at;
  }
  return from === start
    ? [{ start, end, tokens }]
    : [...found, { start: from, end, tokens: tokens.filter((token) => token.start >= from) }];
}

/** "heavy damping ??? look up" */
const DOUBTED = /\?\?/;
/** So few words before a full stop are hardly a sentence. */
const FEW = 2;
const GOES_ON = /^[\p{Ll}\d=:;→<–—-]/u;

/** The cells of a row and their sentences: "Kapp Putsch? | March 1920. A general strike ended it." */
export function cellsOf({ raw }: TextDocument, { start, end }: Block): Stretch[] {
  const found: Stretch[] = [];
  let from = start;
  for (const cut of [...raw.slice(start, end).matchAll(/\s*\|\s*|[.;]\s+(?=\p{Lu})/gu), undefined]) {
    const to = cut === undefined ? end : start + cut.index;
    if (/[\p{L}\p{N}]/u.test(raw.slice(from, to))) found.push({ start: from, end: to });
    from = to + (cut?.[0].length ?? 0);
  }
  return found.length > 0 ? found : [{ start, end }];
}

/** Lines of even length that are longer are wrapped prose, in characters. */
const WIDEST_NOTE = 75;
/** The largest share of such lines among notes. */
const MOST_FULL = 0.6;
/** Narrower lines of even length are notes, too, in characters. */
const NARROWEST_WRAP = 58;

/** The end of a line whose sentence goes on. */
const OPEN_END = /[,;(–-]$|\b(?:a|an|the|of|and|or|in|to|is|are|by|for|with|that)$/i;
/** "DNS: …", "drift = …", "chiral C – …": a line that begins with the name of what it tells. */
const LABELLED = /^(?:[\p{L}\p{N}'’.()/&+-]+\s){0,4}[\p{L}\p{N}'’.()/&+-]+\s?(?:[:=→]|->|[-–—]\s)/u;

/** The lines of a block in which each line is a note of its own, without end marks: "diffusion = high to low⏎osmosis = water". */
export function notedLines({ raw }: TextDocument, { kind, start, end }: Block): Stretch[] | undefined {
  if (kind !== 'paragraph') return undefined;
  const lines: Stretch[] = [];
  let at = start;
  for (const line of raw.slice(start, end).split('\n')) {
    const lead = line.length - line.trimStart().length;
    if (line.trim() !== '') lines.push({ start: at + lead, end: at + line.trimEnd().length });
    at += line.length + 1;
  }
  const widest = Math.max(...lines.map((line) => line.end - line.start));
  if (lines.length < 2) return undefined;
  const labelled = lines.filter((line) => LABELLED.test(raw.slice(line.start, line.end))).length;
  if (labelled >= 0.6 * lines.length) return lines;
  const ended = lines.filter((line) => OPEN_END.test(raw.slice(line.start, line.end))).length;
  const full = lines.slice(0, -1).filter((line) => line.end - line.start >= 0.75 * widest).length;
  // The lines of wrapped prose are about as long as each other.
  if (widest > WIDEST_NOTE && full > MOST_FULL * (lines.length - 1)) return undefined;
  return ended > 0.2 * lines.length || (full >= 0.75 * (lines.length - 1) && widest > NARROWEST_WRAP) ? undefined : lines;
}
