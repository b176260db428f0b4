import type { TextDocument } from '../../../lib/text/document.ts';
import { computed, type Line, type Span } from '../../../spans.ts';
import { type InternalGap, internalGaps } from '../internal-gaps.ts';
import { sayPriorities } from '../phrases.ts';
import { type Scope, withStatus } from '../scope.ts';
import { count, inUnit, named, quoted, topicName } from '../spans.ts';
import { conceptsOf, mapTerms } from './print-concepts.ts';
import { examCues } from './print-exam.ts';

interface Task {
  readonly weight: number;
  readonly line: Line;
  /** A key of the place, so that no place gives two tasks. */
  readonly at: string;
}

const MOST = 5;
/** The most open lines that one task quotes. */
const MOST_OPEN = 4;
/** The weight of the least task. */
const CONNECT = 1.8;
/** The weight that a missing topic loses where a line of the notes shares a word with it, and so may tell it in other words. */
const NEAR = 0.5;
/** The factor by which the weight of each further task of a kind falls. */
const FADE = 0.75;
/** The fewest words of notes that are worth comparing with a syllabus. */
const ENOUGH_WORDS = 12;
/** Shorter notes with few words for each line are keywords. */
const FEW_WORDS = 60;

/** Prints the five things to do next, each with its reason. */
export function printPriorities(scope: Scope): Line[] {
  const kinds = [...topicTasks(scope), ...ownTasks(scope)];
  const first = choose(kinds);
  // Few notes leave room for the last kind of task, for which all terms of the text are ranked.
  const full = first.length === MOST && first.every(({ weight }) => weight >= CONNECT);
  const chosen = full ? first : choose([...kinds, connectTasks(scope)]);
  return chosen.length === 0 ? [sayPriorities('none')] : chosen.map(({ line }, at) => [computed(at + 1, 'gaps.rank'), ...line]);
}

/** The tasks with most weight, each further one of a kind with less. */
function choose(kinds: readonly (readonly Task[])[]): Task[] {
  const tasks = kinds.flatMap((tasks, kind) => tasks.map((task, at) => ({ ...task, weight: task.weight * FADE ** at, order: kind })));
  tasks.sort((a, b) => Math.round(1e6 * (b.weight - a.weight)) || a.order - b.order);
  const told = new Set<string>();
  return tasks.filter(({ at }) => !told.has(at) && told.add(at)).slice(0, MOST);
}

function topicTasks(scope: Scope): Task[][] {
  const { syllabus, notes, mode, unread } = scope;
  if (syllabus === undefined)
    return [
      [
        {
          weight: scope.notes.words < ENOUGH_WORDS ? 9 : 2.2,
          line: sayPriorities(unread ? 'nameTopics' : 'pasteSyllabus'),
          at: 'syllabus',
        },
      ],
    ];
  const tasks = (status: 'missing' | 'mentioned' | 'thin', name: 'learn' | 'write' | 'extend', weight: number): Task[] =>
    withStatus(scope, status)
      .map(({ topic, nearest, inPart }) => ({
        // A doubt comes after what is surely weak.
        weight:
          weight -
          (inPart ? 1 : status === 'missing' && nearest !== undefined ? NEAR : 0) +
          (topic.unit?.weight ?? 0) / (mode === 'exam-focused' ? 10 : 25),
        line: sayPriorities(inPart ? 'check' : status === 'missing' && nearest !== undefined ? 'compare' : name, {
          topic: topicName(syllabus, topic),
          unit: inUnit(syllabus, topic.unit ?? topic.under),
          quote: nearest === undefined ? [] : quoted(notes, nearest, 20),
        }),
        at: nearest === undefined || status === 'missing' ? `topic ${topic.start}` : `${nearest.start}`,
      }))
      .sort((a, b) => b.weight - a.weight);
  return [tasks('missing', 'learn', 6), tasks('mentioned', 'write', 5), tasks('thin', 'extend', 3)];
}

/** One task for all that the student left open, so that no doubt is pushed out by another. */
function settleLine(notes: TextDocument, open: readonly InternalGap[]): Line {
  return sayPriorities('settle', {
    quote: open.slice(0, MOST_OPEN).flatMap((gap, at) => [...(at > 0 ? sayPriorities('comma') : []), ...quoted(notes, gap, 20)]),
    rest: open.length > MOST_OPEN ? sayPriorities('rest', { count: count(open.length - MOST_OPEN) }) : [],
  });
}

function ownTasks({ notes, mode }: Scope): Task[][] {
  const gaps = internalGaps(notes);
  const of = (kinds: readonly InternalGap['kind'][], weight: number, line: (about: Span, gap: InternalGap) => Line): Task[] =>
    gaps.filter(({ kind }) => kinds.includes(kind)).map((gap) => ({ weight, line: line(gap.about, gap), at: `${gap.start}` }));
  const exam = examCues(notes)
    .filter(({ state }) => state !== 'more')
    .map(
      ({ evidence }): Task => ({
        weight: mode === 'exam-focused' ? 8 : 5.5,
        line: sayPriorities('exam', { quote: quoted(notes, evidence, 20) }),
        at: `${evidence.start}`,
      }),
    );
  const open = gaps.filter(({ kind, start }) => kind === 'open' && !exam.some(({ at }) => at === `${start}`));
  const [keyword] = notes.words < FEW_WORDS && notes.words < 8 * notes.sentences.length ? mapTerms(notes) : [];
  return [
    exam,
    keyword === undefined ? [] : [{ weight: 8, line: sayPriorities('sentences', { term: named(notes, keyword) }), at: 'keywords' }],
    open.length === 0 ? [] : [{ weight: 5, line: settleLine(notes, open), at: open.length > 1 ? 'open' : `${open[0]?.start}` }],
    of(['announced'], 4, (_, gap) => sayPriorities('complete', { quote: quoted(notes, gap, 20) })),
    of(['empty', 'short'], 3.5, (heading) => sayPriorities('fill', { heading })),
    of(['undefined'], 3, (term) => sayPriorities('define', { term })),
    of(['acronym'], 2, (term) => sayPriorities('spell', { term })),
  ];
}

/** Terms that no other term is told with. */
function connectTasks({ notes }: Scope): Task[] {
  return (mapTerms(notes).length < 3 ? [] : conceptsOf(notes).isolated.slice(0, 2)).map((term) => ({
    weight: CONNECT,
    line: sayPriorities('connect', { term: named(notes, term) }),
    at: `${term.start}`,
  }));
}
