import type { Evidence, Notes } from '../read/evidence.ts';
import { SURE } from '../read/short-forms.ts';
import type { Topic } from '../read/topic.ts';
import { formulaOf } from './formulas.ts';
import type { Site } from './same-topic.ts';
import { type Cover, coverOf, type Names, namesOf, sureness } from './short-name.ts';
import type { Form, Unit } from './unit.ts';
import { onceForEach, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A topic of the syllabus with its names, to see whether short words stand for more than one. */
interface Named {
  readonly topic: Topic;
  readonly names: Names;
}

export interface ShortSites {
  readonly sure: ReadonlyMap<number, Site>;
  /** A passage that perhaps names the topic: two initials, or three letters of its only word. */
  readonly perhaps: Evidence | undefined;
}

/** Finds the places where notes name a topic by shortened words or initials that stand for no other topic. */
export type FindShort = (topic: Topic, shared: ReadonlySet<string>) => ShortSites;

/**
 * @param topics all topics of the syllabus
 * @param shared stems that several of them share
 */
export function shortNamesIn(notes: Notes, topics: readonly Topic[], shared: ReadonlySet<string>): FindShort {
  const vocabulary = vocabularyOf(notes);
  const all = topics
    .flatMap((topic) => (topic.halves.length > 0 ? topic.halves : [topic]))
    .filter(({ general }) => !general)
    .map((topic) => ({ topic, names: namesOf(topic, shared) }));
  const rivalsOf = onceForEach((form: Form) =>
    all.filter(({ names: { whole, parts } }) => [...whole, ...parts].some((name) => vocabulary.openingsOf(name).has(form))),
  );
  const othersOf = ({ start, end }: Topic) =>
    all.flatMap((other) => (other.topic.start < end && other.topic.end > start ? [] : other.topic));
  return (topic, telling) => {
    const named = { topic, names: namesOf(topic, telling) };
    const sure = new Map<number, Site>();
    let perhaps: Evidence | undefined;
    for (const [at, openings] of openingsIn(named.names, vocabulary)) {
      const evidence = notes.evidence[at];
      if (evidence === undefined || evidence.open) continue;
      const below = belowLabel(notes, at);
      const passage = {
        evidence,
        raw: notes.document.raw,
        units: vocabulary.unitsOf(at),
        vocabulary,
        rivalsOf,
        label: below !== undefined,
      };
      const found = siteIn(passage, openings, named);
      if (found?.how === 'sure') sure.set(at, found.site);
      else if (found !== undefined && (below !== undefined || !evidence.heading)) perhaps ??= below ?? evidence;
    }
    return { sure, perhaps: perhaps ?? (sure.size > 0 ? undefined : formulaOf(topic, othersOf(topic), notes)) };
  };
}

/** The note under a heading or a line that ends with a colon. */
function belowLabel({ evidence, document: { raw } }: Notes, at: number): Evidence | undefined {
  const [label, below] = [evidence[at], evidence[at + 1]];
  if (label === undefined || below === undefined || below.heading || below.open || below.part !== label.part) return undefined;
  return label.heading || /^\s*:\s*\n/.test(raw.slice(label.end - 1, below.start)) || /^\s*:\s*\n/.test(raw.slice(label.end, below.start))
    ? below
    : undefined;
}

/** A passage of the notes with its words. */
interface Passage {
  readonly evidence: Evidence;
  readonly raw: string;
  readonly units: readonly Unit[];
  readonly vocabulary: Vocabulary;
  /** The topics that have a name which may begin with a form. */
  readonly rivalsOf: (form: Form) => readonly Named[];
  /** Whether it stands over notes, as a heading or before a colon. */
  readonly label: boolean;
}

interface Found {
  readonly how: 'sure' | 'perhaps';
  readonly cover: Cover;
  /** Whether it is a whole name. */
  readonly whole: boolean;
}

/**
 * The first place in a passage that names the topic; a sure one comes before a doubtful one.
 * @param openings the units with which a name may begin
 */
function siteIn(
  passage: Passage,
  openings: readonly number[],
  named: Named,
): { readonly how: Found['how']; readonly site: Site } | undefined {
  const { evidence, units } = passage;
  let perhaps: { readonly how: 'perhaps'; readonly site: Site } | undefined;
  for (const from of openings) {
    const unit = units[from];
    if (unit === undefined) continue;
    const found = bestOf(named.names, passage, from);
    if (found === undefined || isOfRival(found, named.topic, passage, from)) continue;
    const [first, last] = [unit.at, units[found.cover.next - 1]?.at ?? unit.at];
    const site = { start: evidence.tokens[first]?.start ?? 0, end: evidence.tokens[last]?.end ?? 0, first, last };
    if (found.how === 'sure') return { how: 'sure', site };
    perhaps ??= { how: 'perhaps', site };
  }
  return perhaps;
}

/** The fewest words of a note that tells a topic by a part of its name. */
const LEAST = 2;

const CODE = /^\p{L}{1,3}\d+$/u;

/** The name that the words from a unit on cover best, if any. */
function bestOf(names: Names, passage: Passage, from: number): Found | undefined {
  const { evidence, units, vocabulary, label } = passage;
  const form = units[from]?.form;
  if (form === undefined) return undefined;
  let opening: boolean | undefined;
  // Few words are a name, so that few places are looked at.
  const opens = () => {
    opening ??= opensAt(passage, from);
    return opening;
  };
  let best: Found | undefined;
  for (const name of names.whole) {
    if (!vocabulary.openingsOf(name).has(form)) continue;
    const cover = coverOf(name, units, from);
    if (cover === undefined || cover.count === 0) continue;
    const marked = isMarked(passage, cover.next - 1);
    const told = opens() && (isTold(passage, cover) || isKey(passage, cover, from));
    const how = sureness(cover, opens(), marked, cover.next - from) ?? (told ? 'perhaps' : undefined);
    if (how !== undefined && (best === undefined || cover.count > best.cover.count)) best = { how, cover, whole: true };
  }
  if (best !== undefined || (evidence.words < LEAST && !label)) return best;
  for (const name of names.parts) {
    if (!vocabulary.openingsOf(name).has(form)) continue;
    const cover = coverOf(name, units, from);
    if (cover === undefined || cover.count === 0 || (cover.best < SURE && cover.initials < 2)) continue;
    if (!opens()) return undefined;
    // "E2 strong base": a code is no other word.
    if (
      CODE.test(name[0]?.word ?? '') ||
      isMarked(passage, cover.next - 1) ||
      isMarked(passage, cover.next, LABEL) ||
      isTold(passage, cover) ||
      (name.length === 1 && name[0]?.stem === names.key && isKey(passage, cover, from))
    )
      return { how: 'perhaps', cover, whole: false };
  }
  return undefined;
}

/**
 * Whether a note tells of what opens it, without a mark after that: it stands over notes, what it is stands before ("lasts longer = drought"),
 * or it is shortened ("retro. lose old", "NK kill").
 */
function isTold(passage: Passage, cover: Cover): boolean {
  const { label, units, evidence, raw } = passage;
  if (label) return cover.next === units.length;
  const [first, last] = [evidence.tokens[0], evidence.tokens[units[cover.next - 1]?.at ?? -1]];
  if (first === undefined || last === undefined) return false;
  const before = raw.slice(evidence.start, last.end);
  if (/^\s*(?:[.;,)]|$)/.test(raw.slice(last.end, evidence.end)) && RESULT.test(before)) return true;
  const short = cover.initials >= 2 || (cover.sum < cover.count && cover.best >= SURE);
  return short && cover.next < units.length && isNote(passage);
}

