import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { policyForMeta, securityHeaders } from './content-security-policy.ts';
import { criticalStyle } from './critical-style.ts';
import { inlineScripts } from './inline-scripts.ts';
import { nginxHeaders } from './nginx-headers.ts';
import { writeOfflineWorker } from './offline-worker.ts';
import { openGraph } from './open-graph.ts';
import { type PageFiles, pageFiles } from './page-files.ts';
import { basePath, siteAddress } from './site-address.ts';
import { siteFiles } from './site-files.ts';
import { shippedPackages, thirdPartyNotices } from './third-party.ts';
import { withoutScript } from './without-script.ts';

/** The exports of the server bundle (src/boot/prerender.tsx). */
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
  /** The tool of a tool's page, and the module of its definition, which is one of `modules`. */
  readonly tool?: { readonly slug: string; readonly module: string };
}

/** The path that no page has. */
const NOT_FOUND = '/404';

/**
 * Writes every page and the files beside them.
 * @param client the folder of the built site; the server bundle is in the folder `server` beside it
 */
export async function writePages(client: string): Promise<void> {
  const bundle = join(client, '../server');
  const server: Prerenderer = await import(pathToFileURL(join(bundle, 'prerender.js')).href);
  const template = withoutBreaks(withoutLinks(await readFile(join(client, 'index.html'), 'utf8')));
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const rendered = new Map<string, RenderedPage & { readonly files: PageFiles }>();
  for (const path of [...server.paths, NOT_FOUND]) {
    const page = await server.render(path);
    rendered.set(path, { ...page, files: pageFiles(manifest, page.modules) });
  }
  const criticalStyles = await criticalStylesOf(client, template, [...rendered.values()]);

  const pageAt = (path: string, meta: (head: string) => string): string => {
    const page = rendered.get(path);
    if (!page) throw new Error(`The page ${path} was not rendered`);
    const { head, body, tool, files } = page;
    const toolIn = (file: string): string | undefined => (tool && manifest[tool.module]?.file === file ? tool.slug : undefined);
    const style = criticalStyles.get(templateOf(page)) ?? '';
    const policy = policyForMeta({ scripts: inlineScripts, styles: [style] });
    return template
      .replace('<!--csp-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
      .replace('<!--styles-->', () => `<style>${style}</style>${firstFrame(body)}`)
      .replace('<!--head-->', () => head + meta(head))
      .replace('<!--noscript-->', () => withoutScript(path))
      .replace('<!--sheets-->', () => files.styles.map((file) => `<link rel="stylesheet" href="${basePath}${file}">`).join(''))
      .replace('<!--preloads-->', () => files.scripts.map((file) => preloadAfterPaint(file, toolIn(file))).join(''))
      .replace('<!--app-->', () => body);
  };
  const write = async (file: string, text: string): Promise<void> => {
    const target = join(client, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  };

  const pages = server.paths.map((path) => ({ path, file: join(path, 'index.html').slice(1) }));
  for (const { path, file } of pages)
    await write(
      file,
      pageAt(path, (head) => openGraph(head, path)),
    );
  const notFound = pageAt(NOT_FOUND, () => '<meta name="robots" content="noindex">');
  await write(
    '404.html',
    notFound.replace('id="root"', () => 'id="root" data-page="not-found"'),
  );
  await write('THIRD-PARTY.txt', thirdPartyNotices(shippedPackages()));
  const headers = securityHeaders({ scripts: inlineScripts, styles: [...criticalStyles.values()] });
  for (const [file, text] of Object.entries({ ...siteFiles(server.paths, headers), ...server.files(siteAddress) })) await write(file, text);
  await writeFile(join(client, '../nginx-headers.conf'), nginxHeaders(headers));
  await rm(bundle, { recursive: true });
  await rm(join(client, '.vite'), { recursive: true });
  await writeOfflineWorker(
    client,
    pages.map(({ file }) => file),
  );
}

/** Removes the links that Vite writes for the entry, because each page has its styles inside and its own list of preloads. */
function withoutLinks(html: string): string {
  return html.replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '');
}

/** Removes the breaks between the elements, because every page would carry them and no browser needs them. */
function withoutBreaks(html: string): string {
  return html.replace(/>\s*\n\s*</g, '><');
}

type PageParts = Pick<RenderedPage, 'body' | 'tool'> & { readonly files: PageFiles };

/**
 * Pages with the same style sheets have the same critical style, so that the policy of all pages needs few hashes. A tool that is still to
 * come has the sheets of a tool's page and no form.
 */
function templateOf({ files, tool }: PageParts): string {
  return [...files.styles, tool ? 'with a form' : 'without a form'].join();
}

/** The critical style of each template. @param frame the HTML around every page */
async function criticalStylesOf(client: string, frame: string, pages: readonly PageParts[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [template, alike] of Map.groupBy(pages, templateOf)) {
    const sheets = await Promise.all((alike[0]?.files.styles ?? []).map((file) => readFile(join(client, file), 'utf8')));
    found.set(template, criticalStyle(sheets.join('\n'), [frame, ...alike.map(({ body }) => body), ...inlineScripts]));
  }
  return found;
}

/** Lets a browser wait with the first frame for the heading: a frame with nothing in it, or with the header alone, delays the rest. */
function firstFrame(body: string): string {
  const id = /<h1\b[^>]*\bid="([^"]+)"/.exec(body)?.[1];
  return id === undefined ? '' : `<link rel="expect" blocking="render" href="#${id}">`;
}

/**
 * A link with low priority, because scripts must not compete with what the first paint needs.
 * @param tool the slug of the tool whose definition the file contains; src/content/load-tool-page.ts finds the link by it
 */
function preloadAfterPaint(file: string, tool?: string): string {
  const mark = tool === undefined ? '' : ` data-tool="${tool}"`;
  return `<link rel="modulepreload" fetchpriority="low" crossorigin${mark} href="${basePath}${file}">`;
}
