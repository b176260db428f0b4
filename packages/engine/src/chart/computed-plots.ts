import { type AxisChange, NAMED_CHANGES } from './change.ts';
import { leastSquares, type StraightLine, type XyPair } from './least-squares.ts';
import type { AxisQuantity, Counter } from './readings.ts';
import type { StatedLine } from './stated.ts';

export interface PlotAxis {
  readonly name: string;
  readonly unit: string;
}

export interface PlotPoint extends XyPair {
  /** The number of the row, from 1. */
  readonly row: number;
  /** Half the length of the error bar. */
  readonly error?: number;
}

/** Points, and the straight line that the text or the table gives for them. */
export interface Plot {
  readonly id: string;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly points: readonly PlotPoint[];
  readonly line?: StraightLine;
  /** The line in the words of the text; undefined where the line was computed from the table. */
  readonly stated?: StatedLine;
  /** The points are means of repeated readings. */
  readonly isMean: boolean;
  /** It is the line from which the answer follows. */
  readonly isAnswer: boolean;
}

const LEAST_POINTS = 3;
/** So many points can show a curve, which leaves at most this share of what scatters about a line. */
const LEAST_OF_A_CURVE = 5;
const MOST_LEFT = 0.25;
const CLOSE = 0.1;
/** Readings of a burette and their differences were not set, though they may rise or fall by chance. */
const BURETTE = /\b(?:initial|final|tit(?:re|er))s?\b/i;

/** Whether a chart has points enough to be shown. */
export function isEnough({ points }: Plot): boolean {
  return points.length >= LEAST_POINTS;
}

/**
 * Each quantity against the first one that only rises or falls, unless the rows count trials of which its readings lie close together; without such a one, against the numbers of the rows, and then without a
 * line. Points that bend get none either.
 * @param mayFit whether a line that the text does not state may be drawn
 */
export function computedPlots(quantities: readonly AxisQuantity[], counter?: Counter, mayFit = true): Plot[] {
  const across =
    quantities.length > 1 ? quantities.find((it) => isMonotone(it) && !BURETTE.test(it.name) && !(counter && areClose(it))) : undefined;
  return quantities
    .filter((quantity) => quantity !== across)
    .toReversed()
    .map((y): Plot => {
      const points = across
        ? plotPoints(across, y)
        : y.readings.flatMap((reading, index) => point(counter?.numbers[index] ?? index + 1, reading, index));
      const line = across && mayFit ? straightLine(points) : undefined;
      const plot = plotOf(across ? axisOf(across) : { name: counter?.name ?? 'Row', unit: '' }, axisOf(y), points);
      return { ...plot, ...(line && { line }), isMean: y.columns > 1 };
    });
}

/** The least-squares line, unless another curve leaves at most a quarter of what scatters about it. */
function straightLine(points: readonly PlotPoint[]): StraightLine | undefined {
  const line = leastSquares(points);
  const curves = Object.values(NAMED_CHANGES).flatMap(({ x, y }) => {
    const changed = points.map((one) => ({ x: x.of(one.x), y: y.of(one.y) }));
    return changed.every((one) => Number.isFinite(one.x) && Number.isFinite(one.y)) ? (leastSquares(changed)?.r2 ?? 0) : [];
  });
  return line && points.length >= LEAST_OF_A_CURVE && 1 - Math.max(0, ...curves) < MOST_LEFT * (1 - line.r2) ? undefined : line;
}

function isMonotone({ readings }: AxisQuantity): boolean {
  const values = readings.flatMap((reading) => reading?.value ?? []);
  const steps = values.slice(1).map((value, index) => Math.sign(value - (values[index] ?? 0)));
  return steps.length > 1 && steps[0] !== 0 && steps.every((step) => step === steps[0]);
}

/** Whether readings lie within a tenth of their mean, as repeats of one value do, which may rise or fall by chance. */
function areClose({ readings }: AxisQuantity): boolean {
  const values = readings.flatMap((reading) => reading?.value ?? []);
  const mean = values.reduce((sum, it) => sum + it, 0) / values.length;
  return values.every((it) => Math.abs(it - mean) < CLOSE * Math.abs(mean));
}

export function plotOf(x: PlotAxis, y: PlotAxis, points: readonly PlotPoint[]): Plot {
  return { id: `${y.name} against ${x.name}`, x, y, points, isMean: false, isAnswer: false };
}

export function axisOf({ name, unit }: AxisQuantity, change?: AxisChange): PlotAxis {
  return change ? { name: change.name(name), unit: change.unit(unit) } : { name, unit };
}

export function plotPoints(x: AxisQuantity, y: AxisQuantity, changeX?: AxisChange, changeY?: AxisChange): PlotPoint[] {
  return x.readings.flatMap((across, index) => {
    if (across === undefined) return [];
    return point(changeX ? changeX.of(across.value) : across.value, y.readings[index], index, changeY);
  });
}

function point(x: number, reading: AxisQuantity['readings'][number], index: number, change?: AxisChange): PlotPoint[] {
  if (reading === undefined) return [];
  const { value, error } = reading;
  const y = change ? change.of(value) : value;
  const spread = error === undefined || change === undefined ? error : Math.abs(change.of(value + error) - change.of(value - error)) / 2;
  if (!Number.isFinite(x) || !Number.isFinite(y)) return [];
  return [{ x, y, row: index + 1, ...(spread !== undefined && Number.isFinite(spread) && { error: spread }) }];
}
