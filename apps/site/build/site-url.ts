/**
 * The origin of the deployed site, from the build setting SITE_URL (https://host or https://host:port). Without it canonical
 * links, sitemap and Open Graph name paths alone, which crawlers read less well.
 */
export const siteUrl = (process.env['SITE_URL'] ?? '').replace(/\/+$/, '');

if (siteUrl !== '' && !/^https?:\/\/[\w.-]+(:\d+)?$/.test(siteUrl))
  throw new Error(`SITE_URL: "${siteUrl}" is no origin; write it as https://host, without a path`);
