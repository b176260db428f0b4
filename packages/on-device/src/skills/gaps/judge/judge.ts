import type { TextDocument } from '../../../lib/text/document.ts';
import { type Evidence, INITIALS, type Notes, notesOf } from '../read/evidence.ts';
import { stemsOf } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';
import { type PassedOver, readSyllabus } from '../read/topics.ts';
import type { FindShort, shortNamesIn } from './find-short.ts';
import type { passageInPart } from './in-part.ts';
import type { toldByMnemonic } from './mnemonics.ts';
import { spelledAsNotes } from './respelled.ts';
import { meets, type Site, siteOf, type Wanted, wantedOf, withoutSubject } from './same-topic.ts';
import { type Judged, verdict } from './verdict.ts';

export interface Judgement {
  readonly judged: readonly Judged[];
  /** Lines of the syllabus without a topic. */
  readonly passedOver: readonly PassedOver[];
}

const known = new WeakMap<TextDocument, { readonly syllabus: TextDocument; readonly judgement: Judgement }>();

/** The functions that find names that are shortened or stand only in part. They are loaded apart, because a check of notes alone judges no topics. */
export interface ShortNames {
  readonly shortNamesIn: typeof shortNamesIn;
  readonly toldByMnemonic: typeof toldByMnemonic;
  readonly passageInPart: typeof passageInPart;
}

/** Judges how far the notes cover each topic of the syllabus. */
export function judge(document: TextDocument, syllabus: TextDocument, short: ShortNames): Judgement {
  const before = known.get(document);
  if (before?.syllabus === syllabus) return before.judgement;
  const notes = notesOf(document);
  const { topics, passedOver } = readSyllabus(syllabus.raw);
  const shared = sharedStems(topics);
  const { passageInPart } = short;
  const setting = { notes, shared, passageInPart, findShort: short.shortNamesIn(notes, topics, shared) };
  const judged = topics.flatMap((topic) => judgeJoined(topic, setting));
  const judgement = { judged: toldByParts(short.toldByMnemonic(judged, notes)), passedOver };
  known.set(document, { syllabus, judgement });
  return judgement;
}

/** The inputs that the judgement of every topic shares. */
interface Setting {
  readonly notes: Notes;
  /** Stems that several topics share. */
  readonly shared: ReadonlySet<string>;
  readonly findShort: FindShort;
  readonly passageInPart: ShortNames['passageInPart'];
}

/** The smallest share of its parts that tells a topic. */
const TOLD = 0.5;

/** "Unemployment: frictional, structural, cyclical" is told by its parts, even if notes do not name it. */
function toldByParts(judged: readonly Judged[]): Judged[] {
  return judged.map((head) => {
    if (head.status !== 'missing') return head;
    const { start, end } = head.topic;
    const parts = judged.filter(({ topic: { under } }) => under?.start === start && under.end === end);
    const told = parts.filter(({ status }) => status !== 'missing');
    if (told.length === 0 || told.length < TOLD * parts.length) return head;
    return { ...head, status: 'mentioned', nearest: told[0]?.nearest, inPart: true };
  });
}

/** Stems that several topics share, such as "normal" and "form". They do not identify "first normal form". */
function sharedStems(topics: readonly Topic[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { stems, aside } of topics) for (const stem of new Set([...stems, ...aside])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([stem]) => stem));
}

/** "A and B" is two topics, unless the notes use it as one name or have neither of two names. */
function judgeJoined(topic: Topic, setting: Setting): Judged[] {
  const { notes, shared } = setting;
  const whole = () => judgeTopic(withoutSubject(topic, notes), setting);
  if (topic.halves.length === 0) return [whole()];
  const common = new Set([...shared, ...sharedStems(topic.halves)]);
  const halves = topic.halves.map((half) => judgeHalf(half, setting, common));
  const names = topic.halves.every(({ tokens }) => tokens.length === 1);
  if (names && halves.every(({ status }) => status === 'missing')) return [whole()];
  // "F&I war" names both halves of "French and Indian War".
  if (!names && setting.findShort(topic, shared).sure.size > 0) return [whole()];
  const joined = places(topic, notes);
  if (joined.size === 0) return halves;
  const inHeading = [...joined].some((at) => notes.evidence[at]?.heading);
  const alwaysJoined = topic.halves.some((half) => [...search(wantedOf(half, notes, shared), notes).keys()].every((at) => joined.has(at)));
  if (!inHeading && !alwaysJoined) return halves;
  const joint = whole();
  // "Work-energy theorem" names both, but the notes may explain one of them alone.
  return joint.status !== 'covered' && halves.some(({ status }) => status === 'covered') ? halves : [joint];
}

