import type { Token } from '../../../lib/text/document.ts';
import { tokenReader } from '../../../lib/text/tokens.ts';
import { halvesOf } from './joints.ts';
import { isExamPart, withoutNoise } from './line-noise.ts';
import { ARTICLE, ASPECT, ASPECTS, GENERAL, PREPOSITION, SUBSTANCE } from './plain-words.ts';
import { segmentsOf } from './segments.ts';
import { acronymOf, initialsOf, stemsOf } from './stems.ts';
import { headerCells } from './table-cells.ts';
import { type LinePiece, readLine } from './topic-lines.ts';

/** A topic of a syllabus. */
export interface Topic {
  /** Offsets of its words in the syllabus. */
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  /** Stems of the words to search for; empty for a topic that is too general. */
  readonly stems: readonly string[];
  /** Stems that the same section must contain, for a topic such as "prevention" under "Deadlock". */
  readonly context: readonly string[];
  /** The stem of its head noun: "layer" of "protocol layers". */
  readonly head: string | undefined;
  /** Stems of a name in brackets, which need not stand in the notes: "Pavlov" of "Classical conditioning (Pavlov)". */
  readonly aside: readonly string[];
  /** The initials of a topic of two words: "MC" for "marginal cost". */
  readonly initials: string | undefined;
  /** Acronyms of the whole topic. */
  readonly acronyms: ReadonlySet<string>;
  readonly unit: Unit | undefined;
  readonly general: boolean;
  /** Words that follow the topic's own in another place: "conditioning" for "classical" in "classical and operant conditioning". */
  readonly shared: LinePiece | undefined;
  /** The same topic without the shared words, where its own words may be enough. */
  readonly plain: Topic | undefined;
  /** The topics that "A and B" joins, unless it is a name. The notes decide. */
  readonly halves: readonly Topic[];
}

/** A line of a syllabus without a topic. */
export interface PassedOver extends LinePiece {
  readonly why: 'admin' | 'number' | 'general' | 'wordless' | 'repeated' | 'empty';
}

interface ReadSyllabus {
  readonly topics: readonly Topic[];
  readonly passedOver: readonly PassedOver[];
}

export interface Unit {
  readonly start: number;
  readonly end: number;
  /** Its weight as written, in per cent or marks. */
  readonly weight: number | undefined;
}

/** The topics of a syllabus section in order, each once, and the lines that hold none. */
export function readSyllabus(raw: string): ReadSyllabus {
  const read = tokenReader();
  const topics: Topic[] = [];
  const passedOver: PassedOver[] = [];
  const seen = new Set<string>();
  const units: Unit[] = [];
  let unit: Unit | undefined;
  let pending: Topic | undefined;
  let skipping = false;

  const push = (topic: Topic | undefined) => {
    if (topic === undefined) return;
    const key = [...topic.tokens.map(({ word }) => word.replace(/(?<=\p{L}{3})s$/u, '')), ...topic.aside].join(' ');
    if (key === '') passedOver.push({ start: topic.start, end: topic.end, why: 'wordless' });
    else if (seen.has(key)) passedOver.push({ start: topic.start, end: topic.end, why: 'repeated' });
    else topics.push(topic);
    seen.add(key);
  };
  const topicOf = (piece: LinePiece, context: readonly string[]) => make(raw, read, piece, context, unit);

  const segments = segmentsOf(raw);
  const cells = headerCells(segments.map(({ text }) => text));
  for (const [index, { start: at, text, leadIn }] of segments.entries()) {
    const place = { start: at + text.length - text.trimStart().length, end: at + text.trimEnd().length };
    if (leadIn !== undefined) passedOver.push({ ...leadIn, why: 'admin' });
    if (cells.has(index)) {
      passedOver.push({ ...place, why: 'admin' });
      continue;
    }
    const line = readLine(text, at);
    if (line === undefined) {
      if (place.start < place.end) passedOver.push({ ...place, why: /\p{L}/u.test(withoutNoise(text)) ? 'wordless' : 'number' });
      continue;
    }
    if (line.kind === 'admin') {
      skipping = line.alone;
      passedOver.push({ ...place, why: 'admin' });
      continue;
    }
    if (line.kind === 'unit') {
      skipping = false;
      // A unit without topics is a topic itself.
      push(pending);
      unit = { start: line.start, end: line.end, weight: line.weight };
      units.push(unit);
      pending = line.title === undefined ? undefined : topicOf(line.title, []);
      if (line.title === undefined && line.pieces.length === 0)
        passedOver.push({ ...place, why: /\p{L}/u.test(withoutNoise(text)) ? 'wordless' : 'number' });
    }
    if (skipping) {
      passedOver.push({ ...place, why: 'admin' });
      continue;
    }
    const head = line.kind === 'topics' && line.head !== undefined ? topicOf(line.head, []) : undefined;
    // A unit that is only its list has no head: "Week 2: larynx, trachea".
    const under = line.kind === 'topics' ? (head ?? pending) : line.listed ? pending : undefined;
    if (line.pieces.length > 0) pending = undefined;
    push(head);
    if (line.kind === 'topics' && line.pieces.length === 0)
      passedOver.push({ ...place, why: /\p{L}/u.test(withoutNoise(text)) ? 'wordless' : 'number' });
    for (const piece of line.pieces) {
      if (isExamPart(raw.slice(piece.start, piece.end))) {
        passedOver.push({ ...piece, why: 'admin' });
        continue;
      }
      const tokens = read(raw, piece.start, piece.end);
      const word = tokens.length === 1 ? (tokens[0]?.word ?? '') : '';
      const leans = under !== undefined && word !== '' && word === tokens[0]?.text && (ASPECT.test(word) || GENERAL.has(word));
      push(topicOf(piece, leans ? under.stems.slice(-1) : []));
    }
  }
  push(pending);
  const filled = topics.filter(({ general }) => !general);
  for (const { start, end } of units)
    if (!filled.some((topic) => topic.unit?.start === start || (topic.start < end && topic.end > start)) && start < end)
      passedOver.push({ start, end, why: 'empty' });
  for (const { start, end, general } of topics) if (general) passedOver.push({ start, end, why: 'general' });
  return { topics, passedOver: passedOver.sort((a, b) => a.start - b.start) };
}

