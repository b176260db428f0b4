import { isStopWord } from '../../../lib/language/stop-words.ts';
import type { Evidence, Notes } from '../read/evidence.ts';
import { relatedStems } from '../read/related-stems.ts';
import { acronymOf, stemsOf } from '../read/stems.ts';
import type { Topic } from '../read/topic.ts';

/** Two stems with this many equal first letters count as one word: "decomposit" and "decompos". */
const SHORTEST_PREFIX = 6;
const LONGEST_REST = 3;

/** A topic with every spelling that the notes may use for it. */
export interface Wanted {
  readonly topic: Topic;
  /** For each stem of the topic, the stems of the notes that count as the same word. */
  readonly alternatives: readonly ReadonlySet<string>[];
  /** The stems that it must have, because they tell it from the other topics. */
  readonly telling: readonly boolean[];
  /** The alternatives of its head noun. */
  readonly head: ReadonlySet<string>;
  /** Acronyms in lower case, which are searched as first letters of words. */
  readonly spelled: readonly string[];
}

/** @param shared stems that several topics of the syllabus share, such as "normal" and "form" */
export function wantedOf(topic: Topic, notes: Notes, shared: ReadonlySet<string>): Wanted {
  const some = topic.stems.some((stem) => shared.has(stem));
  return {
    topic,
    alternatives: topic.stems.map((stem) => alike(stem, notes)),
    telling: topic.stems.map((stem) => some && !shared.has(stem)),
    head: topic.head === undefined ? new Set() : alike(topic.head, notes),
    spelled: [...topic.acronyms].filter((letters) => /^[A-Z]{3,}$/.test(letters)).map((letters) => letters.toLowerCase()),
  };
}

function alike(stem: string, notes: Notes): ReadonlySet<string> {
  const found = new Set([stem, ...relatedStems(stem).filter((other) => notes.byStem.has(other))]);
  for (const other of longStems(notes).get(stem.slice(0, SHORTEST_PREFIX)) ?? []) {
    if (Math.abs(stem.length - other.length) > LONGEST_REST) continue;
    if (stem.startsWith(other) || other.startsWith(stem)) found.add(other);
  }
  return found;
}

const known = new WeakMap<Notes, ReadonlyMap<string, readonly string[]>>();

/** The stems of the notes that are long enough to be compared, by their first letters. */
function longStems(notes: Notes): ReadonlyMap<string, readonly string[]> {
  let found = known.get(notes);
  if (found === undefined) {
    const stems = [...notes.byStem.keys()].filter(({ length }) => length >= SHORTEST_PREFIX);
    found = Map.groupBy(stems, (stem) => stem.slice(0, SHORTEST_PREFIX));
    known.set(notes, found);
  }
  return found;
}

export function meets(alternatives: ReadonlySet<string> | undefined, stems: ReadonlySet<string>): boolean {
  if (alternatives !== undefined) for (const stem of alternatives) if (stems.has(stem)) return true;
  return false;
}

/** The words of a topic in a sentence, as offsets into the notes and indices of its tokens. */
export interface Site {
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
}

/** The largest distance between two neighbouring words of a topic in a sentence: "closure of an attribute". */
const REACH = 4;

/** The place where a sentence names the topic: by its acronym, by the words of that, or by its own words close together. */
export function siteOf(wanted: Wanted, evidence: Evidence, title: ReadonlySet<string>): Site | undefined {
  return wordsIn(wanted, evidence, title) ?? acronymIn(wanted, evidence) ?? spelledOutIn(wanted, evidence);
}

/** Two letters alone are ambiguous, unless they open a sentence with a word of the topic: "MC is the cost of one more unit". */
function acronymIn({ topic, alternatives }: Wanted, { acronyms, tokens, stems }: Evidence): Site | undefined {
  const least = topic.tokens.length > 1 ? 3 : 2;
  const letters =
    firstOf(acronyms, (name) => name.length >= least && topic.acronyms.has(name)) ??
    (topic.initials !== undefined &&
    tokens[0] !== undefined &&
    acronymOf(tokens[0]) === topic.initials &&
    alternatives.some((spellings) => meets(spellings, stems))
      ? topic.initials
      : undefined);
  if (letters === undefined) return undefined;
  const at = tokens.findIndex((token) => acronymOf(token) === letters);
  return sited(tokens, at, at);
}

