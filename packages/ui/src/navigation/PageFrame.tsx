import type { ReactNode } from 'react';
import { Header, type HeaderProps } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

export interface PageFrameProps {
  readonly header: HeaderProps;
  /** The site's footer; a host may load it later than the rest. */
  readonly footer: ReactNode;
  /** Adds a skip link to the result of a tool. */
  readonly skipToResult?: boolean | undefined;
  readonly children: ReactNode;
}

/** The frame of every page: skip links, header, main landmark, footer. */
export function PageFrame({ header, footer, skipToResult = false, children }: PageFrameProps) {
  return (
    <div className="m-page">
      <SkipLink target="main">Skip to main content</SkipLink>
      {skipToResult && <SkipLink target="result">Skip to result</SkipLink>}
      <Header {...header} />
      <main className="m-main" id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  );
}
