import type { TextUnit } from './read-units.ts';

/** The units that a part may take, in the order of the text, and how many it asks for. */
export interface Offer {
  readonly units: readonly TextUnit[];
  readonly wanted: number;
  /** The number of words in the lead before them. */
  readonly leadWords: number;
}

/**
 * Chooses the units of a section from each offer, none twice. With a range of words the parts take turns, one unit
 * each, so that even a short section has something of every part. A unit that would exceed the maximum is skipped, and
 * a part gives more units than it asks for only until the minimum is reached.
 * @param range the minimum and maximum of words in the section
 * @param said the number of words that the section has already
 */
export function chooseUnits(
  offers: readonly Offer[],
  range: readonly [min: number, max: number] | undefined,
  said: number,
  used: ReadonlySet<string> = new Set(),
): TextUnit[][] {
  const taken = new Set(used);
  const chosen: TextUnit[][] = offers.map(() => []);
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
