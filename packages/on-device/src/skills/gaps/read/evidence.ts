import type { TextDocument, Token } from '../../../lib/text/document.ts';
import type { Stretch } from '../../../lib/text/split-list.ts';
import { tokenReader } from '../../../lib/text/tokens.ts';
import { asks, isOpen } from './open-marks.ts';
import { cellsOf, joined, notedLines } from './passages.ts';
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
