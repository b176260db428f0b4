/** From this correlation on, a text begins to follow the order of a report; so much above it, it follows that order throughout. */
const BEGINS = 0.1;
const FULLY = 0.3;
/** So few passages show no order; most people write them in that of a report. */
const FEW = 5;
export const USUALLY = 2 / 3;

/**
 * The degree to which a text follows the order of a report, from 0 to 1: how well the place of each passage agrees with the place of the part that its
 * words speak for. Notes that stand in any order give no reason to take a late passage for a conclusion.
 * @param told the place in a report, from 0 to 1, of what each passage tells
 */
export function followsOrder(told: readonly number[]): number {
  if (told.length < FEW) return USUALLY;
  const middle = told.reduce((sum, place) => sum + place, 0) / Math.max(1, told.length);
  const centre = (told.length - 1) / 2;
  let both = 0;
  let ofPlaces = 0;
  let ofRanks = 0;
  told.forEach((place, rank) => {
    both += (place - middle) * (rank - centre);
    ofPlaces += (place - middle) ** 2;
    ofRanks += (rank - centre) ** 2;
  });
  if (ofPlaces === 0 || ofRanks === 0) return 0;
  const correlation = both / Math.sqrt(ofPlaces * ofRanks);
  // Rounded, so that every browser gives the same result.
  return Math.round(1e6 * Math.max(0, Math.min(1, (correlation - BEGINS) / FULLY))) / 1e6;
}
