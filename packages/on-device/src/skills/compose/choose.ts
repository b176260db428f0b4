import type { Unit } from './read-units.ts';

/** Units of one part, in the text's order, and how many of them the part asks for. */
export interface Offer {
  readonly units: readonly Unit[];
  readonly wanted: number;
  /** Words of the lead before them. */
  readonly leadWords: number;
}

/**
 * Which units of each offer a section takes. Nothing is taken twice. With a range of words the parts take turns, one unit
 * each, so that a short section still holds something of every part; a unit that would pass the maximum is skipped, and
 * parts give more than they were asked for only until the minimum is reached.
 * @param range least and most words of the section.
 * @param said words that are there already.
 */
export function chooseUnits(
  offers: readonly Offer[],
  range: readonly [min: number, max: number] | undefined,
  said: number,
  used: ReadonlySet<string> = new Set(),
): Unit[][] {
  const taken = new Set(used);
  const chosen: Unit[][] = offers.map(() => []);
  let words = said;
  const rounds = Math.max(0, ...offers.map((offer) => offer.units.length));
  const next = offers.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    offers.forEach((offer, index) => {
      const mine = chosen[index] ?? [];
      if (mine.length >= offer.wanted && (range === undefined || words >= range[0])) return;
      for (let at = next[index] ?? 0; at < offer.units.length; at += 1) {
        next[index] = at + 1;
        const unit = offer.units[at];
        if (unit === undefined || taken.has(unit.key)) continue;
        const cost = unit.words + (mine.length === 0 ? offer.leadWords : 0);
        if (range !== undefined && words + cost > range[1]) continue;
        taken.add(unit.key);
        mine.push(unit);
        words += cost;
        return;
      }
    });
  }
  return chosen;
}
