import { join, relative } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StoriesEntry } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { DEFINITIONS } from './definition.ts';
import { toolIndexer } from './tool-indexer.ts';
import { toolStories } from './tool-stories-plugin.ts';

/** Stories of every tool, made from its definition: a new file in packages/tool-defs/src/tools needs nothing here. */

// Storybook reads the folder from where main.ts is.
const directory = relative(join(import.meta.dirname, '../.storybook'), DEFINITIONS);
export const stories: StoriesEntry[] = [{ directory, files: '*.tool.ts', titlePrefix: 'Tools' }];

export const experimental_indexers: NonNullable<StorybookConfig['experimental_indexers']> = async (existing) => [
  ...(existing ?? []),
  toolIndexer,
];

export const viteFinal: NonNullable<StorybookConfig['viteFinal']> = (config) => mergeConfig(config, { plugins: [toolStories()] });
