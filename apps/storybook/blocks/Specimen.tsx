import { type ReactNode, use } from 'react';
import { PageTheme } from './page-theme.ts';
import './blocks.css';

/** A piece of the product on its own ground, in the theme of the toolbar; side by side in both. */
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
