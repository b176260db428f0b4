import type { Token } from '../../../lib/text/document.ts';
import { tokenReader } from '../../../lib/text/tokens.ts';
import { acronymOf, initialsOf, stemsOf } from './stems.ts';
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
  /** Acronyms of the whole topic. */
  readonly acronyms: ReadonlySet<string>;
  readonly unit: Unit | undefined;
  readonly general: boolean;
}

export interface Unit {
  readonly start: number;
  readonly end: number;
  /** Its weight as written, in per cent or marks. */
  readonly weight: number | undefined;
}

/** Words of a syllabus that name no topic alone. */
const GENERAL = new Set(
  `introduction intro overview basics basic concept concepts fundamental fundamentals summary conclusion conclusions background miscellaneous
  general review revision getting started start where what how why when here remarks notes note preface further reading discussion example
  examples exercise exercises problem problems application applications case study studies topic topics type types unit module chapter part
  section week lecture understand explain describe define discuss identify apply analyse analyze learn know compare list state outline
  evaluate calculate derive importance role nature scope meaning definition definitions need advantages disadvantages advantage disadvantage
  features feature characteristics properties various different simple advanced elementary related other use uses students able using history
  principle principles theory method methods technique techniques approach approaches aspects issues detail details key main terms more`
    .split(/\s+/)
    .map((word) => word.trim()),
);

/** The topics of a syllabus section in order, each once. */
export function readTopics(raw: string): Topic[] {
  const read = tokenReader();
  const topics: Topic[] = [];
  const seen = new Set<string>();
  let unit: Unit | undefined;
  let pending: Topic | undefined;
  let skipping = false;

  const push = (topic: Topic | undefined) => {
    const key = topic === undefined ? '' : topic.tokens.map((token) => token.stem).join(' ');
    if (topic === undefined || key === '' || seen.has(key)) return;
    seen.add(key);
    topics.push(topic);
  };
  const topicOf = ({ start, end }: LinePiece, context: readonly string[]) => make(read(raw, start, end), start, end, context, unit);

  let at = 0;
  for (const text of raw.split('\n')) {
    const line = readLine(text, at);
    at += text.length + 1;
    if (line === undefined) continue;
    if (line.kind === 'admin') {
      skipping = line.alone;
      continue;
    }
    if (line.kind === 'unit') {
      skipping = false;
      // A unit without topics is a topic itself.
      push(pending);
      unit = { start: line.start, end: line.end, weight: line.weight };
      pending = line.title === undefined ? undefined : topicOf(line.title, []);
    }
    if (skipping) continue;
    const head = line.kind === 'topics' && line.head !== undefined ? topicOf(line.head, []) : undefined;
    const under = line.kind === 'unit' ? pending : head;
    if (line.pieces.length > 0) pending = undefined;
    push(head);
    const first = under ?? (line.listed ? topicOf(line.pieces[0] ?? { start: at, end: at }, []) : undefined);
    line.pieces.forEach((piece, index) => {
      const alone = read(raw, piece.start, piece.end).length === 1;
      const leans =
        alone &&
        /^\p{Ll}/u.test(raw.slice(piece.start, piece.start + 1)) &&
        (under !== undefined || (index > 0 && (first?.tokens.length ?? 0) > 1));
      push(topicOf(piece, leans ? (first?.stems.slice(0, 1) ?? []) : []));
    });
  }
  push(pending);
  return topics;
}

function make(tokens: readonly Token[], start: number, end: number, context: readonly string[], unit: Unit | undefined): Topic {
  const content = tokens.filter(({ stop, word }) => !stop || /^(?:first|second|third)$/.test(word));
  const acronyms = new Set(tokens.length === 1 ? tokens.flatMap((token) => acronymOf(token) ?? []) : initialsOf(tokens));
  // "(PCB)" after "process control block" is the same topic.
  const alias = tokens.filter((token) => {
    const acronym = acronymOf(token);
    return acronym !== undefined && tokens.length > 1 && initialsOf(tokens.filter((other) => other !== token)).includes(acronym);
  });
  for (const token of alias) acronyms.add(acronymOf(token) ?? '');
  const own = content.filter((token) => !GENERAL.has(token.word) && !alias.includes(token));
  // "Getting started" and "Where to begin" have no words to search for.
  const general = own.length === 0;
  return { start, end, tokens, stems: [...new Set((general ? content : own).flatMap(stemsOf))], context, acronyms, unit, general };
}
