import { type ReactNode, useLayoutEffect } from 'react';
import type { StoryGlobals } from './globals.ts';
import { setMotion } from './motion.ts';

export interface StageProps {
  readonly globals: StoryGlobals;
  /** On a page of documentation the page has a theme, and each story a container with the story's theme. */
  readonly inDocs: boolean;
  readonly fullscreen: boolean;
  readonly children: ReactNode;
}

/** Applies the toolbar's theme, motion, text size and grid to a story. */
export function Stage({ globals, inDocs, fullscreen, children }: StageProps) {
  usePageGlobals(globals, !inDocs);
  const { theme } = globals;
  if (theme !== 'both' && !inDocs) return children;
  return (
    <div className="sb-stage" data-layout={fullscreen ? 'fullscreen' : 'padded'}>
      {(theme === 'both' ? (['light', 'dark'] as const) : [theme]).map((name) => (
        <div className="sb-theme" data-theme={name} key={name}>
          {children}
        </div>
      ))}
    </div>
  );
}

/** Applies the globals to the document element, as the product does with its theme. */
export function usePageGlobals({ theme, motion, textSize, grid }: StoryGlobals, active: boolean): void {
  useLayoutEffect(() => {
    setMotion(motion);
    if (!active) return;
    const { dataset } = document.documentElement;
    dataset['theme'] = theme === 'both' ? 'light' : theme;
    dataset['textSize'] = textSize;
    dataset['grid'] = grid;
  }, [active, theme, motion, textSize, grid]);
}
