import { childAt, descendants, type XmlElement } from './xml-tree.ts';

/** A longer table of values says nothing to a reader of slides. */
const MOST_ROWS = 100;

/** The title of a chart and its values, one line a category; undefined for a chart without values, or with too many. */
export function chartRows(chart: XmlElement): readonly string[] | undefined {
  const title = textOf(descendants(childAt(chart, 'chart', 'title'), 't'));
  const series = descendants(childAt(chart, 'chart', 'plotArea'), 'ser').map((one) => ({
    name: textOf(descendants(childAt(one, 'tx'), 'v')),
    across: pointsOf(childAt(one, 'cat') ?? childAt(one, 'xVal')),
    values: pointsOf(childAt(one, 'val') ?? childAt(one, 'yVal')),
  }));
  const places = [...new Set(series.flatMap(({ values }) => [...values.keys()]))].sort((one, other) => one - other);
  if (places.length === 0 || places.length > MOST_ROWS) return undefined;
  const [{ across } = { across: new Map<number, string>() }] = series;
  const names = series.map(({ name }) => name);
  const head = names.length > 1 ? [['Category', ...names].join(' | ')] : [];
  const rows = places.map((place) =>
    [across.get(place) ?? `${place + 1}`, ...series.map(({ values }) => values.get(place) ?? '')].join(' | '),
  );
  const called = [title, ...(names.length > 1 ? [] : names)].filter((name) => name !== '').join(', ');
  return [`Chart: ${called}`.trim(), ...head, ...rows];
}

/** The points of a series by their places. A number has no digits that only a computer sees: 8.200000000000001 is 8.2. */
function pointsOf(list: XmlElement | undefined): ReadonlyMap<number, string> {
  return new Map(
    descendants(list, 'pt').map((point) => {
      const value = childAt(point, 'v')?.text.trim() ?? '';
      const isNumber = value !== '' && Number.isFinite(Number(value));
      return [Number(point.attributes['idx']), isNumber ? `${Number(Number(value).toPrecision(12))}` : value];
    }),
  );
}

function textOf(elements: readonly XmlElement[]): string {
  return elements
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
