import type { ResultTable } from '@marginalia/engine/chart';
import { useId, useState } from 'react';
import { Button } from '../../basics/Button.tsx';
import { classNames } from '../../basics/class-names.ts';
import { useSlices } from '../use-slices.ts';
import { nextOrder, type SortOrder, sortedRows, tabSeparated } from './sort-rows.ts';
import './table.css';

interface DataTableProps {
  readonly table: ResultTable;
  readonly lang?: string | undefined;
  /** Copies the table as tab-separated text. */
  readonly onCopy: (text: string) => void;
}

/** A table that can be sorted by each of its columns and copied into a spreadsheet. */
export function DataTable({ table, lang, onCopy }: DataTableProps) {
  const [order, setOrder] = useState<SortOrder>();
  const id = useId();
  const rows = sortedRows(table, order, lang);
  const shown = useSlices(rows.length, 150);
  return (
    <section aria-labelledby={id} className="m-table">
      <div className="m-table__head">
        <h3 className="m-table__title" dir="auto" id={id}>
          {table.caption}
        </h3>
        <Button
          aria-label={`Copy table: ${table.caption}`}
          icon="copy"
          onClick={() => onCopy(tabSeparated(table, rows))}
          size="sm"
          variant="ghost"
        >
          Copy table
        </Button>
      </div>
      <div className="m-table__scroll">
        <table aria-labelledby={id} className="m-table__grid" lang={lang}>
          <thead>
            <tr>
              {table.columns.map(({ name, unit, isNumeric }, column) => (
                <th
                  aria-sort={order?.column === column ? order.direction : undefined}
                  className={classNames('m-table__heading', isNumeric && 'm-table__number')}
                  // biome-ignore lint/suspicious/noArrayIndexKey: A column has no other identity than its place.
                  key={column}
                  scope="col"
                >
                  <button className="m-table__sort" onClick={() => setOrder(nextOrder(order, column))} type="button">
                    <span dir="auto">{name}</span>
                    {unit !== undefined && <span className="m-table__unit"> ({unit})</span>}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ id: key, cells }) => (
              <tr key={key}>
                {cells.map((cell, column) => {
                  const Cell = column === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      className={classNames('m-table__cell', table.columns[column]?.isNumeric && 'm-table__number')}
                      dir="auto"
                      // biome-ignore lint/suspicious/noArrayIndexKey: A cell has no other identity than its column.
                      key={column}
                      {...(column === 0 && { scope: 'row' })}
                    >
                      {cell}
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
