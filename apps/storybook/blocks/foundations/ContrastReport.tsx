import { Tag } from '@marginalia/ui';
import { CONTRAST_PAIRS, contrastRatio } from '@marginalia/ui/testing';
import { Specimen } from '../Specimen.tsx';
import { computedColors, linear, type Token } from './tokens.ts';
import { useTokens } from './use-tokens.ts';

const THEMES = ['light', 'dark'] as const;

interface Row {
  readonly foreground: string;
  readonly background: string;
  readonly least: number;
  readonly ratios: readonly number[];
}

function measure(tokens: readonly Token[]): readonly Row[] {
  const colors = THEMES.map((theme) => ({ theme, of: computedColors(tokens, theme) }));
  return CONTRAST_PAIRS.map(([foreground, background, least]) => ({
    foreground,
    background,
    least,
    ratios: colors.map(({ theme, of }) => {
      const [front, back] = [foreground, background].map((name) => linear(of.get(`--${name}`) ?? '', theme));
      return contrastRatio(front ?? [], back ?? []);
    }),
  }));
}

/** The contrast of every pair of colours in use, computed from the loaded style sheet in both themes. */
export function ContrastReport() {
  const tokens = useTokens();
  if (tokens.length === 0) return null;
  const rows = measure(tokens);
  const failing = rows.filter(({ least, ratios }) => ratios.some((ratio) => ratio < least)).length;
  return (
    <Specimen>
      <p className="sb-contrast__sum">
        {rows.length} pairs in 2 themes, {failing} failing.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard. */}
      <section aria-label="Contrast of every pair" className="sb-table__scroll" tabIndex={0}>
        <table className="sb-table">
          <thead>
            <tr>
              <th scope="col">Foreground on background</th>
              <th scope="col">Least</th>
              {THEMES.map((theme) => (
                <th key={theme} scope="col">
                  {theme === 'light' ? 'Light' : 'Dark'}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.foreground} ${row.background}`}>
                <th scope="row">
                  {row.foreground} <span className="sb-contrast__on">on {row.background}</span>
                </th>
                <td>{row.least}</td>
                {THEMES.map((theme, index) => (
                  <Measured key={theme} ratio={row.ratios[index] ?? 0} row={row} theme={theme} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Specimen>
  );
}

function Measured({ row, ratio, theme }: { readonly row: Row; readonly ratio: number; readonly theme: string }) {
  return (
    <td>
      <span
        aria-hidden="true"
        className="sb-contrast__pair sb-theme"
        data-theme={theme}
        style={{ color: `var(--${row.foreground})`, background: `var(--${row.background})` }}
      >
        {row.least < 4.5 ? <span className="sb-contrast__shape" /> : 'Aa'}
      </span>
      {ratio.toFixed(2)} {ratio < row.least && <Tag tone="hot">fails</Tag>}
    </td>
  );
}
