import { definitions } from '../../../lib/terms/definitions.ts';
import { isStopWord } from '../../../lib/text/stop-words.ts';
import type { Evidence, Notes } from '../read/evidence.ts';
import type { Topic } from '../read/topics.ts';

export type Status = 'covered' | 'thin' | 'mentioned' | 'missing';

export interface Judged {
  readonly topic: Topic;
  readonly status: Status;
  /** The best passage on the topic, or the nearest to it. */
  readonly nearest: Evidence | undefined;
  /** Whether its words occur only in a heading about more than the topic. */
  readonly inTitle: boolean;
}

/** The fewest words on a covered topic: two short sentences. */
const ENOUGH = 20;
const ONE_SENTENCE = 8;
const DEFINITION = 12;
/** A topic that opens no sentence is treated, not only mentioned, from this many sentences on. */
const OFTEN = 4;

/** Judges how much the passages on a topic say. `names` are its stems and acronyms as the notes write them. */
export function verdict(
  topic: Topic,
  notes: Notes,
  matches: ReadonlyMap<number, Evidence>,
  nearest: Evidence | undefined,
  names: ReadonlySet<string>,
): Judged {
  if (matches.size === 0) return { topic, status: 'missing', nearest, inTitle: false };
  const titled = [...matches.values()].filter((evidence) => evidence.heading && isAbout(evidence, names));
  // A passage that opens with the topic is about it up to the end of its paragraph or item.
  const opened = [...matches.values()].filter(({ heading, opening }) => !heading && [...opening].some((word) => names.has(word)));
  const parts = new Set(titled.map(({ part }) => part));
  const blocks = new Set(opened.filter(({ first }) => first).map(({ block }) => block));
  const support = new Map(matches);
  notes.evidence.forEach((evidence, at) => {
    if (parts.has(evidence.part) || blocks.has(evidence.block)) support.set(at, evidence);
  });
  const told = [...support.values()].filter(({ heading, open }) => !heading && !open);
  const words = told.reduce((sum, evidence) => sum + evidence.words, 0);
  // Shows first a passage that names the topic, then one with content, then the earliest.
  const rank = ([at, { open }]: readonly [number, Evidence]) => (matches.has(at) ? 0 : 2) + (open ? 1 : 0);
  const passages = [...support].filter(([, { heading }]) => !heading).sort((one, other) => rank(one) - rank(other) || one[0] - other[0]);
  const status = statusOf(told.length, words, isDefined(topic, notes, told), titled.length > 0, opened.length > 0);
  const title = passages.length + titled.length === 0 ? [...matches.values()][0] : undefined;
  return { topic, status, nearest: passages[0]?.[1] ?? titled[0] ?? title, inTitle: title !== undefined };
}

/** Whether at least a third of a heading's words are the topic's. "Operating Systems – Process Management" is about more than processes. */
function isAbout({ order, acronyms }: Evidence, names: ReadonlySet<string>): boolean {
  const words = order.filter((stem) => !isStopWord(stem));
  const own = words.filter((stem) => names.has(stem)).length;
  return [...acronyms].some((letters) => names.has(letters)) || 3 * own >= words.length;
}

function statusOf(sentences: number, words: number, defined: boolean, titled: boolean, opened: boolean): Status {
  if (words >= ENOUGH && (titled || (opened && sentences >= 2) || sentences >= OFTEN)) return 'covered';
  if (defined && words >= DEFINITION) return 'covered';
  return words >= ONE_SENTENCE && (titled || opened || sentences >= 2) ? 'thin' : 'mentioned';
}

function isDefined({ stems }: Topic, { document }: Notes, told: readonly Evidence[]): boolean {
  const starts = new Set(told.map(({ start }) => start));
  return definitions(document).some(
    ({ sentence, key }) =>
      starts.has(sentence.start) && sentence.tokens.length >= DEFINITION && stems.every((stem) => key.split(' ').includes(stem)),
  );
}
