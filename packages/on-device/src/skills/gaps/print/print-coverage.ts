import { keyTerms } from '../../../lib/terms/key-terms.ts';
import { BLANK, computed, type Line } from '../../../spans.ts';
import type { Judged, Status } from '../judge/verdict.ts';
import { sayCoverage } from '../phrases.ts';
import { notesOf } from '../read/evidence.ts';
import { isPartOfCase } from '../read/parties.ts';
import type { Unit } from '../read/topic.ts';
import { most, type Scope, withStatus } from '../scope.ts';
import { capped, count, counted, inUnit, named, quoted, topicName } from '../spans.ts';

const MOST_LINES = 80;
const STATUS: Readonly<Record<Status, string>> = {
  covered: 'covered',
  thin: 'thin',
  mentioned: 'mentioned',
  missing: 'not found in your notes',
};

/** Prints how much of the syllabus the notes cover or, without one, what the notes contain. */
export function printCoverage(scope: Scope): Line[] {
  return scope.syllabus === undefined ? ownLines(scope) : topicLines(scope);
}

function topicLines(scope: Scope): Line[] {
  const { topics, mode } = scope;
  const units = groups(topics);
  const lines: Line[] = [sayCoverage('overall', shareOf(topics))];
  const tally = (status: Status) => count(topics.filter((judged) => judged.status === status).length);
  if (topics.some(({ status }) => status !== 'covered'))
    lines.push(sayCoverage('split', { thin: tally('thin'), mentioned: tally('mentioned'), missing: tally('missing') }));
  lines.push(...otherWords(scope));
  const named1 = [...units].filter(([unit]) => unit !== undefined);
  if (named1.length > 1)
    for (const [unit, list] of named1) lines.push(sayCoverage('unit', { unit: unitName(scope, unit), ...shareOf(list) }));
  lines.push(BLANK);
  if (mode === 'quick') {
    const weak = withStatus(scope, 'missing', 'mentioned', 'thin');
    return weak.length === 0
      ? lines.slice(0, -1)
      : [
          ...lines,
          sayCoverage('only'),
          // All topics, as the table of topics counts the lines.
          ...capped(
            [...weak, ...withStatus(scope, 'covered')].map((judged) => topicLine(scope, judged)),
            MOST_LINES,
          ),
        ];
  }
  const listed: Line[] = [];
  for (const [unit, list] of units) {
    if (units.size > 1) listed.push(unit === undefined ? sayCoverage('others') : sayCoverage('heading', { unit: unitName(scope, unit) }));
    listed.push(...list.map((judged) => topicLine(scope, judged)));
  }
  return [...lines, ...capped(listed, MOST_LINES)];
}

/** With fewer topics that were not found, each is soon compared. */
const FEWEST_MISSING = 3;
/** A passage of notes in key words has at most so many words on average. */
const FEW_WORDS = 14;

/** Notes in key words often tell a topic without its words. The lines that name no topic may be on those that were not found. */
function otherWords({ notes, topics }: Scope): Line[] {
  const passages = notesOf(notes).evidence.filter(({ heading, open }) => !heading && !open);
  const missing = topics.filter(({ status }) => status === 'missing').length;
  const named = new Set(topics.flatMap(({ status, nearest }) => (status === 'missing' || nearest === undefined ? [] : [nearest.start])));
  const others = passages.length - named.size;
  const words = passages.reduce((sum, it) => sum + it.words, 0);
  return missing < FEWEST_MISSING || 2 * others < missing || words > FEW_WORDS * passages.length
    ? []
    : [sayCoverage('otherWords', { others: count(others), all: count(passages.length) })];
}

/** "- [thin] Attribute closure: "…"". A quick check has no part "missing", so it quotes the nearest passage of a topic that was not found. */
function topicLine({ notes, syllabus, mode }: Scope, { topic, status, nearest, inTitle, heading }: Judged): Line {
  const line = sayCoverage('topic', {
    status: computed(STATUS[status], 'gaps.status'),
    topic: syllabus === undefined ? [] : topicName(syllabus, topic),
  });
  if (nearest === undefined) return line;
  if (status === 'missing') return mode === 'quick' ? [...line, ...sayCoverage('nearest', { quote: quoted(notes, nearest, 16) })] : line;
  if (nearest.heading && inTitle) return [...line, ...sayCoverage('inTitle', { quote: quoted(notes, nearest, 16) })];
  if (heading !== undefined)
    return [...line, ...sayCoverage('underHeading', { heading: named(notes, heading), quote: quoted(notes, nearest, 16) })];
  return nearest.heading
    ? [...line, ...sayCoverage('emptyHeading')]
    : [...line, ...sayCoverage('evidence', { quote: quoted(notes, nearest, 16) })];
}

function groups(topics: readonly Judged[]): Map<Unit | undefined, Judged[]> {
  const units = new Map<Unit | undefined, Judged[]>();
  for (const judged of topics) {
    const list = units.get(judged.topic.unit);
    if (list === undefined) units.set(judged.topic.unit, [judged]);
    else list.push(judged);
  }
  return units;
}

function unitName({ syllabus }: Scope, unit: Unit | undefined) {
  return syllabus === undefined || unit === undefined ? [] : inUnit(syllabus, unit).slice(1, 2);
}

function shareOf(topics: readonly Judged[]) {
  const covered = topics.filter(({ status }) => status === 'covered').length;
  return { covered: count(covered), all: count(topics.length), share: count(Math.round((100 * covered) / Math.max(1, topics.length))) };
}

const MOST_HEADINGS = 30;
const MOST_TERMS = 12;

function ownLines({ notes, unread, mode }: Scope): Line[] {
  const lines: Line[] = [
    sayCoverage(unread ? 'unread' : 'noSyllabus'),
    sayCoverage('size', {
      words: counted(notes.words, 'word'),
      sentences: counted(notes.sentences.length, 'sentence or item', 'sentences or items'),
    }),
  ];
  const titled = notes.parts.flatMap(({ heading, sentences, blocks }) => (heading === undefined ? [] : [{ heading, sentences, blocks }]));
  if (titled.length > 0) {
    lines.push(BLANK, sayCoverage('headings'));
    const under = titled.map(({ heading, sentences }) =>
      sayCoverage('under', {
        heading: named(notes, heading),
        sentences: counted(sentences.length, 'sentence or item', 'sentences or items'),
        words: counted(
          sentences.reduce((sum, { tokens }) => sum + tokens.length, 0),
          'word',
        ),
      }),
    );
    lines.push(...capped(under, most(mode, MOST_HEADINGS)));
  }
  const main = keyTerms(notes, 2 * MOST_TERMS).filter((term) => !isPartOfCase(notes, term));
  const terms = main.slice(0, most(mode, MOST_TERMS)).toSorted((one, other) => other.count - one.count);
  if (terms.length > 0) {
    lines.push(BLANK, sayCoverage('terms'));
    lines.push(
      ...terms.map((term) =>
        sayCoverage('term', { term: named(notes, term), times: computed(term.count === 1 ? 'once' : `${term.count} times`, 'gaps.count') }),
      ),
    );
  }
  return lines;
}
