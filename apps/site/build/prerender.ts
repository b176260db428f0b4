import { join } from 'node:path';
import type { Plugin } from 'vite';
import { siteUrl } from './site-url.ts';
import { writePages } from './write-pages.ts';

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
            // What every page needs is one file.
            rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
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
          await writePages(join(builder.config.root, 'dist'), builder.config.base);
          if (siteUrl === '')
            builder.config.logger.warn(
              'SITE_URL is not set: sitemap, feed, canonical links and link previews name paths alone, which crawlers may not read. Set it to where the site will stand, as in SITE_URL=https://example.org, and build again.',
            );
        },
      },
    }),
  };
}
