import type { Evidence, Notes } from '../read/evidence.ts';
import { LEAST_END, SURE, shortens } from '../read/short-forms.ts';
import type { Topic } from '../read/topic.ts';
import type { Site } from './same-topic.ts';
import { type Cover, coverOf, type Names, namesOf, sureness, type Unit, unitReader } from './short-name.ts';

/** A topic of the syllabus with its names, to see whether short words stand for more than one. */
export interface Named {
  readonly topic: Topic;
  readonly names: Names;
}

export interface ShortSites {
  readonly sure: ReadonlyMap<number, Site>;
  /** A passage that perhaps names the topic: two initials, or three letters of its only word. */
  readonly perhaps: Evidence | undefined;
}

/** @param shared stems that several topics share */
export function namedTopics(topics: readonly Topic[], shared: ReadonlySet<string>): Named[] {
  return topics
    .flatMap((topic) => (topic.halves.length > 0 ? topic.halves : [topic]))
    .filter(({ general }) => !general)
    .map((topic) => ({ topic, names: namesOf(topic, shared) }));
}

/** The places where notes name a topic by shortened words or initials that stand for no other topic. */
export function shortSites(topic: Topic, notes: Notes, rivals: readonly Named[], shared: ReadonlySet<string>): ShortSites {
  const named = { topic, names: namesOf(topic, shared) };
  const sure = new Map<number, Site>();
  let perhaps: Evidence | undefined;
  const index = indexOf(notes);
  for (const at of placesOf(named.names, index.words)) {
    const evidence = notes.evidence[at];
    if (evidence === undefined || evidence.open) continue;
    const { raw } = notes.document;
    const units = index.units[at] ?? [];
    const found = siteIn({ evidence, raw, units }, named, rivals);
    if (found?.how === 'sure') sure.set(at, found.site);
    else if (found !== undefined && !evidence.heading) perhaps ??= evidence;
  }
  return { sure, perhaps };
}

/** A passage of the notes with its words. */
interface Passage {
  readonly evidence: Evidence;
  readonly raw: string;
  readonly units: readonly Unit[];
}

interface Found {
  readonly how: 'sure' | 'perhaps';
  readonly cover: Cover;
  /** Whether it is a whole name. */
  readonly whole: boolean;
}

/** The first place in a passage that names the topic; a sure one comes before a doubtful one. */
function siteIn(passage: Passage, named: Named, rivals: readonly Named[]): { readonly how: Found['how']; readonly site: Site } | undefined {
  const { evidence, units } = passage;
  let perhaps: { readonly how: 'perhaps'; readonly site: Site } | undefined;
  for (const [from, unit] of units.entries()) {
    if (unit.stop) continue;
    const found = bestOf(named.names, passage, from);
    if (found === undefined || isOfRival(found, named.topic, rivals, passage, from)) continue;
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
function bestOf({ whole, parts }: Names, passage: Passage, from: number): Found | undefined {
  const { evidence, units } = passage;
  let best: Found | undefined;
  for (const name of whole) {
    const cover = coverOf(name, units, from);
    if (cover === undefined || cover.count === 0) continue;
    const how = sureness(cover, opensAt(passage, from), isMarked(passage, cover.next - 1), cover.next - from);
    if (how !== undefined && (best === undefined || cover.count > best.cover.count)) best = { how, cover, whole: true };
  }
  if (best !== undefined || evidence.words < LEAST) return best;
  for (const name of parts) {
    const cover = coverOf(name, units, from);
    if (cover === undefined || cover.count === 0 || (cover.best < SURE && cover.initials < 2)) continue;
    if (!opensAt(passage, from)) return undefined;
    // "E2 strong base": a code is no other word.
    if (CODE.test(name[0]?.word ?? '') || isMarked(passage, cover.next - 1) || isMarked(passage, cover.next, LABEL))
      return { how: 'perhaps', cover, whole: false };
  }
  return undefined;
}

/** Whether another topic is covered as well by the same words: "trans." is short for several. A part of another name is no rival of a whole one. */
function isOfRival({ cover, whole }: Found, topic: Topic, rivals: readonly Named[], passage: Passage, from: number): boolean {
  if (cover.sum >= cover.count) return false;
  return rivals.some(({ topic: rival, names }) => {
    if (rival.start < topic.end && rival.end > topic.start) return false;
    const other = bestOf(whole ? { ...names, parts: [] } : names, passage, from)?.cover;
    return other !== undefined && other.count >= cover.count && other.sum / other.count >= cover.sum / cover.count;
  });
}

const OPENING = /(?:^|[:;,/|(–—•+=>→]|\s-)\s*(?:the|an?|el|la|los|las|le|les|[\d.]+|\p{L}+(?:['’]s|s['’]))?\s*$/iu;

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

/** The places of words by their first letters. */
type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

/** The words of notes, by passage and by first letter. */
interface Index {
  readonly units: readonly (readonly Unit[])[];
  readonly words: Vocabulary;
}

const known = new WeakMap<Notes, Index>();

function indexOf(notes: Notes): Index {
  const before = known.get(notes);
  if (before !== undefined) return before;
  const read = unitReader();
  const units = notes.evidence.map((evidence) => read(evidence, notes.document.raw));
  const words = new Map<string, Map<string, number[]>>();
  for (const [at, own] of units.entries())
    for (const { word, stop, letters } of own) {
      if (stop) continue;
      const same = words.get(word.charAt(0)) ?? new Map<string, number[]>();
      words.set(word.charAt(0), same);
      // Words that may be initials stand apart from the same letters in lower case.
      const key = letters === undefined ? word : `${word} ${letters}`;
      const places = same.get(key);
      if (places === undefined) same.set(key, [at]);
      else if (places.at(-1) !== at) places.push(at);
    }
  const index = { units, words };
  known.set(notes, index);
  return index;
}

/** With so many equal letters two words may have the same stem. */
const SAME_START = 4;

/** The passages that hold a word that may be the first of a name. */
function placesOf({ whole, parts }: Names, words: Vocabulary): number[] {
  const found = new Set<number>();
  for (const name of [...whole, ...parts]) {
    const needed = name.findIndex(({ optional }) => !optional);
    for (const { word } of name.slice(0, needed + 1))
      for (const [key, places] of candidates(words, word)) {
        const [own = '', letters] = key.split(' ');
        if (letters !== undefined || own.startsWith(word.slice(0, SAME_START)) || shortens(own, word, true) > 0)
          for (const at of places) found.add(at);
      }
  }
  return [...found].sort((a, b) => a - b);
}

/** The words with the first letter of a word, those with a number, and its own ends: "glia" for "neuroglia". */
function candidates(words: Vocabulary, word: string): [string, readonly number[]][] {
  const ends = Array.from({ length: Math.max(0, word.length - LEAST_END) }, (_, at) => word.slice(at + 1));
  return [
    ...[word.charAt(0), '1', '2', '3', '4', '5'].flatMap((letter) => [...(words.get(letter) ?? [])]),
    ...ends.flatMap((end): [string, readonly number[]][] => {
      const places = words.get(end.charAt(0))?.get(end);
      return places === undefined ? [] : [[end, places]];
    }),
  ];
}
