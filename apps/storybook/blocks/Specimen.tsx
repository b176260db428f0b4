import { type ReactNode, use } from 'react';
import { PageTheme } from '../.storybook/page-theme.ts';
import './blocks.css';

/** A sample on the product's background, in the toolbar's theme; in both themes side by side if the toolbar says so. */
export function Specimen({ children }: { readonly children: ReactNode }) {
  const theme = use(PageTheme);
  const themes = theme === 'both' ? (['light', 'dark'] as const) : [theme];
  return (
    <div className="sb-unstyled sb-specimen" data-count={themes.length}>
      {themes.map((name) => (
        <div className="sb-theme sb-specimen__ground" data-theme={name} key={name}>
          {children}
        </div>
      ))}
    </div>
  );
}
