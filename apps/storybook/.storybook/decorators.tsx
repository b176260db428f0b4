import { NoticeProvider } from '@marginalia/ui';
import { MemoryNavigation } from '@marginalia/ui/testing';
import type { Decorator } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { globalsOf } from './globals.ts';
import { Stage } from './Stage.tsx';

/** Every story has a router in memory, at `parameters.path`, and toasts. */
export const withProviders: Decorator = (Story, { parameters }) => (
  <MemoryNavigation path={String(parameters['path'] ?? '/')}>
    <NoticeProvider>
      <Story />
    </NoticeProvider>
  </MemoryNavigation>
);

export const withStage: Decorator = (Story, { globals, viewMode, parameters }) => (
  <StrictMode>
    <Stage fullscreen={parameters['layout'] === 'fullscreen'} globals={globalsOf(globals)} inDocs={viewMode === 'docs'}>
      <Story />
    </Stage>
  </StrictMode>
);
