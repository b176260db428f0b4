import { Link } from '../navigation/Link.tsx';
import { Matched } from './Matched.tsx';

export interface IndexEntry {
  readonly name: string;
  /** Where a ready tool lives; absent for an announced one. */
  readonly to?: string | undefined;
}

/** Names with a leader to their state, as at the back of a book. */
export function IndexList({ entries, terms = [] }: { readonly entries: readonly IndexEntry[]; readonly terms?: readonly string[] }) {
  return (
    <ul className="m-index">
      {entries.map(({ name, to }) => (
        <li className="m-index__row" key={name}>
          {to === undefined ? (
            <span>
              <Matched terms={terms} text={name} />
            </span>
          ) : (
            <Link className="m-index__link" to={to}>
              {name}
            </Link>
          )}
          <span aria-hidden="true" className="m-index__leader" />
          <span className={to === undefined ? 'm-index__soon' : 'm-index__ready'}>{to === undefined ? 'Soon' : 'Ready'}</span>
        </li>
      ))}
    </ul>
  );
}
