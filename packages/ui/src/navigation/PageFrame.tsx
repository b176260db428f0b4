import type { ReactNode } from 'react';
import { Header, type HeaderProps } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';

export interface PageFrameProps {
  readonly header: HeaderProps;
  /** The site's foot; a host may bring it later than the rest. */
  readonly footer: ReactNode;
  /** On a page with a tool: a second way past the header, to its result. */
  readonly skipToResult?: boolean | undefined;
  readonly children: ReactNode;
}

/** What every page sits in: skip links, header, the main landmark, footer. */
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
