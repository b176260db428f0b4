import { Specimen } from '../Specimen.tsx';
import { computedColors, type Token } from './tokens.ts';
import { useTokens } from './use-tokens.ts';

interface Group {
  readonly title: string;
  readonly note: string;
  /** Matches the names of the group's tokens. */
  readonly names: RegExp;
}

/** In the order of the page. A token belongs to the first group that matches; the last group matches every token. */
const GROUPS: readonly Group[] = [
  { title: 'Grounds', note: 'Canvas is the desk, surface is a sheet on it, sunken a well in it.', names: /^--bg-/ },
  { title: 'Text and links', note: 'Strong for headings, default for reading, muted for secondary text.', names: /^--(text|link)/ },
  { title: 'Borders', note: 'Control edges reach 3 to 1; the others only decorate.', names: /^--(border-|rule)/ },
  { title: 'Actions', note: 'Primary is ink on light and paper on dark. Never yellow.', names: /^--(primary|secondary)-/ },
  {
    title: 'Highlighter',
    note: 'The current page, the section being written, a match. Always with ink on it.',
    names: /^--marker(-wash|-fg|-edge)?$/,
  },
  { title: 'Categories', note: 'Blue writing, green study, purple career. Never a status.', names: /^--cat-/ },
  { title: 'Status', note: 'Always with an icon and words.', names: /^--(danger|success|warning|info)/ },
  { title: 'Focus, overlay, logo, shadow', note: 'Two focus rings, the veil behind a dialog.', names: /^--(focus|overlay|logo|shadow)/ },
  { title: 'Primitives', note: 'The values of the other tokens. Components never use them.', names: /^--/ },
];

/** Every colour token of the loaded style sheet, grouped by its use. */
export function ColourTokens() {
  const tokens = useTokens();
  if (tokens.length === 0) return null;
  const [light, dark] = [computedColors(tokens, 'light'), computedColors(tokens, 'dark')];
  const colors = tokens.filter(({ name }) => light.has(name));
  const groups = GROUPS.map((group) => ({
    ...group,
    tokens: colors.filter(({ name }) => GROUPS.find(({ names }) => names.test(name)) === group),
  }));
  return groups.map(({ title, note, tokens: members }) => (
    <Specimen key={title}>
      <h3 className="sb-group__title">{title}</h3>
      <p className="sb-group__note">{note}</p>
      <ul className="sb-swatches">
        {members.map((token) => (
          <Swatch dark={dark.get(token.name)} key={token.name} light={light.get(token.name)} token={token} />
        ))}
      </ul>
    </Specimen>
  ));
}

interface SwatchProps {
  readonly token: Token;
  readonly light: string | undefined;
  readonly dark: string | undefined;
}

function Swatch({ token: { name }, light, dark }: SwatchProps) {
  return (
    <li className="sb-swatch">
      <span aria-hidden="true" className="sb-swatch__colour" style={{ background: `var(${name})` }} />
      <span className="sb-swatch__name">{name.slice(2)}</span>
      <span className="sb-swatch__value">{light}</span>
      {dark !== light && <span className="sb-swatch__value">{dark} in dark</span>}
    </li>
  );
}
