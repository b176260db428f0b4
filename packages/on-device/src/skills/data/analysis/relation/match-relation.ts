import type { Axis, Relation } from '../../rules/relations/relation.ts';
import { type Quantity, quantityOf, type TableView } from '../view.ts';
import { type Identity, identify } from './identify.ts';
import { areClose } from './mean-of-column.ts';

/** The quantities of a table that a relation connects. */
export interface Matched {
  readonly x: Quantity;
  readonly y: Quantity;
  readonly xIs: Identity;
  readonly yIs: Identity;
  readonly turned: boolean;
  /** Columns that hold the same quantities and are not used. */
  readonly unused: readonly Quantity[];
}

/** The quantities of a relation in a table, or nothing where it lacks one. */
export function matchRelation(relation: Relation, view: TableView, about: string): Matched | undefined {
  const counts = relation.x.quantity === 'order' ? view.counts.map((it) => quantityOf([it])) : [];
  const quantities = [...(view.set ? [view.set] : []), ...view.measured, ...counts];
  const find = (axis: Axis, not?: Quantity): { quantity: Quantity; is: Identity } | undefined => {
    for (const quantity of quantities) {
      const column = quantity.columns[0]?.column;
      const is = quantity === not || !column ? undefined : identify(column, axis.quantity, about);
      if (is && (is.change === 'itself' || is.change === axis.as)) return { quantity, is };
    }
    return undefined;
  };
  const y = find(relation.y);
  const x = y && find(relation.x, y.quantity);
  // Repeats of one reading give their mean, and no line.
  if (!x || !y || (!view.set && areRepeats(x.quantity))) return undefined;
  const turned = view.set === y.quantity && relation.turns === true;
  const unused = quantities.filter((it) => {
    const column = it === x.quantity || it === y.quantity ? undefined : it.columns[0]?.column;
    return column !== undefined && [relation.x, relation.y].some((axis) => identify(column, axis.quantity, about)?.change === 'itself');
  });
  return { x: x.quantity, y: y.quantity, xIs: x.is, yIs: y.is, turned, unused };
}

/** The same relation with each other column that holds its y, over the same x. */
export function furtherMatches(relation: Relation, matched: Matched, about: string): Matched[] {
  if (matched.turned) return [];
  return matched.unused.flatMap((y) => {
    const column = y.columns[0]?.column;
    const yIs = column && column.unit === matched.y.unit ? identify(column, relation.y.quantity, about) : undefined;
    return yIs?.change === matched.yIs.change ? [{ ...matched, y, yIs, unused: [] }] : [];
  });
}

function areRepeats({ rows }: Quantity): boolean {
  return areClose(rows.map(({ summary }) => summary.mean));
}
