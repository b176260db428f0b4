import { type Evidence, INITIALS, type Notes } from '../read/evidence.ts';
import { LONG, UNUSUAL } from '../read/short-forms.ts';
import { spelledStem } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';
import { formulaOf } from './formulas.ts';
import { isKey, isLongCut, isMarked, isNote, isPair, isTold, LABEL, opensAt, type Passage } from './note-line.ts';
import type { Site } from './same-topic.ts';
import { type Cover, coverOf, type Name, type Names, namesOf, sureness } from './short-name.ts';
import type { Form } from './unit.ts';
import { onceForEach, type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A topic of the syllabus with its names, to see whether short words stand for more than one. */
interface Named {
  readonly topic: Topic;
  readonly names: Names;
}

export interface ShortSites {
  readonly sure: ReadonlyMap<number, Site>;
  /** Finds a passage that perhaps names a topic without a sure place: two initials, or three letters of its only word. */
  readonly perhaps: () => Evidence | undefined;
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
  const passageAt = onceForEach((at: number): Searched | undefined => {
    const evidence = notes.evidence[at];
    if (evidence === undefined || evidence.open) return undefined;
    const below = belowLabel(notes, at);
    return { evidence, raw: notes.document.raw, units: vocabulary.unitsOf(at), vocabulary, rivalsOf, below };
  });
  return (topic, telling) => {
    const named = { topic, names: namesOf(topic, telling) };
    return {
      sure: sureSites(named, vocabulary, passageAt),
      perhaps: () => firstDoubt(named, vocabulary, passageAt) ?? formulaOf(topic, othersOf(topic), notes),
    };
  };
}

type PassageAt = (at: number) => Searched | undefined;

/** The places where a whole name stands for sure. The parts of names only perhaps stand for them, so that they are not tried. */
function sureSites({ topic, names }: Named, vocabulary: Vocabulary, passageAt: PassageAt): ReadonlyMap<number, Site> {
  const sure = new Map<number, Site>();
  const named = { topic, names: { ...names, parts: [] } };
  for (const [at, openings] of openingsIn(named.names, vocabulary, 'sure')) {
    const passage = passageAt(at);
    const site = passage && siteIn(passage, openings, named, 'sure');
    if (site !== undefined) sure.set(at, site);
  }
  return sure;
}

/** The first passage that perhaps names a topic which no passage names for sure. */
function firstDoubt(named: Named, vocabulary: Vocabulary, passageAt: PassageAt): Evidence | undefined {
  for (const [at, openings] of openingsIn(named.names, vocabulary, 'perhaps')) {
    const passage = passageAt(at);
    if (passage === undefined || (passage.below === undefined && passage.evidence.heading)) continue;
    if (siteIn(passage, openings, named, 'perhaps') !== undefined) return passage.below ?? passage.evidence;
  }
  return undefined;
}

/** The note under a heading or a line that ends with a colon. */
function belowLabel({ evidence, document: { raw } }: Notes, at: number): Evidence | undefined {
  const [label, below] = [evidence[at], evidence[at + 1]];
  if (label === undefined || below === undefined || below.heading || below.open || below.part !== label.part) return undefined;
  return label.heading || /^\s*:\s*\n/.test(raw.slice(label.end - 1, below.start)) || /^\s*:\s*\n/.test(raw.slice(label.end, below.start))
    ? below
    : undefined;
}

/** A passage with the vocabulary of the notes. */
interface Searched extends Passage {
  readonly vocabulary: Vocabulary;
  /** The topics that have a name which may begin with a form. */
  readonly rivalsOf: (form: Form) => readonly Named[];
}

/** How sure a place is. */
type How = 'sure' | 'perhaps';

interface Found {
  readonly cover: Cover;
  /** Whether it is a whole name. */
  readonly whole: boolean;
}

/**
 * The first place in a passage that names the topic.
 * @param openings the units with which a name may begin
 * @param least how sure the place must be
 */
function siteIn(passage: Searched, openings: readonly number[], named: Named, least: How): Site | undefined {
  const { evidence, units } = passage;
  for (const [index, from] of openings.entries()) {
    const unit = from === openings[index - 1] ? undefined : units[from];
    const found = unit && bestOf(named.names, passage, from, least);
    if (unit === undefined || found === undefined || isOfRival(found, named.topic, passage, from)) continue;
    const [first, last] = [unit.at, units[found.cover.next - 1]?.at ?? unit.at];
    return { start: evidence.tokens[first]?.start ?? 0, end: evidence.tokens[last]?.end ?? 0, first, last };
  }
  return undefined;
}

/** The fewest words of a note that tells a topic by a part of its name. */
const LEAST = 2;

/** "E2", and a year that a note opens with. */
const CODE = /^(?:\p{L}{1,3}\d+|[12]\d{3})$/u;

/** The name that the words from a unit on cover best, if any. */
function bestOf(names: Names, passage: Searched, from: number, least: How): Found | undefined {
  const { evidence, units, vocabulary, below } = passage;
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
    const told = () =>
      isLongCut(cover, form, from, passage) ||
      (opens() && (isPair(passage, from, cover) || isTold(passage, cover) || isKey(passage, cover, from)));
    const how =
      sureness(cover, opens, () => isMarked(passage, cover.next - 1), cover.next - from) ??
      (least === 'perhaps' && told() ? 'perhaps' : undefined);
    if (how === undefined || (least === 'sure' && how !== 'sure')) continue;
    if (best === undefined || cover.count > best.cover.count) best = { cover, whole: true };
  }
  if (best !== undefined || (evidence.words < LEAST && below === undefined && !isNote(passage))) return best;
  for (const name of names.parts) {
    if (!vocabulary.openingsOf(name).has(form)) continue;
    const cover = coverOf(name, units, from);
    if (cover === undefined || cover.count === 0) continue;
    if (cover.best < UNUSUAL && cover.initials < 2 && !isPair(passage, from, cover)) continue;
    if (!opens()) return undefined;
    // "E2 strong base": a code is no other word.
    if (
      CODE.test(name[0]?.word ?? '') ||
      isMarked(passage, cover.next - 1) ||
      isMarked(passage, cover.next, LABEL) ||
      isTold(passage, cover) ||
      (name.length === 1 && isOf(names.key, name) && isKey(passage, cover, from))
    )
      return { cover, whole: false };
  }
  return undefined;
}

