import { securityHeaders } from './content-security-policy.ts';
import { formatHeaders, type HeaderRules } from './headers-file.ts';
import { siteUrl } from './site-url.ts';

/** Files beside the pages, for crawlers and for hosts. */
export function siteFiles(paths: readonly string[]): Readonly<Record<string, string>> {
  return { 'sitemap.xml': sitemap(paths), 'robots.txt': ROBOTS, _headers: formatHeaders(headerRules(paths)) };
}

function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

// A sitemap is named by its whole address, or not at all.
const ROBOTS = `User-agent: *\nAllow: /\n${siteUrl === '' ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;

/**
 * The policy is for the site's own pages, and for its scripts: a worker takes its policy from the headers of its own file. The
 * Storybook beside them runs with scripts in its pages.
 */
function headerRules(paths: readonly string[]): HeaderRules {
  const { 'Content-Security-Policy': policy = '', ...rest } = securityHeaders;
  const withPolicy = { 'Content-Security-Policy': policy };
  const folders = new Set(paths.map((path) => path.split('/')[1] ?? '').filter((folder) => folder !== ''));
  const pages = ['/', ...[...folders].flatMap((folder) => [`/${folder}`, `/${folder}/*`])];
  return {
    '/*': rest,
    ...Object.fromEntries(pages.map((path) => [path, withPolicy])),
    '/assets/*': { ...withPolicy, 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
}
