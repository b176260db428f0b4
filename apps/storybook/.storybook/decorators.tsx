import { NoticeProvider } from '@marginalia/ui';
import { MemoryNavigation } from '@marginalia/ui/testing';
import type { Decorator } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { globalsOf } from './globals.ts';
import { Stage } from './Stage.tsx';

/** A router in memory (at `parameters.path`) and passing messages around every story. */
export const withProviders: Decorator = (Story, { parameters, globals }) => (
  // A screen takes its generator when it starts: another choice in the toolbar starts it anew.
  <MemoryNavigation key={globalsOf(globals).generator} path={String(parameters['path'] ?? '/')}>
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
