import { fileName, type Notice, type Ports } from '@marginalia/engine';

/**
 * The style of a drawing outside of the page: black on white, a line that stays dark in grey, and fonts that every system has. Its rules
 * are those of `chart.css`, whose colours follow the theme.
 */
const STYLE = `text { font: 13px Arial, Helvetica, "Liberation Sans", system-ui, sans-serif; fill: #111 }
.m-chart__name { font-weight: 600 }
.m-chart__rule { stroke: #ccc }
.m-chart__axis { stroke: #555 }
.m-chart__line { stroke: #1d4ed8; stroke-width: 2 }
.m-chart__bar { fill: none; stroke: #111; stroke-width: 1.5 }
.m-chart__point { fill: #111; stroke: #fff; stroke-width: 1.5 }`;

const SVG = 'http://www.w3.org/2000/svg';

/** Signs that XML does not allow. */
const FORBIDDEN = /(?![\t\n])\p{Cc}|[\uFFFE\uFFFF]/gu;

/**
 * A drawing of the page as a file of its own, which other programs open and print.
 * @param title what is drawn
 * @param description the same for a person who does not see it
 */
export function svgFile(drawing: SVGSVGElement, title: string, description: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [, , width = '640', height = '300'] = (drawing.getAttribute('viewBox') ?? '').split(' ');
  // The ring around the point that is read off belongs to the page.
  copy.querySelector('.m-chart__read')?.remove();
  copy.removeAttribute('aria-label');
  copy.removeAttribute('class');
  for (const [name, value] of Object.entries({ width, height, 'aria-labelledby': 'title description' })) copy.setAttribute(name, value);
  copy.prepend(
    part('title', { id: 'title' }, title),
    part('desc', { id: 'description' }, description),
    part('style', {}, STYLE),
    part('rect', { width: '100%', height: '100%', fill: '#fff' }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy).replace(FORBIDDEN, '')}\n`;
}

function part(name: string, attributes: Readonly<Record<string, string>>, text = ''): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text.toWellFormed();
  return element;
}

/** Offers the drawing inside an element as a file. */
export function svgExport(frame: HTMLElement | null, title: string, description: string, { files }: Pick<Ports, 'files'>): Notice {
  const drawing = frame?.querySelector<SVGSVGElement>('svg[role="img"]');
  if (!drawing) throw new Error('There is no drawing');
  const name = fileName(title, '', '.svg');
  files.download({ name, type: 'image/svg+xml;charset=utf-8', content: svgFile(drawing, title, description) });
  return { tone: 'success', title: 'Exported!', text: `${name} downloaded` };
}
