import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { policyForMeta, securityHeaders } from './content-security-policy.ts';
import { preloadLinks } from './preload-links.ts';

/** What the server bundle (src/prerender.tsx) exports. */
interface Prerenderer {
  readonly paths: readonly string[];
  /** `modules`: the source modules that the page loads beside the entry, by their keys in Vite's manifest. */
  render(path: string): Promise<{ readonly head: string; readonly body: string; readonly modules: readonly string[] }>;
}

/** Builds the client and the server bundle, then writes every route as {route}/index.html and the not-found page as 404.html. */
export function prerender(): Plugin {
  return {
    name: 'marginalia:prerender',
    config: () => ({
      build: { outDir: 'dist/client' },
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/prerender.tsx' } },
          resolve: { noExternal: true },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('The client and ssr environments are missing');
          await builder.build(client);
          await builder.build(ssr);
          await writePages(join(builder.config.root, 'dist'));
        },
      },
    }),
  };
}

async function writePages(dist: string): Promise<void> {
  const server: Prerenderer = await import(pathToFileURL(join(dist, 'server/prerender.js')).href);
  const template = await readFile(join(dist, 'client/index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const write = async (file: string, path: string, page = template): Promise<void> => {
    const { head, body, modules } = await server.render(path);
    const html = page
      .replace('<!--csp-->', () => `<meta http-equiv="Content-Security-Policy" content="${policyForMeta}">`)
      .replace('<!--head-->', () => head + preloadLinks(manifest, modules))
      .replace('<!--app-->', () => body);
    const target = join(dist, 'client', file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  };
  for (const path of server.paths) await write(join(path, 'index.html'), path);
  await write('404.html', '/404', template.replace('id="root"', 'id="root" data-page="not-found"'));
  await writeFile(join(dist, 'client/_headers'), headersFile());
  await rm(join(dist, 'server'), { recursive: true });
  await rm(join(dist, 'client/.vite'), { recursive: true });
}

/** The headers in the form that static hosts with a `_headers` file read. */
function headersFile(): string {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...headers, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n');
}
