import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the character maps of pdf.js beside the code that reads files. Only a PDF with Chinese, Japanese or Korean text in fonts that it
 * does not hold needs any, and fetches one or two of them. Their names do not change with their content, so the folder has the version of
 * pdf.js in its name.
 */
export function characterMaps(): Plugin {
  const library = join(import.meta.dirname, '../../../packages/documents/node_modules/pdfjs-dist');
  const { version } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as { version: string };
  // A name with a dot would look like a file.
  const folder = `assets/documents/character-maps-${version.replaceAll('.', '-')}/`;
  const maps = join(library, 'cmaps');
  return {
    name: 'marginalia:character-maps',
    config: () => ({ define: { CHARACTER_MAPS: JSON.stringify(folder) } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.includes(folder)) return next();
        response.end(readFileSync(join(maps, basename(path))));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of readdirSync(maps).filter((map) => map.endsWith('.bcmap'))) {
        this.emitFile({ type: 'asset', fileName: folder + name, source: readFileSync(join(maps, name)) });
      }
    },
  };
}
