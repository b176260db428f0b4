import type { Evidence, Notes } from '../read/evidence.ts';
import { stemsOf } from '../read/stems.ts';
import type { Topic } from '../read/topics.ts';

/** Two stems with this many equal first letters count as one word: "decomposit" and "decompos". */
const SHORTEST_PREFIX = 6;
const LONGEST_REST = 3;

/** Stems of the notes that count as the same word as a stem of the topic. */
export function alike(stem: string, { byStem }: Notes): ReadonlySet<string> {
  const found = new Set([stem]);
  if (stem.length < SHORTEST_PREFIX) return found;
  for (const other of byStem.keys()) {
    if (other.length < SHORTEST_PREFIX || Math.abs(stem.length - other.length) > LONGEST_REST) continue;
    if (stem.startsWith(other) || other.startsWith(stem)) found.add(other);
  }
  return found;
}

export function meets(alternatives: ReadonlySet<string> | undefined, stems: ReadonlySet<string>): boolean {
  for (const stem of alternatives ?? []) if (stems.has(stem)) return true;
  return false;
}

/** The largest distance between the two words of a topic in a sentence. Topics of more words may be further apart. */
const REACH = 9;
const REACH_MORE = 4;

/** Whether a sentence contains the words of a topic close together: "closure of an attribute". */
export function isClose(alternatives: readonly ReadonlySet<string>[], { order }: Evidence): boolean {
  const places = order.flatMap((stem, at) => {
    const index = alternatives.findIndex((stems) => stems.has(stem));
    return index < 0 ? [] : [{ index, at }];
  });
  const wanted = new Set(places.map(({ index }) => index)).size;
  const reach = REACH + REACH_MORE * Math.max(0, wanted - 2);
  return places.some(({ at }, first) => {
    const near = new Set<number>();
    for (let next = first; next < places.length && (places[next]?.at ?? 0) - at <= reach; next += 1) near.add(places[next]?.index ?? -1);
    return near.size === wanted;
  });
}

/** Whether a passage has all words of a short topic, or two thirds of a longer one with the words that identify it. */
export function isFull(around: readonly string[], own: readonly string[], stems: readonly string[], shared: ReadonlySet<string>): boolean {
  const telling = stems.filter((stem) => !shared.has(stem));
  if (own.length === 0 || (telling.length > 0 && !own.some((stem) => !shared.has(stem)))) return false;
  if (stems.length <= 2) return around.length === stems.length;
  const missed = telling.filter((stem) => !around.includes(stem)).length;
  return around.length >= Math.ceil((2 * stems.length) / 3) && missed <= Math.max(0, telling.length - 2);
}

/** Drops the subject from a topic: "First law of thermodynamics" is "First law" in notes that never mention thermodynamics. */
export function withoutSubject(topic: Topic, { byStem }: Notes): Topic {
  const at = topic.tokens.findIndex(({ word }) => word === 'of');
  if (at < 0 || !topic.tokens.slice(0, at).some(({ word }) => /^(?:laws?|theorems?|rules?|postulates?)$/.test(word))) return topic;
  const tail = new Set(topic.tokens.slice(at + 1).flatMap(stemsOf));
  const head = topic.stems.filter((stem) => !tail.has(stem));
  return head.length >= 2 && [...tail].every((stem) => !byStem.has(stem)) ? { ...topic, stems: head } : topic;
}

/** Lines of the notes that each open with one half of the topic: "Isothermal and adiabatic processes". */
export function eachAlone({ tokens }: Topic, { evidence }: Notes): number[] {
  const [one, and, other] = tokens;
  if (tokens.length !== 4 || one === undefined || other === undefined || and?.word !== 'and' || one.stop || other.stop) return [];
  const opened = [one, other].map((token) =>
    evidence.flatMap(({ opening, heading }, at) => (!heading && stemsOf(token).every((stem) => opening.has(stem)) ? [at] : [])),
  );
  return opened.every((list) => list.length > 0) ? opened.flat() : [];
}

/** Whether a passage spells out an acronym: "SJF" as "Shortest job first: …". Only at its start, as any three words may have these initials. */
export function isSpelledOut({ initials }: Evidence, spelled: readonly string[], { tokens }: Topic): boolean {
  return tokens.length === 1 && spelled.some((letters) => initials.startsWith(letters));
}
