import { readFile } from 'node:fs/promises';
import { storyNameFromExport } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { sentenceName } from './sentence-name.ts';

/** Gives each story that has no name of its own one, so that pages of documentation call it what the sidebar calls it. */
export function namedStories(): Plugin {
  return {
    name: 'marginalia:named-stories',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\.stories\.tsx$/.test(id)) return;
      const { indexInputs } = loadCsf(await readFile(id, 'utf8'), { fileName: id, makeTitle: (title) => title ?? id }).parse();
      const lines = indexInputs
        .filter(({ exportName, name }) => name === storyNameFromExport(exportName))
        .map(({ exportName }) => `${exportName}.name ??= ${JSON.stringify(sentenceName(exportName))};`);
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}
