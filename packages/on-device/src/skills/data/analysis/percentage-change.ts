import { type Column, type Reading, textIn } from '../read/readings.ts';
import { FORMULAS } from '../rules/formulas.ts';
import { type Quantity, quantityOf, type TableView } from './view.ts';

const CHANGE = FORMULAS.find(({ id }) => id === 'percent-change');

/** A table whose initial and final readings are replaced by their percentage change, where the words on the experiment ask for it. */
export function withChange(view: TableView, about: string): TableView {
  const [last, first] = (CHANGE?.inputs ?? []).map(({ words, not }) =>
    view.measured.filter(({ columns }) => columns.every(({ column }) => isNamed(column, words) && !(not && isNamed(column, not)))),
  );
  const [final, initial] = [last?.[0], first?.[0]];
  if (!CHANGE?.asks.test(about) || !final || !initial || last?.length !== 1 || first?.length !== 1 || final.unit !== initial.unit)
    return view;
  return { ...view, measured: [...view.measured.filter((it) => it !== final && it !== initial), changeOf(initial, final)] };
}

function isNamed({ name, group }: Column, words: RegExp): boolean {
  return [name, group].some((place) => place && words.test(textIn(place)));
}

function changeOf(initial: Quantity, final: Quantity): Quantity {
  const before = new Map(initial.rows.map(({ row, summary }) => [row, summary.mean]));
  const after = new Map(final.rows.map(({ row, summary }) => [row, summary.mean]));
  const [placed] = final.columns;
  const values = (placed?.column.values ?? []).map((reading, row): Reading | undefined => {
    const [from, to] = [before.get(row), after.get(row)];
    return reading && from && to !== undefined ? { value: 100 * (to / from - 1), place: reading.place } : undefined;
  });
  const column: Column = { name: undefined, unit: '%', values, words: [], isIndex: false, isChange: true };
  return quantityOf([{ column, index: placed?.index ?? 0 }]);
}
