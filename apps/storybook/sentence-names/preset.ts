import type { StorybookConfig } from '@storybook/react-vite';
import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { mergeConfig } from 'vite';
import { namedStories } from './named-stories-plugin.ts';
import { sentenceName } from './sentence-name.ts';

/** Names of stories in sentence case, as all words of ours are; Storybook makes Titles Of Their Exports. */

export const experimental_indexers: NonNullable<StorybookConfig['experimental_indexers']> = async (existing) =>
  (existing ?? []).map(
    (indexer): Indexer => ({
      ...indexer,
      createIndex: async (...given) => (await indexer.createIndex(...given)).map(withName),
    }),
  );

export const viteFinal: NonNullable<StorybookConfig['viteFinal']> = (config) => mergeConfig(config, { plugins: [namedStories()] });

function withName(input: IndexInput): IndexInput {
  const { exportName, name } = input;
  return input.type === 'story' && name === storyNameFromExport(exportName) ? { ...input, name: sentenceName(exportName) } : input;
}
