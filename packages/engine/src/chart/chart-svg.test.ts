import { expect, it } from 'vitest';
import { chartSvg } from './chart-svg.ts';

it('writes a chart with its title, its description, its own style, and its points and line inside the axes', () => {
  const text = chartSvg({
    title: 'T² against <L> & more\u0000',
    description: 'Three points.',
    xLabel: 'L (m)',
    yLabel: 'T² (s²)',
    points: [
      { row: 1, x: 0.4, y: 1.6, error: 0.1 },
      { row: 2, x: 0.8, y: 3.2 },
      { row: 3, x: 1.2, y: 4.8 },
    ],
    line: { slope: 4, intercept: 0 },
    height: 300,
  });
  expect(text).toContain('<title id="title">T² against &lt;L&gt; &amp; more</title>');
  expect(text).toContain('width="640" height="300" viewBox="0 0 640 300"');
  expect(text.match(/<circle/g)).toHaveLength(3);
  expect(text.match(/class="bar"/g)).toHaveLength(1);
  expect(text).not.toMatch(/var\(|https?:\/\/(?!www\.w3\.org)/);
  const centres = [...text.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [, x1, x2, y1, y2] = (/class="line"[^>]* x1="([\d.]+)" x2="([\d.]+)" y1="([\d.]+)" y2="([\d.]+)"/.exec(text) ?? []).map(Number);
  // Each point stands on the line, because it does so in the numbers.
  for (const [x = 0, y = 0] of centres)
    expect((y1 ?? 0) + (((y2 ?? 0) - (y1 ?? 0)) * (x - (x1 ?? 0))) / ((x2 ?? 1) - (x1 ?? 0))).toBeCloseTo(y, 0);
});

it('keeps the label of the last tick inside the chart', () => {
  const points = [0, 1200].map((x, row) => ({ row, x, y: x }));
  const text = chartSvg({ title: 'Long', description: 'Two points.', xLabel: 't (s)', yLabel: 'N', points, height: 300 });
  const [, at, name = ''] = [...text.matchAll(/text-anchor="middle" x="([\d.]+)"[^>]*>([^<]+)</g)].at(-1) ?? [];
  expect(name).toBe('1400');
  // A letter is at most 8 wide in a drawing that is 640 wide.
  expect(Number(at) + (name.length * 8) / 2).toBeLessThanOrEqual(640);
});
