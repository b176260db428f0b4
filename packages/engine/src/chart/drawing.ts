import type { PlotPoint } from './computed-plots.ts';
import { heightOf, type StraightLine } from './least-squares.ts';
import { type LinearScale, roundScale } from './linear-scale.ts';

interface DrawingOptions {
  readonly points: readonly PlotPoint[];
  readonly line?: StraightLine | undefined;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** The places of the marks of a chart, in CSS pixels from its upper left corner. */
interface Drawing {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  readonly line?: { readonly y1: number; readonly y2: number };
  readonly points: readonly DrawnPoint[];
}

interface Tick {
  readonly at: number;
  readonly name: string;
  readonly isZero: boolean;
}

interface DrawnPoint {
  readonly row: number;
  readonly x: number;
  readonly y: number;
  /** The path of its error bar. */
  readonly bar?: string;
}

const MARGIN = { top: 28, right: 14, bottom: 46 };
/** The width of a letter of a tick label, and the room beside it, in CSS pixels. */
const LETTER = 8;
const BESIDE = 18;
/** Room for this many letters lets the axes of two drawings begin in one line. */
const LEAST_LETTERS = 5;
/** Pixels between ticks. */
const TICK_DISTANCE = { x: 96, y: 48 };
/** Half the width of the end of an error bar, in CSS pixels. */
const CAP = 4;

/** Points with error bars and a straight line between two axes. */
export function drawingOf({ points, line, width, height }: DrawingOptions): Drawing {
  const { top } = MARGIN;
  const bottom = height - MARGIN.bottom;
  const heights = points.flatMap((point) => [point.y - (point.error ?? 0), point.y + (point.error ?? 0)]);
  const y = roundScale(domainOf(heights), [bottom, top], Math.max(2, Math.round((bottom - top) / TICK_DISTANCE.y)));
  const left = BESIDE + LETTER * Math.max(LEAST_LETTERS, ...y.ticks.map(({ name }) => name.length));
  const across = (to: number): LinearScale =>
    roundScale(domainOf(points.map((point) => point.x)), [left, to], Math.max(2, Math.round((to - left) / TICK_DISTANCE.x)));
  // The label of the last tick is centred on it, and may stand at the very end.
  const last = across(width - MARGIN.right).ticks.at(-1)?.name ?? '';
  const right = width - Math.max(MARGIN.right, (last.length * LETTER) / 2);
  const x = across(right);
  return {
    left,
    right,
    top,
    bottom,
    across: ticksOf(x),
    up: ticksOf(y),
    ...(line && { line: { y1: y.at(heightOf(line, x.from)), y2: y.at(heightOf(line, x.to)) } }),
    points: points.map(({ row, error, ...point }) => ({
      row,
      x: x.at(point.x),
      y: y.at(point.y),
      ...(error !== undefined && { bar: barOf(x.at(point.x), y.at(point.y + error), y.at(point.y - error)) }),
    })),
  };
}

function ticksOf({ ticks, at }: LinearScale): readonly Tick[] {
  return ticks.map(({ value, name }) => ({ at: at(value), name, isZero: value === 0 }));
}

function barOf(x: number, from: number, to: number): string {
  return `M${x - CAP} ${from}h${2 * CAP}m${-CAP} 0V${to}m${-CAP} 0h${2 * CAP}`;
}

/** From the least to the greatest value, with zero where it is near, and with room at both ends. */
function domainOf(values: readonly number[]): [number, number] {
  const least = Math.min(...values);
  const greatest = Math.max(...values);
  const room = (greatest - least || Math.abs(greatest) || 1) * 0.05;
  const from = least >= 0 && least < greatest * 0.4 ? 0 : least - room;
  const to = greatest <= 0 && greatest > least * 0.4 ? 0 : greatest + room;
  return [from, to];
}
