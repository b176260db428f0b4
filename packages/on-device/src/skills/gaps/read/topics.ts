import { tokenReader } from '../../../lib/text/tokens.ts';
import { isExamPart, withoutNoise } from './line-noise.ts';
import type { LinePiece } from './line-piece.ts';
import { makeTopic } from './make-topic.ts';
import { ASPECT, GENERAL } from './plain-words.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { headerCells } from './table-cells.ts';
import type { Topic, Unit } from './topic.ts';
import { readLine } from './topic-lines.ts';

/** A line of a syllabus without a topic. */
export interface PassedOver extends LinePiece {
  readonly why: 'admin' | 'number' | 'general' | 'wordless' | 'repeated' | 'empty';
}

interface ReadSyllabus {
  readonly topics: readonly Topic[];
  readonly passedOver: readonly PassedOver[];
}

const NUMBER = /^\s*(\d{1,2})\s+(?=\p{L})/u;
/** The fewest lines that are numbered one after another. */
const FEWEST_NUMBERED = 3;

/** Lines that are numbered without a mark, "1 Research methods", "2 Memory", without their numbers. */
function withoutNumbers(segments: readonly Segment[]): readonly Segment[] {
  let count = 0;
  for (const { text } of segments) if (Number(NUMBER.exec(text)?.[1]) === count + 1) count += 1;
  if (count < FEWEST_NUMBERED) return segments;
  return segments.map((it) => {
    const length = NUMBER.exec(it.text)?.[0].length ?? 0;
    return { ...it, start: it.start + length, text: it.text.slice(length) };
  });
}

/** Whether a segment begins at the start of its line, perhaps after a number. The rest of a cut line is no title of the lines below it. */
function opensLine(raw: string, at: number): boolean {
  return /^[\s\d.()]*$/.test(raw.slice(raw.lastIndexOf('\n', at - 1) + 1, at));
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
  let title: { readonly topic: Topic; readonly depth: number } | undefined;
  let skipping = false;

  const push = (topic: Topic | undefined) => {
    if (topic === undefined) return;
    const key = [...topic.tokens.map(({ word }) => word.replace(/(?<=\p{L}{3})s$/u, '')), ...topic.aside].join(' ');
    if (key === '') passedOver.push({ start: topic.start, end: topic.end, why: 'wordless' });
    else if (seen.has(key)) passedOver.push({ start: topic.start, end: topic.end, why: 'repeated' });
    else topics.push(topic);
    seen.add(key);
  };
  const topicOf = (piece: LinePiece, context: readonly string[], under?: Topic) => makeTopic(raw, read, piece, context, unit, under);

  const segments = withoutNumbers(segmentsOf(raw));
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
    const depth = line.kind === 'topics' ? line.depth : 0;
    if (title !== undefined && depth <= title.depth) title = undefined;
    if (line.pieces.length > 0) pending = undefined;
    push(head);
    if (line.kind === 'topics' && line.pieces.length === 0)
      passedOver.push({ ...place, why: /\p{L}/u.test(withoutNoise(text)) ? 'wordless' : 'number' });
    let outer: Topic | undefined;
    for (const piece of line.pieces) {
      if (isExamPart(raw.slice(piece.start, piece.end))) {
        passedOver.push({ ...piece, why: 'admin' });
        continue;
      }
      const tokens = read(raw, piece.start, piece.end);
      const word = tokens.length === 1 ? (tokens[0]?.word ?? '') : '';
      const around = piece.within === undefined ? undefined : outer;
      const leans = under !== undefined && word !== '' && word === tokens[0]?.text && (ASPECT.test(word) || GENERAL.has(word));
      const topic = topicOf(piece, leans ? under.stems.slice(-1) : [], around ?? under ?? title?.topic);
      if (piece.within === undefined) outer = topic;
      push(topic);
      if (line.kind === 'topics' && line.pieces.length === 1 && opensLine(raw, at)) title ??= { topic, depth };
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