/** "Redistricting and safe seats": the first half is found by its own words if the notes do not have "redistricting seats". */
function judgeHalf(half: Topic, setting: Setting, common: ReadonlySet<string>): Judged {
  const judged = judgeTopic(half, setting, common);
  if (half.led !== undefined) {
    const led = judgeTopic(half.led, setting, common);
    if (led.status !== 'missing' && !led.inPart) return led;
    // "Floors" in passing may be those of a house.
    return judged.status === 'mentioned' ? { ...judged, status: 'missing', inPart: false } : judged;
  }
  if (half.plain === undefined || (judged.status !== 'missing' && !judged.inPart)) return judged;
  const plain = judgeTopic(half.plain, setting, common);
  return plain.status === 'missing' ? judged : plain;
}

const JOINTS = new Set(['and', 'vs', 'versu', 'versus', 'und', 'y', 'et', 'और', 'or', 'n']);

/** The passages that hold all words of a joined topic in its order: "supply and demand", "supply & demand". */
function places({ tokens }: Topic, { evidence, byStem }: Notes): Set<number> {
  const words = tokens.flatMap(stemsOf).filter((stem) => !JOINTS.has(stem));
  const name = ` ${words.join(' ')} `;
  return new Set(
    (byStem.get(words[0] ?? '') ?? []).filter((at) =>
      ` ${(evidence[at]?.ofToken.flat() ?? []).filter((stem) => !JOINTS.has(stem)).join(' ')} `.includes(name),
    ),
  );
}

/** @param common stems that do not tell the topic from others or from the other half of its name */
function judgeTopic(written: Topic, { notes, shared, findShort, passageInPart }: Setting, common = shared): Judged {
  const topic = spelledAsNotes(written, notes);
  const wanted = wantedOf(topic, notes, shared);
  const matches = search(wanted, notes);
  if (matches.size > 0) return verdict(wanted, notes, matches);
  const sites = topic.general ? undefined : findShort(topic, common);
  if (sites !== undefined && sites.sure.size > 0) return verdict(wanted, notes, sites.sure);
  const part = sites?.perhaps() ?? passageInPart(wanted, notes, common);
  return part === undefined
    ? { topic, status: 'missing', nearest: nearestTo(wanted, notes, shared), inTitle: false, inPart: false }
    : { topic, status: 'mentioned', nearest: part, inTitle: false, inPart: true };
}

/** The places that name a topic, by passage. */
function search(wanted: Wanted, notes: Notes): ReadonlyMap<number, Site> {
  const { context } = wanted.topic;
  const matches = new Map<number, Site>();
  for (const at of candidates(wanted, notes)) {
    const evidence = notes.evidence[at];
    if (evidence === undefined) continue;
    const title = notes.titles[evidence.part] ?? NO_TITLE;
    if (!context.every((stem) => title.has(stem) || notes.stemsOfPart[evidence.part]?.has(stem))) continue;
    const site = siteOf(wanted, evidence, title);
    if (site !== undefined) matches.set(at, site);
  }
  return matches;
}

const NO_TITLE: ReadonlySet<string> = new Set();

/** The passage that shares most words with a topic that no passage names. */
function nearestTo(wanted: Wanted, notes: Notes, shared: ReadonlySet<string>): Evidence | undefined {
  const { topic, alternatives } = wanted;
  let nearest: Evidence | undefined;
  let best = 0;
  for (const at of candidates(wanted, notes)) {
    const evidence = notes.evidence[at];
    if (evidence === undefined || evidence.heading) continue;
    // A word that half of the topics share, such as "form", does not make a passage relevant.
    const own = topic.stems.filter((_, index) => meets(alternatives[index], evidence.stems));
    const common = own.filter((stem) => shared.has(stem)).length;
    const telling = own.length === common && common < topic.stems.length ? 0 : own.length - 0.6 * common;
    if (telling > best) {
      nearest = evidence;
      best = telling;
    }
  }
  return nearest;
}

function candidates({ topic, alternatives, spelled }: Wanted, { evidence, byStem, byAcronym, byInitials }: Notes): number[] {
  const found = new Set<number>();
  const add = (places: readonly number[] = []) => {
    for (const at of places) found.add(at);
  };
  for (const stems of alternatives) for (const stem of stems) add(byStem.get(stem));
  for (const letters of topic.acronyms) add(byAcronym.get(letters));
  for (const letters of spelled)
    add(byInitials.get(letters.slice(0, INITIALS))?.filter((at) => evidence[at]?.initials.startsWith(letters)));
  return [...found].sort((a, b) => a - b);
}
