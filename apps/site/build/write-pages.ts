import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { policyForMeta, securityHeaders } from './content-security-policy.ts';
import { inlineScripts } from './inline-scripts.ts';
import { nginxHeaders } from './nginx-headers.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { openGraph } from './open-graph.ts';
import { pageFiles } from './page-files.ts';
import { basePath, siteAddress } from './site-address.ts';
import { siteFiles } from './site-files.ts';
import { shippedPackages, thirdPartyNotices } from './third-party.ts';
import { withoutScript } from './without-script.ts';

/** What the server bundle (src/boot/prerender.tsx) exports. */
interface Prerenderer {
  readonly paths: readonly string[];
  /** Other files by their path in the site: the feed. */
  readonly files: (siteAddress: string) => Readonly<Record<string, string>>;
  render(path: string): Promise<RenderedPage>;
}

/** A page as HTML, and the source modules that it loads beside the entry, by their keys in Vite's manifest. */
interface RenderedPage {
  readonly head: string;
  readonly body: string;
  readonly modules: readonly string[];
  /** On a tool's page: the tool, and the module of its definition, which is one of `modules`. */
  readonly tool?: { readonly slug: string; readonly module: string };
}

/**
 * Writes every page and the files beside them.
 * @param client the folder of the built site; the server bundle is in the folder `server` beside it
 */
export async function writePages(client: string): Promise<void> {
  const bundle = join(client, '../server');
  const server: Prerenderer = await import(pathToFileURL(join(bundle, 'prerender.js')).href);
  const template = withoutLinks(await readFile(join(client, 'index.html'), 'utf8'));
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  /** The style sheets of all pages, by their files. */
  const sheets = new Map<string, string>();

  const pageAt = async (path: string, meta: (head: string) => string): Promise<string> => {
    const { head, body, modules, tool } = await server.render(path);
    const files = pageFiles(manifest, modules);
    const toolIn = (file: string): string | undefined => (tool && manifest[tool.module]?.file === file ? tool.slug : undefined);
    for (const file of files.styles) if (!sheets.has(file)) sheets.set(file, (await readFile(join(client, file), 'utf8')).trim());
    const styles = files.styles.map((file) => ({ href: basePath + file, css: sheets.get(file) ?? '' }));
    const policy = policyForMeta({ scripts: inlineScripts, styles: styles.map(({ css }) => css) });
    return template
      .replace('<!--csp-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
      .replace('<!--styles-->', () => styles.map(inlineSheet).join(''))
      .replace('<!--head-->', () => head + meta(head))
      .replace('<!--noscript-->', () => withoutScript(path))
      .replace('<!--preloads-->', () => files.scripts.map((file) => preloadAfterPaint(file, toolIn(file))).join(''))
      .replace('<!--app-->', () => body);
  };
  const write = async (file: string, text: string): Promise<void> => {
    const target = join(client, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  };

  const pages = server.paths.map((path) => ({ path, file: join(path, 'index.html').slice(1) }));
  for (const { path, file } of pages) await write(file, await pageAt(path, (head) => openGraph(head, path)));
  const notFound = await pageAt('/404', () => '<meta name="robots" content="noindex">');
  await write(
    '404.html',
    notFound.replace('id="root"', () => 'id="root" data-page="not-found"'),
  );
  await write('THIRD-PARTY.txt', thirdPartyNotices(shippedPackages()));
  const headers = securityHeaders({ scripts: inlineScripts, styles: [...sheets.values()] });
  for (const [file, text] of Object.entries({ ...siteFiles(server.paths, headers), ...server.files(siteAddress) })) await write(file, text);
  await writeFile(join(client, '../nginx-headers.conf'), nginxHeaders(headers));
  await rm(bundle, { recursive: true });
  await rm(join(client, '.vite'), { recursive: true });
  await writeOfflineWorker(
    client,
    pages.map(({ file }) => file),
  );
}

/** Without the links that Vite writes for the entry: each page has its styles inside, and its own list of preloads. */
function withoutLinks(html: string): string {
  return html.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '');
}

/**
 * A style sheet in the page, so that the first paint waits for no further request. Vite loads the sheets of a lazy chunk unless the
 * document has a link to them; this one is disabled, so that the browser does not fetch it.
 */
function inlineSheet({ href, css }: { readonly href: string; readonly css: string }): string {
  if (css.includes('</')) throw new Error(`${href} cannot be inlined in a page, because it contains "</"`);
  return `<style>${css}</style><link rel="stylesheet" disabled href="${href}">`;
}

/**
 * A link with low priority, because scripts must not compete with what the first paint needs.
 * @param tool the slug of the tool whose definition the file contains; src/content/load-tool-page.ts finds the link by it
 */
function preloadAfterPaint(file: string, tool?: string): string {
  const mark = tool === undefined ? '' : ` data-tool="${tool}"`;
  return `<link rel="modulepreload" fetchpriority="low" crossorigin${mark} href="${basePath}${file}">`;
}
