import { formatHeaders, type HeaderRules } from './headers-file.ts';
import { basePath, hasOrigin, siteAddress } from './site-address.ts';

/**
 * Files beside the pages, for crawlers and for hosts. `.nojekyll` makes GitHub Pages serve the files as they are.
 * @param paths the routes of the site
 * @param headers what a host sends with every page
 */
export function siteFiles(paths: readonly string[], headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { 'sitemap.xml': sitemap(paths), 'robots.txt': ROBOTS, '.nojekyll': '', _headers: formatHeaders(headerRules(paths, headers)) };
}

function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${siteAddress}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

// robots.txt must name the whole address of a sitemap.
const ROBOTS = `User-agent: *\nAllow: /\n${hasOrigin ? `\nSitemap: ${siteAddress}/sitemap.xml\n` : ''}`;

/**
 * The policy is sent with the site's own pages and with its scripts, because a worker takes its policy from the headers of its own
 * file. Storybook, in its folder beside them, has inline scripts and gets no policy.
 */
function headerRules(paths: readonly string[], headers: Readonly<Record<string, string>>): HeaderRules {
  const { 'Content-Security-Policy': policy = '', ...rest } = headers;
  const withPolicy = { 'Content-Security-Policy': policy };
  const folders = new Set(paths.map((path) => path.split('/')[1] ?? '').filter((folder) => folder !== ''));
  const pages = ['', ...[...folders].flatMap((folder) => [folder, `${folder}/*`])];
  return {
    [`${basePath}*`]: rest,
    ...Object.fromEntries(pages.map((path) => [basePath + path, withPolicy])),
    [`${basePath}offline-worker.js`]: { ...withPolicy, 'Cache-Control': 'no-cache' },
    [`${basePath}assets/*`]: { ...withPolicy, 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
}
