import type { Passage } from '../../../spans.ts';
import { textIn } from '../read/readings.ts';
import type { Analysis } from './analyse.ts';
import type { Quantity, TableView } from './view.ts';

/** A cell of a column of readings that is in no figure. */
export interface LeftOutCell {
  readonly view: TableView;
  readonly quantity: Quantity;
  readonly row: number;
  readonly cell: Passage;
  /** Whether words stand beside a number: "10.9 (maybe misread)". Other cells hold no plain number. */
  readonly isRemarked: boolean;
  /** Whether other readings of its row repeat it. */
  readonly hasRepeats: boolean;
}

const REMARKED = /^[-−+]?[.,]?\d.*\p{L}{3}/u;

/** The cells that no figure takes in, because they are no plain number. */
export function leftOutCells({ views, titrations }: Analysis): LeftOutCell[] {
  return views.flatMap((view, index) => {
    const titres = titrations.get(index)?.titres.map(({ row }) => row) ?? [];
    const quantities = view.set ? [view.set, ...view.measured] : view.measured;
    return quantities
      .flatMap((quantity) => cellsOf(view, quantity))
      .filter(({ quantity, row, isRemarked }) => !titres.includes(row) && (quantity !== view.set || isRemarked));
  });
}

function cellsOf(view: TableView, quantity: Quantity): LeftOutCell[] {
  const read = quantity.rows.map(({ row }) => row);
  return quantity.columns.flatMap(({ column }) =>
    column.words.flatMap((cell, row): LeftOutCell[] =>
      cell ? [{ view, quantity, row, cell, isRemarked: REMARKED.test(textIn(cell)), hasRepeats: read.includes(row) }] : [],
    ),
  );
}
