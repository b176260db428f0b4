import type { CSSProperties } from 'react';
import { Specimen } from '../Specimen.tsx';
import { pixelsOf, type Token } from './tokens.ts';
import { useScale } from './use-tokens.ts';

interface SizesProps {
  readonly tokens: readonly Token[];
  readonly shape: string;
  readonly style: (value: string) => CSSProperties;
}

function Sizes({ tokens, shape, style }: SizesProps) {
  return (
    <Specimen>
      <ul className="sb-sizes" data-shape={shape}>
        {tokens.map(({ name }) => (
          <li className="sb-size" key={name}>
            <span aria-hidden="true" className="sb-size__shape" style={style(`var(${name})`)} />
            <span className="sb-size__name">{name.slice(2)}</span>
            <span className="sb-size__value">{pixelsOf(`var(${name})`)} px</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}

export function SpaceScale() {
  return <Sizes shape="bar" style={(value) => ({ inlineSize: value })} tokens={useScale('--space-')} />;
}

export function RadiusScale() {
  return <Sizes shape="corner" style={(value) => ({ borderStartStartRadius: value })} tokens={useScale('--radius-')} />;
}

export function ControlHeights() {
  return <Sizes shape="control" style={(value) => ({ blockSize: value })} tokens={useScale('--control-')} />;
}

/** Widths of pages and heights of result panes, as numbers because they are too long to draw. */
export function Measures() {
  const tokens = useScale('--container', '--measure', '--gutter', '--header-h', '--output-');
  return (
    <Specimen>
      <dl className="sb-measures">
        {tokens.map(({ name, declared }) => (
          <div className="sb-measures__row" key={name}>
            <dt>{name.slice(2)}</dt>
            <dd>{declared}</dd>
          </div>
        ))}
      </dl>
    </Specimen>
  );
}

const USED_FOR: Readonly<Record<string, string>> = {
  '--shadow-1': 'A resting sheet',
  '--shadow-2': 'Menu, popover',
  '--shadow-3': 'Dialog, toast',
};

export function Elevations() {
  const shadows = useScale('--shadow-').filter(({ name }) => !name.includes('tint'));
  return (
    <Specimen>
      <ul className="sb-elevations">
        {shadows.map(({ name }) => (
          <li className="sb-elevation" key={name} style={{ boxShadow: `var(${name})` }}>
            <strong>{name.slice(2)}</strong>
            <span>{USED_FOR[name]}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