function firstOf(names: ReadonlySet<string>, isWanted: (name: string) => boolean): string | undefined {
  for (const name of names) if (isWanted(name)) return name;
  return undefined;
}

/** "SJF" as "Shortest job first: …". Only at the start, as any three words may have these initials. */
function spelledOutIn({ topic, spelled }: Wanted, { initials, tokens }: Evidence): Site | undefined {
  if (topic.tokens.length > 1) return undefined;
  const letters = spelled.find((name) => initials.startsWith(name));
  return letters === undefined ? undefined : sited(tokens, 0, letters.length - 1);
}

function wordsIn(
  { topic, alternatives, telling, head }: Wanted,
  { tokens, stems, ofToken }: Evidence,
  title: ReadonlySet<string>,
): Site | undefined {
  // Most passages lack the head noun, so that it is looked up first.
  if (!meets(head, stems) && !meets(head, title)) return undefined;
  const here = alternatives.map((alternative) => meets(alternative, stems));
  const own = here.filter(Boolean).length;
  if (own === 0) return undefined;
  const present = alternatives.map((alternative, at) => here[at] || meets(alternative, title));
  const around = present.filter(Boolean).length;
  if (telling.some((must, at) => must && !present[at])) return undefined;
  // "Law of demand: …" under "Supply and demand" is not on the law of supply.
  if (telling.some(Boolean) && !telling.some((must, at) => must && here[at]) && !isOnlyAbout(title, alternatives)) return undefined;
  // A long topic may be told in other words, but not without its head noun.
  const enough = topic.stems.length > 3 ? Math.ceil(0.75 * topic.stems.length) : topic.stems.length;
  if (around < enough) return undefined;
  const places: { readonly index: number; readonly at: number }[] = [];
  // A token such as "client-server" holds two words of the topic.
  for (const [at, own] of ofToken.entries())
    for (const [index, alternative] of alternatives.entries()) if (own.some((stem) => alternative.has(stem))) places.push({ index, at });
  for (const [from, { at }] of places.entries()) {
    const near = new Set<number>();
    let last = at;
    for (let next = from; next < places.length && (places[next]?.at ?? 0) - last <= REACH; next += 1) {
      near.add(places[next]?.index ?? -1);
      last = places[next]?.at ?? last;
      if (near.size === own) break;
    }
    // With the rest of the topic only in the heading, the sentence must begin with its own part.
    if (near.size === own && (own >= enough || at <= 2)) return sited(tokens, at, last);
  }
  return undefined;
}

/** Whether all words of a heading are the topic's, except small ones. */
function isOnlyAbout(title: ReadonlySet<string>, alternatives: Wanted['alternatives']): boolean {
  return [...title].every((stem) => isStopWord(stem) || alternatives.some((stems) => stems.has(stem)));
}

function sited(tokens: Evidence['tokens'], first: number, last: number): Site | undefined {
  const [from, to] = [tokens[first], tokens[last]];
  return from === undefined || to === undefined ? undefined : { start: from.start, end: to.end, first, last };
}

/** Drops the subject from a topic: "First law of thermodynamics" is "First law" in notes that never mention thermodynamics. */
export function withoutSubject(topic: Topic, { byStem }: Notes): Topic {
  const at = topic.tokens.findIndex(({ word }) => word === 'of');
  if (at < 0 || !topic.tokens.slice(0, at).some(({ word }) => /^(?:laws?|theorems?|rules?|postulates?)$/.test(word))) return topic;
  const tail = new Set(topic.tokens.slice(at + 1).flatMap(stemsOf));
  const head = topic.stems.filter((stem) => !tail.has(stem));
  return head.length >= 2 && [...tail].every((stem) => !byStem.has(stem)) ? { ...topic, stems: head } : topic;
}
