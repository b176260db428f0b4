import type { ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';

interface IndexEntry {
  readonly name: string;
  /** The path of a ready tool; absent for an announced one. */
  readonly to?: string | undefined;
  /** The name with the words searched for marked. */
  readonly shown?: ReactNode;
}

/** Tool names and their status, like the index of a book. */
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