/** Whether a line of notes opens with the one word that it has of a name: "equilibrium Qs = Qd". */
function isKey(passage: Passage, { best }: Cover, from: number): boolean {
  return from === 0 && best === 1 && passage.units.length > 1 && isNote(passage);
}

/** "lasts longer = drought": at least two words before the sign, one word after it. */
const RESULT = /[\p{L}\p{N}].*[\p{L}\p{N}]\S*\s*(?:=|->|→|=>)\s*[\p{L}\p{N}-]+$/u;
/** A longer line is a sentence, in words. */
const LONGEST_NOTE = 16;

/** Whether a passage is a line of notes and no sentence. */
function isNote({ evidence: { start, end, words }, raw }: Passage): boolean {
  return (
    words <= LONGEST_NOTE &&
    /(?:^|\n)\P{L}{0,12}$/u.test(raw.slice(Math.max(0, start - 13), start)) &&
    !/[\p{L})][.!?]["”)]?\s*$/u.test(raw.slice(start, end + 1))
  );
}

/** Whether another topic is covered as well by the same words: "trans." is short for several. A part of another name is no rival of a whole one. */
function isOfRival({ cover, whole }: Found, topic: Topic, passage: Passage, from: number): boolean {
  const form = passage.units[from]?.form;
  if (form === undefined || cover.sum >= cover.count) return false;
  return passage.rivalsOf(form).some(({ topic: rival, names }) => {
    if (rival.start < topic.end && rival.end > topic.start) return false;
    const other = bestOf(whole ? { ...names, parts: [] } : names, passage, from)?.cover;
    return other !== undefined && other.count >= cover.count && other.sum / other.count >= cover.sum / cover.count;
  });
}

