import type { TextDocument } from '../../../lib/text/document.ts';
import { type Evidence, type Notes, notesOf } from '../read/evidence.ts';
import { readTopics, type Topic } from '../read/topics.ts';
import { alike, eachAlone, isClose, isFull, isSpelledOut, meets, withoutSubject } from './same-topic.ts';
import { type Judged, verdict } from './verdict.ts';

const known = new WeakMap<TextDocument, { readonly syllabus: TextDocument; readonly judged: readonly Judged[] }>();

/** Judges how far the notes cover each topic of the syllabus. */
export function judge(document: TextDocument, syllabus: TextDocument): readonly Judged[] {
  const before = known.get(document);
  if (before?.syllabus === syllabus) return before.judged;
  const notes = notesOf(document);
  const topics = readTopics(syllabus.raw).map((topic) => withoutSubject(topic, notes));
  const shared = sharedStems(topics);
  const judged = topics.map((topic) => judgeTopic(topic, notes, shared));
  known.set(document, { syllabus, judged });
  return judged;
}

/** Stems that several topics share, such as "normal" and "form". They do not identify "first normal form". */
function sharedStems(topics: readonly Topic[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { stems } of topics) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([stem]) => stem));
}

/** A topic with every spelling that the notes may use for it. */
interface Wanted {
  readonly topic: Topic;
  readonly alternatives: readonly ReadonlySet<string>[];
  /** Acronyms in lower case, which are searched as first letters of words. */
  readonly spelled: readonly string[];
}

function judgeTopic(topic: Topic, notes: Notes, shared: ReadonlySet<string>): Judged {
  const wanted: Wanted = {
    topic,
    alternatives: topic.stems.map((stem) => alike(stem, notes)),
    spelled: [...topic.acronyms].filter((letters) => /^[A-Z]{3,}$/.test(letters)).map((letters) => letters.toLowerCase()),
  };
  const { matches, scattered, nearest } = search(wanted, notes, shared);
  const places = matches.length > 0 ? matches : [...told(wanted, notes, scattered), ...eachAlone(topic, notes)];
  const found = new Map(places.sort((a, b) => a - b).flatMap((at) => (notes.evidence[at] === undefined ? [] : [[at, notes.evidence[at]]])));
  return verdict(topic, notes, found, nearest, new Set([...wanted.alternatives.flatMap((stems) => [...stems]), ...topic.acronyms]));
}

interface Found {
  readonly matches: number[];
  /** By part of the notes, the passages with some words of the topic in themselves or in the heading. */
  readonly scattered: ReadonlyMap<number, readonly number[]>;
  readonly nearest: Evidence | undefined;
}

function search(wanted: Wanted, notes: Notes, shared: ReadonlySet<string>): Found {
  const { topic, alternatives } = wanted;
  const matches: number[] = [];
  const scattered = new Map<number, number[]>();
  let nearest: Evidence | undefined;
  let best = 0;
  for (const at of candidates(wanted, notes)) {
    const evidence = notes.evidence[at];
    if (evidence === undefined) continue;
    const title = notes.headings[evidence.part] ?? new Set<string>();
    const own = topic.stems.filter((_, index) => meets(alternatives[index], evidence.stems));
    const around = topic.stems.filter((_, index) => meets(alternatives[index], evidence.stems) || meets(alternatives[index], title));
    const inContext = topic.context.every((stem) => evidence.stems.has(stem) || title.has(stem));
    if (inContext && (isNamed(wanted, evidence) || (isFull(around, own, topic.stems, shared) && isClose(alternatives, evidence))))
      matches.push(at);
    if (around.length >= 2) scattered.set(evidence.part, [...(scattered.get(evidence.part) ?? []), at]);
    // A word that half of the topics share, such as "form", does not make a passage relevant.
    const common = own.filter((stem) => shared.has(stem)).length;
    const telling = own.length === common && common < topic.stems.length ? 0 : own.length - 0.6 * common;
    if (telling > best && !evidence.heading) {
      nearest = evidence;
      best = telling;
    }
  }
  return { matches, scattered, nearest };
}

function candidates(wanted: Wanted, notes: Notes): number[] {
  const found = new Set(wanted.alternatives.flatMap((stems) => [...stems].flatMap((stem) => notes.byStem.get(stem) ?? [])));
  notes.evidence.forEach((evidence, at) => {
    if (isNamed(wanted, evidence)) found.add(at);
  });
  return [...found].sort((a, b) => a - b);
}

/** Whether a passage names the topic by its acronym or by the words of that. Two letters alone are ambiguous. */
function isNamed({ topic, spelled }: Wanted, evidence: Evidence): boolean {
  const least = topic.tokens.length > 1 ? 3 : 2;
  for (const letters of evidence.acronyms) if (letters.length >= least && topic.acronyms.has(letters)) return true;
  return isSpelledOut(evidence, spelled, topic);
}

/** Whether a section treats the words of a topic one by one: "Update, insertion and deletion anomalies" in one on anomalies. */
function told({ topic, alternatives }: Wanted, notes: Notes, scattered: ReadonlyMap<number, readonly number[]>): number[] {
  if (topic.stems.length < 3) return [];
  return [...scattered].flatMap(([part, places]) => {
    const title = notes.headings[part] ?? new Set<string>();
    const all = places.flatMap((at) => notes.evidence[at] ?? []);
    const titled = alternatives.some((stems) => meets(stems, title));
    return titled && alternatives.every((stems) => all.some((evidence) => meets(stems, evidence.stems))) ? places : [];
  });
}
