import { securityHeaders } from './content-security-policy.ts';
import { siteUrl } from './site-url.ts';

/** Files beside the pages, for crawlers and for hosts. */
export function siteFiles(paths: readonly string[]): Readonly<Record<string, string>> {
  return { 'sitemap.xml': sitemap(paths), 'robots.txt': ROBOTS, _headers: headersFile() };
}

function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const ROBOTS = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** The headers in the form that static hosts with a `_headers` file read. */
function headersFile(): string {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...headers, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join('\n');
}
