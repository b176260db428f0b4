import { definitions } from '../../../lib/terms/definitions.ts';
import { isStopWord } from '../../../lib/text/stop-words.ts';
import type { Evidence, Notes } from '../read/evidence.ts';
import type { Topic } from '../read/topics.ts';

export type Status = 'covered' | 'thin' | 'mentioned' | 'missing';

export interface Judged {
  readonly topic: Topic;
  readonly status: Status;
  /** The passage that says most about the topic, or comes nearest to it. */
  readonly nearest: Evidence | undefined;
  /** Its words stand only in a heading about more than it. */
  readonly inTitle: boolean;
}

/** Words that a covered topic has at least: two short sentences. */
const ENOUGH = 20;
const ONE_SENTENCE = 8;
const DEFINITION = 12;
/** A topic that opens no sentence is told, not touched upon, from this many sentences. */
const OFTEN = 4;

/** How much the passages that speak of a topic say. `names`: its stems and acronyms as the notes write them. */
export function verdict(
  topic: Topic,
  notes: Notes,
  matches: ReadonlyMap<number, Evidence>,
  nearest: Evidence | undefined,
  names: ReadonlySet<string>,
): Judged {
  if (matches.size === 0) return { topic, status: 'missing', nearest, inTitle: false };
  const titled = [...matches.values()].filter((evidence) => evidence.heading && isAbout(evidence, names));
  // What opens with the topic goes on about it to the end of its paragraph or item.
  const opened = [...matches.values()].filter(({ heading, opening }) => !heading && [...opening].some((word) => names.has(word)));
  const parts = new Set(titled.map(({ part }) => part));
  const blocks = new Set(opened.filter(({ first }) => first).map(({ block }) => block));
  const support = new Map(matches);
  notes.evidence.forEach((evidence, at) => {
    if (parts.has(evidence.part) || blocks.has(evidence.block)) support.set(at, evidence);
  });
  const told = [...support.values()].filter(({ heading, open }) => !heading && !open);
  const words = told.reduce((sum, evidence) => sum + evidence.words, 0);
  // Best to show: what names the topic itself, then what says something, then what comes first.
  const rank = ([at, { open }]: readonly [number, Evidence]) => (matches.has(at) ? 0 : 2) + (open ? 1 : 0);
  const passages = [...support].filter(([, { heading }]) => !heading).sort((one, other) => rank(one) - rank(other) || one[0] - other[0]);
  const status = statusOf(told.length, words, isDefined(topic, notes, told), titled.length > 0, opened.length > 0);
  const title = passages.length + titled.length === 0 ? [...matches.values()][0] : undefined;
  return { topic, status, nearest: passages[0]?.[1] ?? titled[0] ?? title, inTitle: title !== undefined };
}

/** A heading whose words are the topic's for a third at least: "Operating Systems – Process Management" is about more than processes. */
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
