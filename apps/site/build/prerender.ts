import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { policyForMeta, securityHeaders } from './content-security-policy.ts';

/** What the server bundle (src/prerender.tsx) exports. */
interface Prerenderer {
  readonly paths: readonly string[];
  render(path: string): Promise<{ readonly head: string; readonly body: string }>;
}

/** Builds the client and the server bundle, then writes every route as {route}/index.html and the not-found page as 404.html. */
export function prerender(): Plugin {
  return {
    name: 'marginalia:prerender',
    apply: 'build',
    config: () => ({
      environments: {
        client: { build: { outDir: 'dist/client' } },
        ssr: { build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/prerender.tsx' } }, resolve: { noExternal: true } },
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
  const write = async (file: string, path: string): Promise<void> => {
    const { head, body } = await server.render(path);
    const html = template
      .replace('<!--csp-->', () => `<meta http-equiv="Content-Security-Policy" content="${policyForMeta}">`)
      .replace('<!--head-->', () => head)
      .replace('<!--app-->', () => body);
    const target = join(dist, 'client', file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  };
  for (const path of server.paths) await write(join(path, 'index.html'), path);
  await write('404.html', '/404');
  const headers = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  await writeFile(join(dist, 'client/_headers'), ['/*', ...headers, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n'));
  await rm(join(dist, 'server'), { recursive: true });
}
