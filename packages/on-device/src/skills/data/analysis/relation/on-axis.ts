import { hasAnyUnit } from '../../rules/quantities.ts';
import type { Axis } from '../../rules/relations/relation.ts';
import { readUnit } from '../../units.ts';
import { type Identity, unitOf } from './identify.ts';

const KELVIN_AT_ZERO_CELSIUS = 273.15;

/** A reading on an axis of the relation, in units of the SI, or its distance from the value that it rises to. */
export function onAxis(value: number, columnUnit: string, axis: Axis, { change, scale }: Identity, top?: number): number {
  const unit = unitOf(columnUnit, axis.quantity);
  const factor = axis.quantity === 'celsius' || hasAnyUnit(axis.quantity) ? 1 : (readUnit(unit)?.factor ?? 1);
  if (change === 'sine' || change === 'logarithm') return value;
  if (change === 'square') return value * factor * scale * scale;
  if (change === 'inverse') return (value * factor) / scale;
  const offset = axis.quantity === 'temperature' && axis.as === 'inverse' && /C$/.test(unit) ? KELVIN_AT_ZERO_CELSIUS : 0;
  const read = value * factor * scale + offset;
  const own = top === undefined ? read : top - read;
  if (axis.as === 'square') return own * own;
  if (axis.as === 'inverse') return 1 / own;
  if (axis.as === 'sine') return Math.sin(own);
  return axis.as === 'logarithm' ? Math.log(own) : own;
}
