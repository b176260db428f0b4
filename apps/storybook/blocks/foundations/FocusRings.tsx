import { Button, Tag } from '@marginalia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Specimen } from '../Specimen.tsx';
import { declarationsOf } from './tokens.ts';

/** Shows its child with the focus ring, without moving focus. */
export function AsFocused({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = root.current?.firstElementChild;
    if (control instanceof HTMLElement) control.style.cssText = declarationsOf(':focus-visible');
  }, []);
  return <span ref={root}>{children}</span>;
}

const GROUNDS = ['--bg-canvas', '--bg-surface', '--danger-tint', '--cat-blue-tint', '--marker', '--bg-inverse'] as const;

/** The focus ring on each background that a control can have. */
export function FocusRings() {
  return (
    <Specimen>
      <ul className="sb-focus">
        {GROUNDS.map((ground) => (
          <li className="sb-focus__ground" key={ground} style={{ background: `var(${ground})` }}>
            <AsFocused>
              <Button variant="primary">Focused</Button>
            </AsFocused>
            <AsFocused>
              <Button>Focused</Button>
            </AsFocused>
            <Tag>{ground.slice(2)}</Tag>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
