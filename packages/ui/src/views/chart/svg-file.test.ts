import { expect, it } from 'vitest';
import { svgFile } from './svg-file.ts';

it('makes a drawing a file with its title, its description and its own style', () => {
  const host = document.createElement('div');
  host.innerHTML =
    '<svg aria-label="old" class="m-chart__svg" role="img" viewBox="0 0 640 300" width="100%"><text class="m-chart__name">a &lt; b</text></svg>';
  const drawing = host.querySelector('svg') as SVGSVGElement;
  const text = svgFile(drawing, 'T² against <L> & more\u0000', 'Seven points.');
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(file.querySelector('parsererror')).toBeNull();
  const root = file.documentElement;
  expect([root.namespaceURI, root.getAttribute('width'), root.getAttribute('height')]).toEqual([
    'http://www.w3.org/2000/svg',
    '640',
    '300',
  ]);
  expect(root.querySelector('title')?.textContent).toBe('T² against <L> & more');
  expect(root.querySelector('desc')?.textContent).toBe('Seven points.');
  expect(root.querySelector('style')?.textContent).toMatch(/system-ui.*sans-serif/);
  expect(root.querySelector('text')?.textContent).toBe('a < b');
  expect(text).not.toMatch(/var\(|https?:\/\/(?!www\.w3\.org)/);
  expect(drawing.getAttribute('aria-label')).toBe('old');
});
