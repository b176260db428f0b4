import { type Field, type FieldControlName, rowsIn, textOfRows } from '@marginalia/engine';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../basics/Button.tsx';
import { Icon } from '../../../basics/Icon.tsx';
import { IconButton } from '../../../basics/IconButton.tsx';
import type { ControlProps } from './field-props.ts';
import { useText } from './use-text.ts';

type CellTexts = readonly (readonly string[])[];

/** A list of rows, each a group of labelled cells. The hidden input holds the text of all rows. */
export function RowsField({ attributes, field, readOnly, text, accepts }: ControlProps) {
  const { columns = [], mostRows = Number.POSITIVE_INFINITY, label, name } = field;
  const value = useText(text);
  const blank = columns.map(() => '');
  const rows: CellTexts = value === '' ? [blank] : rowsIn(columns, value);
  const { list, focusRow } = useRowFocus();
  const change = (next: CellTexts): void => {
    const changed = next.length > 1 || next.some((cells) => cells.some((cell) => cell !== '')) ? textOfRows(columns, next) : '';
    if (!readOnly && accepts(changed.length)) text.set(changed);
  };
  const setCell = (row: number, column: number, cell: string): void =>
    change(rows.map((cells, at) => (at === row ? blank.map((_, place) => (place === column ? cell : (cells[place] ?? ''))) : cells)));

  return (
    // biome-ignore lint/a11y/useSemanticElements: the field has a label already, and a fieldset would need a legend.
    <div aria-describedby={attributes['aria-describedby']} aria-label={label} className="m-rows" ref={list} role="group">
      <input name={name} type="hidden" value={value} />
      {rows.map((cells, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity besides its place, and its cells show the text alone.
        <div aria-label={`Row ${row + 1}`} className="m-rows__row" key={row} role="group">
          {columns.map((column, at) => (
            <Cell
              column={column}
              id={row + at === 0 ? attributes.id : undefined}
              key={column.name}
              onChange={(cell) => setCell(row, at, cell)}
              readOnly={readOnly}
              text={cells[at] ?? ''}
            />
          ))}
          {rows.length > 1 && !readOnly && (
            <IconButton
              icon="trash"
              label={`Remove row ${row + 1}`}
              onClick={() => {
                change(rows.filter((_, place) => place !== row));
                focusRow(Math.max(0, row - 1));
              }}
            />
          )}
        </div>
      ))}
      {rows.length < mostRows && !readOnly && (
        <Button
          onClick={() => {
            change([...rows, blank]);
            focusRow(rows.length);
          }}
          size="sm"
        >
          <Icon name="plus" size={16} />
          Add a row
        </Button>
      )}
    </div>
  );
}

/** Moves focus to the first cell of a row after it is rendered. */
function useRowFocus() {
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly row: number }>();
  useEffect(() => {
    if (wanted) list.current?.querySelectorAll('.m-rows__row')[wanted.row]?.querySelector<HTMLElement>('input, select')?.focus();
  }, [wanted]);
  return { list, focusRow: (row: number) => setWanted({ row }) };
}

/**
 * The type of the control for a cell of each kind; no check box and no list stands in a row (`COLUMN` of the engine's
 * check/form-schema.ts).
 */
const CELL_TYPES: Readonly<Record<FieldControlName, 'text' | 'number' | 'date' | 'select'>> = {
  text: 'text',
  textarea: 'text',
  select: 'select',
  number: 'number',
  date: 'date',
  checkbox: 'text',
  rows: 'text',
};

interface CellProps {
  readonly column: Field;
  readonly id: string | undefined;
  readonly text: string;
  readonly readOnly: boolean;
  readonly onChange: (text: string) => void;
}

function Cell({ column, id: given, text, readOnly, onChange }: CellProps) {
  const own = useId();
  const id = given ?? own;
  const { label, negative, options, placeholder, required, unit } = column;
  const type = CELL_TYPES[column.control];
  const shared = {
    id,
    className: 'm-field__control',
    'aria-required': required || undefined,
    value: text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div className="m-rows__cell">
      <label className="m-rows__label" htmlFor={id}>
        {unit === undefined ? label : `${label} (${unit})`}
      </label>
      {type === 'select' ? (
        <select {...shared} aria-readonly={readOnly || undefined}>
          <option value="">Select …</option>
          {options.map((option) => (
            <option key={option.const} value={option.const}>
              {option.title}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          autoComplete="off"
          inputMode={type === 'number' && !negative ? 'decimal' : undefined}
          placeholder={placeholder}
          readOnly={readOnly}
          type={type === 'date' ? type : 'text'}
        />
      )}
    </div>
  );
}
