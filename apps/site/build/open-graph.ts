import { siteAddress } from './site-address.ts';

/** The picture of a link preview, 1200 × 630 pixels. */
const PICTURE = '/og.png';

/**
 * The Open Graph tags of a page, from its title and description. Services that show link previews read the HTML and run no script,
 * so the tags are not updated on navigation.
 *
 * @param head the page's head as rendered: title and description, already escaped
 */
export function openGraph(head: string, path: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  if (title === undefined || description === undefined) throw new Error(`${path} has no title or no description`);
  const properties = {
    'og:site_name': 'Marginalia',
    'og:type': /^\/blog\/./.test(path) ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': `${siteAddress}${path}`,
    'og:image': `${siteAddress}${PICTURE}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Marginalia: study tools that show their work',
  };
  const tags = Object.entries(properties).map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('');
}
