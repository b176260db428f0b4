import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { type ComponentProps, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { PageTheme } from '../blocks/page-theme.ts';
import { globalsOf, type StoryGlobals } from './globals.ts';
import { usePageGlobals } from './Stage.tsx';
import { darkChrome, lightChrome } from './theme.ts';

type ContainerProps = ComponentProps<typeof DocsContainer>;

/** A page of documentation in the theme that the toolbar says, with the product's own styles. */
export function DocsPage({ context, children }: { readonly context: ContainerProps['context']; readonly children?: ReactNode }) {
  const globals = useToolbar(context);
  usePageGlobals(globals, true);
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? darkChrome : lightChrome}>
      <PageTheme value={globals.theme}>{children}</PageTheme>
    </DocsContainer>
  );
}

function useToolbar(context: ContainerProps['context']): StoryGlobals {
  const [globals, setGlobals] = useState(() => globalsOf(globalsAtFirst(context)));
  useEffect(() => {
    const update = (changed: { readonly globals: Record<string, unknown> }): void => setGlobals(globalsOf(changed.globals));
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context]);
  return globals;
}

/** What the toolbar says before it is touched; Storybook's context holds it without a public name. */
function globalsAtFirst(context: object): Readonly<Record<string, unknown>> {
  const { store } = context as { store?: { userGlobals?: { globals?: Record<string, unknown> } } };
  return store?.userGlobals?.globals ?? {};
}