type Read = ReturnType<typeof tokenReader>;

function make(raw: string, read: Read, piece: LinePiece, context: readonly string[], unit: Unit | undefined): Topic {
  const halves = halvesOf(raw, piece).map(({ own, shared, standsAlone }) => ({
    ...single(raw, read, own, shared, context, unit),
    plain: shared !== undefined && standsAlone ? single(raw, read, own, undefined, context, unit) : undefined,
  }));
  const whole = single(raw, read, piece, undefined, context, unit);
  // "Causes and effects of erosion" is as good as "erosion".
  const sides = new Set(whole.tokens.filter(({ word }) => ASPECTS.test(word)).flatMap(stemsOf));
  const rest = whole.stems.filter((stem) => !sides.has(stem));
  if (
    halves.length > 0 &&
    rest.length > 0 &&
    halves.every(
      ({ tokens: [first, second] }) => ASPECTS.test(first?.word ?? '') && (second === undefined || PREPOSITION.test(second.word)),
    )
  )
    return { ...whole, stems: rest, head: rest.at(-1) };
  const named = halves.filter(({ general, tokens }) => !general && !tokens.every(({ word, stop }) => stop || ASPECTS.test(word)));
  const keys = new Set(halves.map(({ stems }) => stems.join(' ')));
  if (named.length === halves.length && keys.size === halves.length) return { ...whole, halves };
  // "Cell structure and function" is as good as "cell structure"; "advantages and disadvantages of trade" is one topic.
  const [only] = named;
  return only === undefined || named.length > 1 || keys.size < halves.length ? whole : { ...whole, stems: only.stems, head: only.head };
}

function single(
  raw: string,
  read: Read,
  { start, end }: LinePiece,
  shared: LinePiece | undefined,
  context: readonly string[],
  unit: Unit | undefined,
): Topic {
  const written = [...read(raw, start, end), ...(shared === undefined ? [] : read(raw, shared.start, shared.end))];
  const asides = inBrackets(raw, written);
  const tokens = asides.length === 0 ? written : written.filter((token) => !asides.includes(token));
  const filled = tokens.filter(({ stop, word }) => !stop || /^(?:first|second|third)$/.test(word));
  const telling = filled.filter(({ word }) => !PREPOSITION.test(word) && !ARTICLE.test(word));
  const content = telling.length > 0 ? telling : filled;
  const acronyms = new Set(tokens.length === 1 ? tokens.flatMap((token) => acronymOf(token) ?? []) : initialsOf(tokens));
  // "(PCB)" after "process control block" is the same topic.
  const alias = tokens.filter((token) => {
    const acronym = acronymOf(token);
    return acronym !== undefined && tokens.length > 1 && initialsOf(tokens.filter((other) => other !== token)).includes(acronym);
  });
  for (const token of [...alias, ...asides]) {
    const acronym = acronymOf(token);
    if (acronym !== undefined) acronyms.add(acronym);
  }
  const specific = content.filter((token) => !GENERAL.has(token.word) && !alias.includes(token));
  const last = tokens.at(-1);
  const substance = last !== undefined && SUBSTANCE.test(last.word) && specific.includes(tokens.at(-2) ?? last);
  const own = substance && !specific.includes(last) ? [...specific, last] : specific;
  // "Getting started" and "Where to begin" have no words to search for.
  const general = own.length === 0;
  const stems = [...new Set((general ? content : own).flatMap(stemsOf))];
  return {
    start,
    end,
    tokens,
    stems,
    head: headOf(tokens, general ? content : own),
    context,
    aside: [...new Set(asides.filter(({ stop, word }) => !stop && !GENERAL.has(word)).flatMap(stemsOf))],
    initials: tokens.length === 2 ? tokens.map(({ word }) => word.charAt(0).toUpperCase()).join('') : undefined,
    acronyms,
    unit,
    general,
    shared,
    plain: undefined,
    halves: [],
  };
}

/** The words of a topic in brackets; none where nothing else names it. */
function inBrackets(raw: string, tokens: readonly Token[]): Token[] {
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ranges = [...raw.slice(first.start, last.end + 1).matchAll(/\([^()]*\)/g)].map(({ index, 0: found }) => ({
    start: first.start + index,
    end: first.start + index + found.length,
  }));
  const inside = tokens.filter((token) => ranges.some(({ start, end }) => token.start > start && token.end < end));
  return tokens.every((token) => token.stop || GENERAL.has(token.word) || inside.includes(token)) ? [] : inside;
}

/** The stem of the head noun: the last word before a preposition, or the last word. */
function headOf(tokens: readonly Token[], own: readonly Token[]): string | undefined {
  const cut = tokens.findIndex(({ word }, at) => at > 0 && PREPOSITION.test(word));
  const before = own.filter(({ start }) => cut < 0 || start < (tokens[cut]?.start ?? 0));
  const head = before.at(-1) ?? own.at(-1);
  return head === undefined ? undefined : stemsOf(head).at(-1);
}
