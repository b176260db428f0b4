import type { ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';

export interface IndexEntry {
  readonly name: string;
  /** Where a ready tool lives; absent for an announced one. */
  readonly to?: string | undefined;
  /** The name with what was searched for marked in it. */
  readonly shown?: ReactNode;
}

/** Names with a leader to their state, as at the back of a book. */
export function IndexList({ entries }: { readonly entries: readonly IndexEntry[] }) {
  return (
    <ul className="m-index">
      {entries.map(({ name, to, shown = name }) => (
        <li className="m-index__row" key={name}>
          {to === undefined ? (
            <span>{shown}</span>
          ) : (
            <Link className="m-index__link" to={to}>
              {shown}
            </Link>
          )}
          <span aria-hidden="true" className="m-index__leader" />
          <span className={to === undefined ? 'm-index__soon' : 'm-index__ready'}>{to === undefined ? 'Soon' : 'Ready'}</span>
        </li>
      ))}
    </ul>
  );
}