const OPENING = /(?:^|[:;,/|(–—•+=>→]|\s-|\.\s)\s*(?:the|an?|el|la|los|las|le|les|[\d.]+|\p{L}+(?:['’]s|s['’]))?\s*$/iu;

/** Whether a note, or a piece of one, begins there: "transcr. : ADN -> ARN ; trad. : ribosomes", "Rawls' veil". */
function opensAt({ evidence: { tokens, start }, raw, units }: Passage, from: number): boolean {
  const unit = units[from];
  const token = tokens[unit?.at ?? 0];
  if (token === undefined || (from > 0 && units[from - 1]?.at === unit?.at)) return false;
  const before = raw.slice(start, token.start);
  return OPENING.test(before) || AFTER_NAME.test(before);
}

/** A name before what it is known for: "Merton strain: …". */
const AFTER_NAME = /(?:^|[:;,/]\s)\p{Lu}\p{Ll}+\s$/u;
/** Signs of an explanation, and a year: "Shays 1786 farmers …". */
const MARK = /^\.?\s*(?:[:=()→<>≈~]|[-–—]\s|[-–—]>|1\d{3}\b)|^\.\s*(?!$)/u;
const LABEL = /^\s*[:=]/u;

/** Whether what follows a unit explains it. */
function isMarked({ evidence: { tokens, end }, raw, units }: Passage, at: number, mark = MARK): boolean {
  const unit = units[at];
  const token = unit === undefined ? undefined : tokens[unit.at];
  return token !== undefined && mark.test(raw.slice(token.end, end));
}

/** The units with which one of the names may begin, by passage. */
function openingsIn({ whole, parts }: Names, { openingsOf, placesOf }: Vocabulary): [number, number[]][] {
  const forms = new Set([...whole, ...parts].flatMap((name) => [...openingsOf(name)]));
  const found = new Map<number, number[]>();
  for (const form of forms) {
    const places = placesOf(form);
    for (let at = 0; at < places.length; at += 2) {
      const [passage = 0, unit = 0] = [places[at], places[at + 1]];
      const units = found.get(passage);
      if (units === undefined) found.set(passage, [unit]);
      else units.push(unit);
    }
  }
  for (const units of found.values()) units.sort((a, b) => a - b);
  return [...found].sort(([a], [b]) => a - b);
}
