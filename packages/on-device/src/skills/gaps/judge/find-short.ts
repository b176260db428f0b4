import type { Evidence, Notes } from '../read/evidence.ts';
import { LONG, UNUSUAL } from '../read/short-forms.ts';
import type { Topic } from '../read/topic.ts';
import { bestOf, type How, isOfRival, type Named, type Searched } from './best-name.ts';
import { formulaOf } from './formulas.ts';
import { labelOf } from './labels.ts';
import type { Site } from './same-topic.ts';
import { type Name, type Names, namesOf } from './short-name.ts';
import type { Form } from './unit.ts';
import { onceForEach, type Vocabulary, vocabularyOf } from './vocabulary.ts';

export { passageInPart } from './in-part.ts';
export { toldByMnemonic } from './mnemonics.ts';

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
      perhaps: () =>
        firstDoubt(named, vocabulary, passageAt) ?? formulaOf(topic, othersOf(topic), notes) ?? labelOf(topic, othersOf(topic), notes),
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
