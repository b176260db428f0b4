import { drawingOf, type PlotPoint, type StraightLine } from '@marginalia/engine/chart';
import { type PointerEvent, useId, useState } from 'react';
import { PlotAxes, PlotPoints } from './PlotParts.tsx';
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

/** Points with error bars and a straight line between two axes. */
export function PlotFigure({ label, xLabel, yLabel, points, line, height, readout }: PlotFigureProps) {
  const [read, setRead] = useState<number>();
  const [frame, width] = useWidth<HTMLDivElement>(FIRST_WIDTH);
  const clip = useId();
  const drawing = drawingOf({ points, line, width, height });
  const { left, right, top, bottom, points: drawn } = drawing;
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
        <PlotAxes drawing={drawing} height={height} xLabel={xLabel} yLabel={yLabel} />
        {drawing.line && <line className="m-chart__line" clipPath={`url(#${clip})`} x1={left} x2={right} {...drawing.line} />}
        <PlotPoints points={drawn} />
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
