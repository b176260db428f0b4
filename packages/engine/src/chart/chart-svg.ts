import { escapeContent, withoutForbiddenCharacters } from '../format/markup.ts';
import type { PlotPoint } from './computed-plots.ts';
import { drawingOf } from './drawing.ts';
import type { StraightLine } from './least-squares.ts';

export interface ChartFile {
  readonly title: string;
  /** The same for a person who does not see it. */
  readonly description: string;
  readonly xLabel: string;
  readonly yLabel: string;
  readonly points: readonly PlotPoint[];
  readonly line?: StraightLine | undefined;
  /** In CSS pixels. */
  readonly height: number;
}

const WIDTH = 640;

/** Black on white, a line that stays dark in grey, and fonts that every system has. */
const STYLE = `text { font: 13px Arial, Helvetica, "Liberation Sans", system-ui, sans-serif; fill: #111 }
.name { font-weight: 600 }
.rule { stroke: #ccc }
.axis { stroke: #555 }
.line { stroke: #1d4ed8; stroke-width: 2 }
.bar { fill: none; stroke: #111; stroke-width: 1.5 }
.point { fill: #111; stroke: #fff; stroke-width: 1.5 }`;

/** A chart as a picture that stays sharp at every size, which other programs open and print. */
export function chartSvg({ title, description, xLabel, yLabel, height, ...drawn }: ChartFile): string {
  const { left, right, top, bottom, across, up, line, points } = drawingOf({ ...drawn, width: WIDTH, height });
  const parts = [
    element('title', { id: 'title' }, title),
    element('desc', { id: 'description' }, description),
    `<style>${STYLE}</style>`,
    element('rect', { width: '100%', height: '100%', fill: '#fff' }),
    `<clipPath id="plot">${element('rect', { x: left, y: top - 1, width: right - left, height: bottom - top + 2 })}</clipPath>`,
    ...up.flatMap(({ at, name, isZero }) => [
      element('line', { class: isZero ? 'axis' : 'rule', x1: left, x2: right, y1: at, y2: at }),
      element('text', { dy: '0.32em', 'text-anchor': 'end', x: left - 8, y: at }, name),
    ]),
    element('line', { class: 'axis', x1: left, x2: left, y1: top - 6, y2: bottom }),
    element('line', { class: 'axis', x1: left, x2: right, y1: bottom, y2: bottom }),
    ...across.flatMap(({ at, name }) => [
      element('line', { class: 'axis', x1: at, x2: at, y1: bottom, y2: bottom + 4 }),
      element('text', { 'text-anchor': 'middle', x: at, y: bottom + 18 }, name),
    ]),
    element('text', { class: 'name', x: 0, y: 14 }, yLabel),
    element('text', { class: 'name', 'text-anchor': 'end', x: right, y: height - 8 }, xLabel),
    ...(line ? [element('line', { class: 'line', 'clip-path': 'url(#plot)', x1: left, x2: right, ...line })] : []),
    ...points.flatMap(({ x, y, bar }) => [
      ...(bar === undefined ? [] : [element('path', { class: 'bar', d: bar })]),
      element('circle', { class: 'point', cx: x, cy: y, r: 4 }),
    ]),
  ];
  const size = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title description" ${size}>
${parts.join('\n')}
</svg>
`;
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : value}"`);
  return `<${name}${written.join('')}>${escapeContent(withoutForbiddenCharacters(text))}</${name}>`;
}

/** A hundredth of a pixel is not seen. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
