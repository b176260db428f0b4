import { type PointerEvent, useId, useState } from 'react';
import { heightOf, type Line } from './least-squares.ts';
import { roundScale } from './linear-scale.ts';
import type { PlotPoint } from './plots.ts';
import { useWidth } from './use-width.ts';

export interface PlotFigureProps {
  /** What the drawing shows, in one sentence. */
  readonly label: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly points: readonly PlotPoint[];
  readonly line?: Line | undefined;
  /** In CSS pixels. */
  readonly height: number;
  /** The numbers of a point in words. With it, points are read off with the pointer or a slider. */
  readonly readout?: (point: PlotPoint) => string;
}

const FIRST_WIDTH = 640;
const MARGIN = { top: 28, right: 14, bottom: 46 };
/** The width of a letter of a tick label, and the room beside it, in CSS pixels. */
const LETTER = 8;
const BESIDE = 18;
/** Room for this many letters lets the axes of two drawings begin in one line. */
const LEAST_LETTERS = 5;
/** Pixels between ticks. */
const APART = { x: 96, y: 48 };
/** Half the width of the end of an error bar, in CSS pixels. */
const CAP = 4;

/** Points with error bars and a straight line between two axes. */
export function PlotFigure({ label, xLabel, yLabel, points, line, height, readout }: PlotFigureProps) {
  const [read, setRead] = useState<number>();
  const [frame, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const clip = useId();
  const bottom = height - MARGIN.bottom;
  const heights = points.flatMap((point) => [point.y - (point.error ?? 0), point.y + (point.error ?? 0)]);
  const y = roundScale(domainOf(heights), [bottom, MARGIN.top], Math.max(2, Math.round((bottom - MARGIN.top) / APART.y)));
  const left = BESIDE + LETTER * Math.max(LEAST_LETTERS, ...y.ticks.map(({ name }) => name.length));
  const right = width - MARGIN.right;
  const x = roundScale(domainOf(points.map((point) => point.x)), [left, right], Math.max(2, Math.round((right - left) / APART.x)));
  const inOrder = points.toSorted((a, b) => a.x - b.x);
  const current = read === undefined ? undefined : inOrder[read];
  const readNearest = ({ clientX, clientY, currentTarget }: PointerEvent<SVGElement>): void => {
    const { left: from, top } = currentTarget.getBoundingClientRect();
    const far = (point: PlotPoint): number => Math.hypot(x.at(point.x) - (clientX - from), y.at(point.y) - (clientY - top));
    setRead(inOrder.reduce((best, point, index) => (far(point) < far(inOrder[best] ?? point) ? index : best), 0));
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
          <rect height={bottom - MARGIN.top + 2} width={Math.max(0, right - left)} x={left} y={MARGIN.top - 1} />
        </clipPath>
        {y.ticks.map(({ value, name }) => (
          <g key={value}>
            <line className={value === 0 ? 'm-chart__axis' : 'm-chart__rule'} x1={left} x2={right} y1={y.at(value)} y2={y.at(value)} />
            <text className="m-chart__tick" dy="0.32em" textAnchor="end" x={left - 8} y={y.at(value)}>
              {name}
            </text>
          </g>
        ))}
        <line className="m-chart__axis" x1={left} x2={left} y1={MARGIN.top - 6} y2={bottom} />
        <line className="m-chart__axis" x1={left} x2={right} y1={bottom} y2={bottom} />
        {x.ticks.map(({ value, name }) => (
          <g key={value}>
            <line className="m-chart__axis" x1={x.at(value)} x2={x.at(value)} y1={bottom} y2={bottom + 4} />
            <text className="m-chart__tick" textAnchor="middle" x={x.at(value)} y={bottom + 18}>
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
        {line && (
          <line
            className="m-chart__line"
            clipPath={`url(#${clip})`}
            x1={left}
            x2={right}
            y1={y.at(heightOf(line, x.from))}
            y2={y.at(heightOf(line, x.to))}
          />
        )}
        {points.map((point) => (
          <g key={point.row}>
            {point.error !== undefined && (
              <path
                className="m-chart__bar"
                d={`M${x.at(point.x) - CAP} ${y.at(point.y + point.error)}h${2 * CAP}m${-CAP} 0V${y.at(point.y - point.error)}m${-CAP} 0h${2 * CAP}`}
              />
            )}
            <circle className="m-chart__point" cx={x.at(point.x)} cy={y.at(point.y)} r="4" />
            {point === current && <circle className="m-chart__read" cx={x.at(point.x)} cy={y.at(point.y)} r="9" />}
          </g>
        ))}
      </svg>
      {readout && (
        <p className="m-chart__readout">
          <input
            aria-label="Point to read off"
            aria-valuetext={current ? readout(current) : 'none'}
            className="m-chart__slider"
            max={points.length}
            min={1}
            onChange={({ target }) => setRead(Number(target.value) - 1)}
            onFocus={() => setRead(read ?? 0)}
            type="range"
            value={(read ?? 0) + 1}
          />
          <span aria-hidden="true">{current ? readout(current) : 'Point at a reading, or move the slider.'}</span>
        </p>
      )}
    </div>
  );
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
