import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { policyForMeta } from './content-security-policy.ts';
import { openGraph } from './open-graph.ts';
import { linksOf } from './page-links.ts';
import { siteFiles } from './site-files.ts';
import { siteUrl } from './site-url.ts';
import { withoutScript } from './without-script.ts';

/** What the server bundle (src/boot/prerender.tsx) exports. */
interface Prerenderer {
  readonly paths: readonly string[];
  /** Other files by their path in the site: the feed. */
  readonly files: (siteUrl: string) => Readonly<Record<string, string>>;
  /** `modules`: the source modules that the page loads beside the entry, by their keys in Vite's manifest. */
  render(path: string): Promise<{ readonly head: string; readonly body: string; readonly modules: readonly string[] }>;
}

/** Parts that belong together are one file, however many pages share some of them: each file more costs every one of its pages. */
const CHUNKS = [
  // What every page needs.
  { name: 'initial', tags: ['$initial' as const] },
  { name: 'basics', test: /packages\/ui\/src\/basics\/(EmptyState|LinkButton|ToolIcon|VisuallyHidden)\./ },
  { name: 'saved', test: /packages\/engine\/src\/work\/(analytics|kept-days|saved-entry|stored-json)\./ },
  { name: 'search', test: /packages\/ui\/src\/search\// },
];

/** Builds the client and the server bundle, then writes every route as {route}/index.html and the not-found page as 404.html. */
export function prerender(): Plugin {
  return {
    name: 'marginalia:prerender',
    config: () => ({
      define: { 'import.meta.env.SITE_URL': JSON.stringify(siteUrl) },
      build: { outDir: 'dist/client' },
      environments: {
        client: {
          build: {
            manifest: true,
            rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
          },
        },
        ssr: {
          build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/boot/prerender.tsx' } },
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
          if (siteUrl === '')
            builder.config.logger.warn(
              'SITE_URL is not set: sitemap, feed, canonical links and link previews name paths alone, which crawlers may not read. Set it to where the site will stand, as in SITE_URL=https://example.org, and build again.',
            );
        },
      },
    }),
  };
}

async function writePages(dist: string): Promise<void> {
  const server: Prerenderer = await import(pathToFileURL(join(dist, 'server/prerender.js')).href);
  const template = await readFile(join(dist, 'client/index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const write = async (file: string, text: string): Promise<void> => {
    const target = join(dist, 'client', file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  const pageAt = async (path: string, meta: (head: string) => string): Promise<string> => {
    const { head, body, modules } = await server.render(path);
    const { preload, styles } = linksOf(manifest, modules);
    return template
      .replace('<!--csp-->', () => `<meta http-equiv="Content-Security-Policy" content="${policyForMeta}">`)
      .replace('<!--head-->', () => head + meta(head) + preload)
      .replace('</head>', () => `${styles}</head>`)
      .replace('<!--noscript-->', () => withoutScript(path))
      .replace('<!--app-->', () => body);
  };
  for (const path of server.paths) await write(join(path, 'index.html'), await pageAt(path, (head) => openGraph(head, path)));
  const notFound = await pageAt('/404', () => '<meta name="robots" content="noindex">');
  await write(
    '404.html',
    notFound.replace('id="root"', () => 'id="root" data-page="not-found"'),
  );
  for (const [file, text] of Object.entries({ ...siteFiles(server.paths), ...server.files(siteUrl) })) await write(file, text);
  await rm(join(dist, 'server'), { recursive: true });
  await rm(join(dist, 'client/.vite'), { recursive: true });
}
