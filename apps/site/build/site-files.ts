import { securityHeaders } from './content-security-policy.ts';
import { siteUrl } from './site-url.ts';

/** Files beside the pages, for crawlers and for hosts. */
export function siteFiles(paths: readonly string[]): Readonly<Record<string, string>> {
  return { 'sitemap.xml': sitemap(paths), 'robots.txt': ROBOTS, _headers: headersFile(paths) };
}

function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const ROBOTS = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/**
 * The headers in the form that static hosts with a `_headers` file read. The policy is for the site's own pages: the Storybook
 * beside them runs with scripts in its pages.
 */
function headersFile(paths: readonly string[]): string {
  const { 'Content-Security-Policy': policy, ...rest } = securityHeaders;
  const folders = new Set(paths.map((path) => path.split('/')[1] ?? '').filter((folder) => folder !== ''));
  return [
    '/*',
    ...Object.entries(rest).map(([name, value]) => `  ${name}: ${value}`),
    ...['/', ...[...folders].flatMap((folder) => [`/${folder}`, `/${folder}/*`])].flatMap((path) => [
      path,
      `  Content-Security-Policy: ${policy}`,
    ]),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
