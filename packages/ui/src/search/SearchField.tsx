import { type Ref, useId } from 'react';
import { Icon } from '../basics/Icon.tsx';
import './search.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  /** The key that focuses the field, in the syntax of `aria-keyshortcuts`. */
  readonly shortcut?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A search field that filters a list. Escape and a button clear it. The caller announces the count in a `role="status"`. */
export function SearchField({ label, value, onChange, placeholder, shortcut, ref }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="m-search">
      <label className="m-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon className="m-search__icon" name="search" />
      <input
        aria-keyshortcuts={shortcut}
        autoComplete="off"
        className="m-search__input"
        id={id}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            event.preventDefault();
            onChange('');
          }
        }}
        placeholder={placeholder}
        ref={ref}
        spellCheck={false}
        type="search"
        value={value}
      />
      {value !== '' && (
        <button
          aria-label="Empty search"
          className="m-icon-btn"
          onClick={() => {
            document.getElementById(id)?.focus();
            onChange('');
          }}
          type="button"
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}
