import type { Category, CategoryId } from '@marginalia/engine';
import { useId } from 'react';

export type CategoryChoice = CategoryId | 'all';

export interface CategoryFilterProps {
  readonly categories: readonly Category[];
  readonly value: CategoryChoice;
  readonly onChange: (value: CategoryChoice) => void;
}

/** One category or all: a native radio group that looks like segments, on a phone like chips. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const name = useId();
  const choice = (id: CategoryChoice, label: string, tone?: string) => (
    <label className="m-segment" key={id}>
      <input checked={value === id} className="m-segment__input" name={name} onChange={() => onChange(id)} type="radio" value={id} />
      {tone !== undefined && <span aria-hidden="true" className={`m-dot m-dot--square m-tone--${tone}`} />}
      {label}
    </label>
  );
  return (
    <fieldset className="m-segments">
      <legend className="m-hidden">Category</legend>
      {choice('all', 'All')}
      {categories.map((category) => choice(category.id, category.name, category.color))}
    </fieldset>
  );
}
