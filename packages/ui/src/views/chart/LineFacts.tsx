import { leastSquares, type Plot, type StraightLine } from '@marginalia/engine/chart';
import { significantDigits } from './point-table.ts';

/** Slope and intercept as the text states them; those of a computed line say that they are computed. */
export function LineFacts({ plot, line }: { readonly plot: Plot; readonly line: StraightLine }) {
  const { stated, points } = plot;
  const r2 = stated ? stated.r2 : significantDigits(leastSquares(points)?.r2 ?? Number.NaN);
  return (
    <>
      <dl className="m-chart__facts">
        <Fact error={stated?.slopeError} name="Slope" value={stated?.slopeText ?? significantDigits(line.slope)} />
        {(!stated || stated.interceptText !== undefined) && (
          <Fact error={stated?.interceptError} name="Intercept" value={stated?.interceptText ?? significantDigits(line.intercept)} />
        )}
        {r2 !== undefined && <Fact name="R²" value={r2} />}
        <Fact name="Points" value={String(points.length)} />
      </dl>
      {!stated && <p className="m-chart__note">Computed from the table: the text states no line for these columns.</p>}
    </>
  );
}

function Fact({ name, value, error }: { readonly name: string; readonly value: string; readonly error?: string | undefined }) {
  return (
    <div className="m-chart__fact">
      <dt>{name}</dt>
      <dd>
        {value}
        {error !== undefined && <span className="m-chart__error">standard error {error}</span>}
      </dd>
    </div>
  );
}
