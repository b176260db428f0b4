import type { FieldDifference, LookUpField } from '@marginalia/engine';
import { Button } from '../../../basics/Button.tsx';
import { Icon } from '../../../basics/Icon.tsx';
import type { ReferenceFixes } from '../fixes.ts';
import type { ShownSource } from '../sources.ts';
import { answerFor, withUsed } from './asked.ts';

interface LookUpLineProps {
  readonly source: ShownSource;
  readonly fixes: ReferenceFixes | undefined;
  readonly host: string;
  /** The reason why no registry could be asked about the source. */
  readonly failed: string | undefined;
  readonly onChange: (next: (fixes: ReferenceFixes | undefined) => ReferenceFixes) => void;
}

const FIELDS: Readonly<Record<LookUpField, string>> = {
  title: 'Title',
  authors: 'Authors',
  year: 'Year',
  container: 'Journal or book',
  volume: 'Volume',
  issue: 'Issue',
  pages: 'Pages',
};

/** The work that is registered under the identifier of one source, compared with the source. */
export function LookUpLine({ source, fixes, host, failed, onChange }: LookUpLineProps) {
  const asked = answerFor(source, fixes);
  if (asked === undefined) {
    if (failed === undefined) return null;
    return (
      <p className="m-asked" data-state="failed">
        <Icon name="alert" size={16} />
        <span>
          <b>Could not ask {host}.</b> {failed}
        </span>
      </p>
    );
  }
  const { answer } = asked;
  if (answer.state === 'verified') {
    return (
      <p className="m-asked" data-state="verified">
        <Icon name="circle-check" size={16} />
        <span>
          <b>Verified</b> at {asked.host}
        </span>
      </p>
    );
  }
  if (answer.state === 'not-found') {
    return (
      <p className="m-asked" data-state="not-found">
        <Icon name="circle-dashed" size={16} />
        <span>
          <b>Not found</b> at {asked.host}. Check the identifier for a slip; not every work is registered there.
        </span>
      </p>
    );
  }
  const { state, differences, whole } = answer;
  const onUse = (field?: LookUpField): void =>
    onChange((now) => {
      const known = answerFor(source, now);
      return known ? withUsed(now, source.id, known, field) : (now ?? { texts: {} });
    });
  return (
    <div className="m-asked" data-state={state}>
      <Icon name={state === 'found' ? 'globe' : 'alert'} size={16} />
      <div className="m-asked__body">
        <p>{state === 'found' ? <b>Found at {asked.host}</b> : <DifferingParts differences={differences} host={asked.host} />}</p>
        {differences.length > 0 && <DifferenceTable differences={differences} host={asked.host} onUse={onUse} />}
        <p className="m-asked__whole" dir="auto">
          {whole}
        </p>
        <Button onClick={() => onUse()} size="sm">
          Use the whole reference
        </Button>
      </div>
    </div>
  );
}

function DifferingParts({ differences, host }: { readonly differences: readonly FieldDifference[]; readonly host: string }) {
  const names = differences.map(({ field }) => FIELDS[field].toLowerCase());
  return (
    <>
      <b>Differs from {host}:</b> {names.join(', ')}
    </>
  );
}

interface DifferenceTableProps {
  readonly differences: readonly FieldDifference[];
  readonly host: string;
  readonly onUse: (field: LookUpField) => void;
}

function DifferenceTable({ differences, host, onUse }: DifferenceTableProps) {
  return (
    <table className="m-asked__table">
      <thead>
        <tr>
          <th scope="col">Part</th>
          <th scope="col">Yours</th>
          <th scope="col">{host}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={difference.field}>
            <th scope="row">{FIELDS[difference.field]}</th>
            <td dir="auto">{difference.yours ?? 'not given'}</td>
            <td dir="auto">{difference.theirs}</td>
            <td>
              {difference.at && (
                <Button aria-label={`Use this ${FIELDS[difference.field].toLowerCase()}`} onClick={() => onUse(difference.field)} size="sm">
                  Use this
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
