import { drawingOf, type PlotPoint, type StraightLine } from '@marginalia/engine/chart';
import { type PointerEvent, useId, useState } from 'react';
import { useWidth } from './use-width.ts';

interface PlotFigureProps {
  /** The content of the drawing, in one sentence. */
  readonly label: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly points: readonly PlotPoint[];
  readonly line?: StraightLine | undefined;
  /** In CSS pixels. */
  readonly height: number;
  /** The numbers of a point in words. With it, points are read off with the pointer or a slider. */
  readonly readout?: (point: PlotPoint) => string;
}

const FIRST_WIDTH = 640;
/** With more points, the dots are one path, because a thousand circles would be one long task. */
const MOST_CIRCLES = 200;

/** Points with error bars and a straight line between two axes. */
export function PlotFigure({ label, xLabel, yLabel, points, line, height, readout }: PlotFigureProps) {
  const [read, setRead] = useState<number>();
  const [frame, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const clip = useId();
  const { left, right, top, bottom, across, up, line: drawnLine, points: drawn } = drawingOf({ points, line, width, height });
  const inOrder = [...drawn.keys()].toSorted((a, b) => (drawn[a]?.x ?? 0) - (drawn[b]?.x ?? 0));
  const current = read === undefined ? undefined : inOrder[read];
  const shown = current === undefined ? undefined : drawn[current];
  const words = current === undefined || !points[current] ? undefined : readout?.(points[current]);
  const readNearest = ({ clientX, clientY, currentTarget }: PointerEvent<SVGElement>): void => {
    const { left: from, top: above } = currentTarget.getBoundingClientRect();
    const far = (index: number): number => {
      const { x = 0, y = 0 } = drawn[inOrder[index] ?? 0] ?? {};
      return Math.hypot(x - (clientX - from), y - (clientY - above));
    };
    setRead([...inOrder.keys()].reduce((best, index) => (far(index) < far(best) ? index : best), 0));
  };
  return (
    <div className="m-chart__frame" ref={frame}>
      <svg
        aria-label={label}
        className="m-chart__svg"
        onPointerMove={readout && readNearest}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
      >
        <clipPath id={clip}>
          <rect height={bottom - top + 2} width={Math.max(0, right - left)} x={left} y={top - 1} />
        </clipPath>
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
        {drawnLine && <line className="m-chart__line" clipPath={`url(#${clip})`} x1={left} x2={right} {...drawnLine} />}
        {drawn.length > MOST_CIRCLES ? (
          <>
            <path className="m-chart__bar" d={drawn.map(({ bar }) => bar ?? '').join('')} />
            <path className="m-chart__points" d={drawn.map(({ x, y }) => `M${x} ${y}h0.01`).join('')} />
          </>
        ) : (
          drawn.map(({ row, x, y, bar }) => (
            <g key={row}>
              {bar !== undefined && <path className="m-chart__bar" d={bar} />}
              <circle className="m-chart__point" cx={x} cy={y} r="4" />
            </g>
          ))
        )}
        {shown && <circle className="m-chart__read" cx={shown.x} cy={shown.y} r="9" />}
      </svg>
      {readout && (
        <p className="m-chart__readout">
          <input
            aria-label="Point to read off"
            aria-valuetext={words ?? 'none'}
            className="m-chart__slider"
            max={points.length}
            min={1}
            onChange={({ target }) => setRead(Number(target.value) - 1)}
            onFocus={() => setRead(read ?? 0)}
            type="range"
            value={(read ?? 0) + 1}
          />
          <span aria-hidden="true">{words ?? 'Point at a reading, or move the slider.'}</span>
        </p>
      )}
    </div>
  );
}