const isOf = (key: string | undefined, [word]: Name) => word !== undefined && (word.stem === key || spelledStem(word.word) === key);

/** Whether another topic is covered as well by the same words: "trans." is short for several. A part of another name is no rival of a whole one. */
function isOfRival({ cover, whole }: Found, topic: Topic, passage: Searched, from: number): boolean {
  const form = passage.units[from]?.form;
  if (form === undefined || cover.sum >= cover.count) return false;
  return passage.rivalsOf(form).some(({ topic: rival, names }) => {
    if (rival.start < topic.end && rival.end > topic.start) return false;
    const other = bestOf(whole ? { ...names, parts: [] } : names, passage, from, 'perhaps')?.cover;
    // "PLC" is "product life cycle" before it is "public".
    if (other !== undefined && other.initials >= INITIALS && other.initials >= other.count) return true;
    return other !== undefined && other.count >= cover.count && other.sum / other.count >= cover.sum / cover.count;
  });
}

/** The units with which one of the names may begin, by passage. A unit may stand there twice. */
function openingsIn({ whole, parts }: Names, vocabulary: Vocabulary, least: How): [number, number[]][] {
  const found = new Map<number, number[]>();
  const { placesOf, besideOf } = vocabulary;
  for (const name of [...whole, ...parts]) {
    const beside = besideOf(name);
    for (const form of strongOpenings(name, vocabulary, least === 'sure' ? LONG : parts.includes(name) ? UNUSUAL : 0)) {
      // Initials may stand for the other words, too.
      const alone = beside === undefined || form.letters !== undefined;
      const places = placesOf(form);
      for (let at = 0; at < places.length; at += 2) {
        const [passage = 0, unit = 0] = [places[at], places[at + 1]];
        if (!alone && !beside.has(passage)) continue;
        const units = found.get(passage);
        if (units === undefined) found.set(passage, [unit]);
        else units.push(unit);
      }
    }
  }
  for (const units of found.values()) units.sort((a, b) => a - b);
  return [...found].sort(([a], [b]) => a - b);
}

/** The forms with which a name may begin. Of one needed word, a weaker form than the least names nothing. */
function strongOpenings(name: Name, { openingsOf, strengthOf }: Vocabulary, least: number): Iterable<Form> {
  const [first, second] = name.filter(({ optional }) => !optional);
  if (first === undefined || second !== undefined || name[0] !== first || least === 0) return openingsOf(name);
  return [...openingsOf(name)].filter((form) => form.letters !== undefined || strengthOf(form, first) >= least);
}
