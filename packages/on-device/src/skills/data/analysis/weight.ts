import { areAlike, readUnit } from '../units.ts';
import { pointsOf, type Quantity, type TableView } from './view.ts';

/** Acceleration of free fall as students take it, m/s²: 9.81, 9.8 or 10, with the rounding of a small load. */
const LEAST_GRAVITY = 9.6;
const GREATEST_GRAVITY = 10.1;

/** Whether a quantity is only the weight of the mass that was set, beside others that were read: "Mass (g) | Load (N) | Deflection (mm)". */
export function isWeightOfSet({ set, measured }: TableView, quantity: Quantity): boolean {
  const [mass, force] = [set && readUnit(set.unit), readUnit(quantity.unit)];
  if (!set || !mass || !force || measured.length < 2) return false;
  if (!areAlike(set.unit, 'kg') || !areAlike(quantity.unit, 'N')) return false;
  const ratios = pointsOf(set, quantity).flatMap(({ x, y }) => (x === 0 && y === 0 ? [] : (y * force.factor) / (x * mass.factor)));
  return ratios.length > 0 && ratios.every((ratio) => ratio > LEAST_GRAVITY && ratio < GREATEST_GRAVITY);
}
