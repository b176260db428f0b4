import type { drawingOf } from '@marginalia/engine/chart';

type Drawing = ReturnType<typeof drawingOf>;

/** With more points, the dots are one path, because a thousand circles would be one long task. */
const MOST_CIRCLES = 200;

interface PlotAxesProps {
  readonly drawing: Drawing;
  readonly xLabel: string;
  readonly yLabel: string;
  /** In CSS pixels. */
  readonly height: number;
}

/** The two axes with their ticks and names, and the rules across the drawing. */
export function PlotAxes({ drawing: { left, right, top, bottom, across, up }, xLabel, yLabel, height }: PlotAxesProps) {
  return (
    <>
      {up.map(({ at, name, isZero }) => (
        <g key={at}>
          <line className={isZero ? 'm-chart__axis' : 'm-chart__rule'} x1={left} x2={right} y1={at} y2={at} />
          <text className="m-chart__tick" dy="0.32em" textAnchor="end" x={left - 8} y={at}>
            {name}
          </text>
        </g>
      ))}
      <line className="m-chart__axis" x1={left} x2={left} y1={top - 6} y2={bottom} />
      <line className="m-chart__axis" x1={left} x2={right} y1={bottom} y2={bottom} />
      {across.map(({ at, name }) => (
        <g key={at}>
          <line className="m-chart__axis" x1={at} x2={at} y1={bottom} y2={bottom + 4} />
          <text className="m-chart__tick" textAnchor="middle" x={at} y={bottom + 18}>
            {name}
          </text>
        </g>
      ))}
      <text className="m-chart__name" x={0} y={14}>
        {yLabel}
      </text>
      <text className="m-chart__name" textAnchor="end" x={right} y={height - 8}>
        {xLabel}
      </text>
    </>
  );
}

/** The dots with their error bars. */
export function PlotPoints({ points }: Pick<Drawing, 'points'>) {
  if (points.length > MOST_CIRCLES)
    return (
      <>
        <path className="m-chart__bar" d={points.map(({ bar }) => bar ?? '').join('')} />
        <path className="m-chart__points" d={points.map(({ x, y }) => `M${x} ${y}h0.01`).join('')} />
      </>
    );
  return points.map(({ row, x, y, bar }) => (
    <g key={row}>
      {bar !== undefined && <path className="m-chart__bar" d={bar} />}
      <circle className="m-chart__point" cx={x} cy={y} r="4" />
    </g>
  ));
}
