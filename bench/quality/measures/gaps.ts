import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenSection } from '@marginalia/on-device';
import type { Figure, Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';

/** `open`: the notes touch the topic often enough that people may differ; it does not count. */
type State = 'missing' | 'mentioned' | 'covered' | 'open';

/** A file of the folder `gaps`: a syllabus, notes, and what a person or a program knows of each topic. */
interface Pair {
  readonly topic: string;
  readonly syllabus: string;
  readonly notes: string;
  readonly gold: readonly { readonly topic: string; readonly state: State }[];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A topic of the syllabus and whether the notes lack it, as known or as the result says. */
interface Known extends Place {
  readonly topic: string;
  /** Undefined if people may differ. */
  readonly gap: boolean | undefined;
}

/** Compares the topics that the note gap finder calls missing, mentioned or thin with the topics that are missing or only mentioned. */
const gaps: Measure = { name: 'gaps', figures };
export default gaps;

async function figures(folder: string): Promise<readonly Figure[]> {
  const files = join(folder, 'gaps');
  if (!existsSync(files)) return [];
  const names = readdirSync(files).filter((name) => name.endsWith('.json'));
  const counts = { told: 0, rightTold: 0, gold: 0, found: 0, topics: 0, rightState: 0, lines: 0, silent: 0 };
  for (const name of names.sort()) {
    const pair = JSON.parse(readFileSync(join(files, name), 'utf8')) as Pair;
    const { sections } = await runDevice('note-gap-finder', { topic: pair.topic, syllabus: pair.syllabus, notes: pair.notes });
    const places = placesOf(pair);
    const known = places.filter(({ gap }) => gap !== undefined);
    const told = toldOf(sections).filter((line) => !places.some((topic) => topic.gap === undefined && overlap(topic, line)));
    counts.told += told.filter(({ gap }) => gap).length;
    counts.rightTold += told.filter((line) => line.gap && known.some((topic) => topic.gap && overlap(topic, line))).length;
    for (const topic of known) {
      const about = told.filter((line) => overlap(line, topic));
      const called = about.some(({ gap }) => gap);
      counts.topics += 1;
      if (about.length > 0 && called === topic.gap) counts.rightState += 1;
      if (topic.gap) counts.gold += 1;
      if (topic.gap && called) counts.found += 1;
    }
    const silent = silentLines(sections, pair.syllabus);
    counts.lines += silent.of;
    counts.silent += silent.lines;
  }
  const share = (part: number, of: number) => (of === 0 ? 1 : part / of);
  return [
    {
      name: 'gaps that are gaps (precision)',
      value: share(counts.rightTold, counts.told),
      bar: 0.9,
      good: 'at least',
      of: counts.told,
      floor: 0.95,
    },
    {
      name: 'gaps that are found (recall)',
      value: share(counts.found, counts.gold),
      bar: 0.9,
      good: 'at least',
      of: counts.gold,
      floor: 0.95,
    },
    {
      name: 'topics judged rightly',
      value: share(counts.rightState, counts.topics),
      bar: 0.9,
      good: 'at least',
      of: counts.topics,
      floor: 0.95,
    },
    { name: 'syllabus lines neither used nor listed', value: counts.silent, bar: 0, good: 'at most', of: counts.lines, floor: 0 },
  ];
}

function toldOf(sections: readonly WrittenSection[]): Known[] {
  return sections
    .flatMap(({ lines }) => lines)
    .flatMap((line): Known[] => {
      const status = line.find((span) => span.kind === 'computed' && span.rule === 'gaps.status');
      const topic = line.find((span) => span.kind === 'quote' && span.field === 'syllabus');
      if (status === undefined || topic?.kind !== 'quote') return [];
      return [{ topic: topic.text, start: topic.start, end: topic.end, gap: status.text !== 'covered' }];
    });
}

/** The places of the known topics in the syllabus. A topic stands after the one before it. */
function placesOf({ syllabus, gold }: Pair): Known[] {
  let from = 0;
  return gold.map(({ topic, state }) => {
    const start = syllabus.indexOf(topic, from);
    if (start < 0) throw new Error(`The syllabus does not hold the topic "${topic}" at its place`);
    from = start + topic.length;
    return { topic, start, end: from, gap: state === 'open' ? undefined : state !== 'covered' };
  });
}

/** Whether two places share words: "trachea and bronchi" holds "trachea". */
function overlap(one: Place, other: Place): boolean {
  return one.start < other.end && one.end > other.start;
}

function silentLines(sections: readonly WrittenSection[], syllabus: string): { readonly lines: number; readonly of: number } {
  const spans = sections.flatMap(({ lines }) => lines).flat();
  const places = [...spans.filter((span) => span.kind === 'quote'), ...sections.flatMap(({ unused }) => unused)].filter(
    ({ field }) => field === 'syllabus',
  );
  let at = 0;
  let lines = 0;
  let of = 0;
  for (const text of syllabus.split('\n')) {
    const start = at;
    at += text.length + 1;
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    of += 1;
    if (!places.some((place) => place.start < start + text.length && place.end > start)) lines += 1;
  }
  return { lines, of };
}
