import { Button, Tag } from '@marginalia/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { Specimen } from '../Specimen.tsx';

/** The declarations of the product's own focus rule, as it is loaded. */
function focusRule(): string {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSStyleRule && rule.selectorText === ':focus-visible') return rule.style.cssText;
    }
  }
  return '';
}

/** Shows what it holds as if the keyboard had just come to it. */
export function AsFocused({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = root.current?.firstElementChild;
    if (control instanceof HTMLElement) control.style.cssText = focusRule();
  }, []);
  return <span ref={root}>{children}</span>;
}

const GROUNDS = ['--bg-canvas', '--bg-surface', '--danger-tint', '--cat-blue-tint', '--marker', '--bg-inverse'] as const;

/** The two rings on each ground where a control may stand, from the loaded rule. */
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
