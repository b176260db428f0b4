import type { Category, CategoryId } from '@marginalia/engine';
import { useId } from 'react';

export type CategoryChoice = CategoryId | 'all';

interface CategoryFilterProps {
  readonly categories: readonly Category[];
  readonly value: CategoryChoice;
  readonly onChange: (value: CategoryChoice) => void;
}

/**
 * Chooses one category or all: a native radio group that looks like `Segmented`, on a phone like chips. It shares only the styles of
 * `Segmented`: a chunk shared with Settings would cost this page more script than this markup.
 */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const name = useId();
  const choice = (id: CategoryChoice, label: string, tone?: string) => (
    <label className="m-segmented__one" key={id}>
      <input checked={value === id} className="m-segmented__input" name={name} onChange={() => onChange(id)} type="radio" value={id} />
      {tone !== undefined && <span aria-hidden="true" className={`m-dot m-dot--square m-tone--${tone}`} />}
      {label}
    </label>
  );
  return (
    <fieldset className="m-segmented">
      <legend className="m-hidden">Category</legend>
      {choice('all', 'All')}
      {categories.map((category) => choice(category.id, category.name, category.color))}
    </fieldset>
  );
}
