import { DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useGlobals } from './current-globals.ts';
import { PageTheme } from './page-theme.ts';
import { usePageGlobals } from './Stage.tsx';
import { darkChrome, lightChrome } from './theme.ts';

/** A page of documentation in the toolbar's theme, with the product's styles. */
export function DocsContainer({ children, ...props }: ComponentProps<typeof StorybookContainer>) {
  const globals = useGlobals();
  usePageGlobals(globals, true);
  return (
    <StorybookContainer {...props} theme={globals.theme === 'dark' ? darkChrome : lightChrome}>
      <PageTheme value={globals.theme}>{children}</PageTheme>
    </StorybookContainer>
  );
}
