/**
 * The path of the site on its host, from the build setting BASE_PATH: "/", or "/marginalia/" for a site below it. Vite passes it to the
 * pages as `import.meta.env.BASE_URL`.
 */
export const basePath = `/${(process.env['BASE_PATH'] ?? '').replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/');

if (!/^\/(?:[\w.~-]+\/)*$/.test(basePath))
  throw new Error(`BASE_PATH: "${process.env['BASE_PATH']}" is no path; write it as /name/, with letters, digits, ".", "_", "~" and "-"`);

/** The origin of the site, from the build setting SITE_URL: https://host or https://host:port; empty without it. */
const origin = (process.env['SITE_URL'] ?? '').replace(/\/+$/, '');

if (origin !== '' && !/^https?:\/\/[\w.-]+(:\d+)?$/.test(origin))
  throw new Error(`SITE_URL: "${origin}" is no origin; write it as https://host, without a path, which BASE_PATH sets`);

export const hasOrigin = origin !== '';

/**
 * Stands before a path of the site ("/tools") in canonical links, sitemap, feed and Open Graph tags: "https://host/marginalia". Without
 * SITE_URL it is a path alone, which some crawlers do not read.
 */
export const siteAddress = origin + basePath.slice(0, -1);
