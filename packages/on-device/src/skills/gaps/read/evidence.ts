import type { Block, Sentence, TextDocument, Token } from '../../../lib/text/document.ts';
import { tokenReader } from '../../../lib/text/tokens.ts';
import { asks, isOpen } from './open-marks.ts';
import { acronymOf, stemsOf } from './stems.ts';

/** A sentence, an item, a table row or a heading of the notes. */
export interface Evidence {
  readonly start: number;
  readonly end: number;
  readonly part: number;
  /** Index of the block of the notes that contains it. */
  readonly block: number;
  readonly heading: boolean;
  readonly stems: ReadonlySet<string>;
  /** The stems of each of its tokens. */
  readonly ofToken: readonly (readonly string[])[];
  readonly acronyms: ReadonlySet<string>;
  /** The first letters of its first words, joined, to find "shortest job first" by "SJF". */
  readonly initials: string;
  readonly tokens: readonly Token[];
  readonly words: number;
  /** Whether it is a placeholder: a question, a TODO, "see slides". */
  readonly open: boolean;
}

export interface Notes {
  readonly document: TextDocument;
  readonly evidence: readonly Evidence[];
  /** Indices of evidence by stem. */
  readonly byStem: ReadonlyMap<string, readonly number[]>;
  readonly byAcronym: ReadonlyMap<string, readonly number[]>;
  /** Indices of evidence by the first letters of its first words. */
  readonly byInitials: ReadonlyMap<string, readonly number[]>;
  /** Stems of each part's heading. */
  readonly headings: readonly ReadonlySet<string>[];
  /** The same with the stems of the headings above it. */
  readonly titles: readonly ReadonlySet<string>[];
  /** All stems of each part. */
  readonly stemsOfPart: readonly ReadonlySet<string>[];
}

/** The fewest letters of an acronym whose words are searched for. */
export const INITIALS = 3;

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Questions to a class, not about the subject. */
const ADDRESS = /\b(?:anyone|anybody|everyone|everybody|you|any questions)\b/i;

const known = new WeakMap<TextDocument, Notes>();

export function notesOf(document: TextDocument): Notes {
  let notes = known.get(document);
  if (notes === undefined) {
    notes = readNotes(document);
    known.set(document, notes);
  }
  return notes;
}

function readNotes(document: TextDocument): Notes {
  const read = tokenReader();
  const known = new Map<string, { readonly stems: readonly string[]; readonly acronym: string | undefined }>();
  const formOf = (token: Token) => {
    let form = known.get(token.text);
    if (form === undefined) {
      form = { stems: stemsOf(token), acronym: acronymOf(token) };
      known.set(token.text, form);
    }
    return form;
  };
  const found: Evidence[] = [];
  const questions: boolean[] = [];
  const add = ({ start, end }: Stretch, part: number, block: number, heading: boolean, tokens: readonly Token[]) => {
    const text = document.raw.slice(start, end);
    const ofToken: (readonly string[])[] = [];
    const stems = new Set<string>();
    let acronyms = NONE;
    for (const token of tokens) {
      const form = formOf(token);
      ofToken.push(form.stems);
      for (const stem of form.stems) stems.add(stem);
      if (form.acronym !== undefined) acronyms = new Set([...acronyms, form.acronym]);
    }
    found.push({
      start,
      end,
      part,
      block,
      heading,
      stems,
      ofToken,
      acronyms,
      initials: initialsIn(tokens),
      tokens,
      words: tokens.length,
      open: isOpen(text, tokens.length),
    });
    questions.push(asks(text) && tokens.filter(({ stop }) => !stop).length >= 2 && !ADDRESS.test(text));
  };
  let index = -1;
  document.parts.forEach(({ heading, blocks }, part) => {
    if (heading !== undefined) {
      index += 1;
      add(heading, part, index, true, read(document.raw, heading.start, heading.end));
    }
    for (const block of blocks) {
      index += 1;
      if (block.sentences.length === 0)
        for (const piece of cellsOf(document, block)) add(piece, part, index, false, read(document.raw, piece.start, piece.end));
      const lines = notedLines(document, block);
      for (const piece of lines ?? []) add(piece, part, index, false, read(document.raw, piece.start, piece.end));
      // An English text was split into words by the same rules when it was read.
      for (const piece of lines === undefined ? joined(document, block) : [])
        add(piece, part, index, false, document.language === 'en' ? piece.tokens : read(document.raw, piece.start, piece.end));
    }
  });
  // A question with text below it is answered there.
  const evidence = found.map((passage, at) => {
    const below = found[at + 1];
    const unanswered = questions[at] === true && (below === undefined || below.heading || questions[at + 1] === true);
    return unanswered ? { ...passage, open: true } : passage;
  });
  const byStem = placesBy(evidence, ({ stems }) => stems);
  const byAcronym = placesBy(evidence, ({ acronyms }) => acronyms);
  const byInitials = placesBy(evidence, ({ initials }) => (initials.length < INITIALS ? [] : [initials.slice(0, INITIALS)]));
  const headings = document.parts.map(
    ({ heading }) => new Set(heading === undefined ? [] : read(document.raw, heading.start, heading.end).flatMap(stemsOf)),
  );
  const titles = headings.map((own, part) => {
    const level = document.parts[part]?.heading?.level ?? 0;
    const above =
      level > 1 ? document.parts.findLastIndex(({ heading }, at) => at < part && heading !== undefined && heading.level < level) : -1;
    return above < 0 ? own : new Set([...own, ...(headings[above] ?? [])]);
  });
  const stemsOfPart = document.parts.map(() => new Set<string>());
  for (const { part, stems } of evidence) for (const stem of stems) stemsOfPart[part]?.add(stem);
  return { document, evidence, byStem, byAcronym, byInitials, headings, titles, stemsOfPart };
}

/** Most passages have no acronym. */
const NONE: ReadonlySet<string> = new Set();
/** No acronym has more letters. */
const MOST_INITIALS = 12;

function initialsIn(tokens: readonly Token[]): string {
  let initials = '';
  for (let at = 0; at < tokens.length && at < MOST_INITIALS; at += 1) initials += tokens[at]?.word.charAt(0);
  return initials;
}

type Said = Pick<Sentence, 'start' | 'end' | 'tokens'>;

/**
 * The sentences of a block. After a shortened word with a full stop a sentence goes on: "Fiscal pol. = taxes and spending". It ends before
 * a line that begins with a label.
 */
function joined({ raw }: TextDocument, { sentences }: Block): Said[] {
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

/** The indices of passages by each of their keys. */
function placesBy(evidence: readonly Evidence[], keysOf: (passage: Evidence) => Iterable<string>): Map<string, number[]> {
  const places = new Map<string, number[]>();
  evidence.forEach((passage, at) => {
    for (const key of keysOf(passage)) {
      const list = places.get(key);
      if (list === undefined) places.set(key, [at]);
      else list.push(at);
    }
  });
  return places;
}

/** The cells of a row and their sentences: "Kapp Putsch? | March 1920. A general strike ended it." */
function cellsOf({ raw }: TextDocument, { start, end }: Block): Stretch[] {
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
function notedLines({ raw }: TextDocument, { kind, start, end }: Block): Stretch[] | undefined {
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
