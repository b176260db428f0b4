import { useId } from 'react';
import { Icon } from '../basics/Icon.tsx';
import type { UiIconName } from '../basics/icons.ts';
import './segmented.css';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: UiIconName | undefined;
}

export interface SegmentedProps<Value extends string> {
  /** The id of the element that names the group; the caller renders it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly options: readonly SegmentedOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A native radio group that looks like a row of segments. */
export function Segmented<Value extends string>({ labelledBy, describedBy, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div aria-describedby={describedBy} aria-labelledby={labelledBy} className="m-segmented" role="radiogroup">
      {options.map((option) => (
        <label className="m-segmented__one" key={option.value}>
          <input
            checked={option.value === value}
            className="m-segmented__input"
            name={name}
            onChange={() => onChange(option.value)}
            type="radio"
            value={option.value}
          />
          {option.icon !== undefined && <Icon name={option.icon} size={16} />}
          {option.label}
        </label>
      ))}
    </div>
  );
}
