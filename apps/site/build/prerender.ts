import { join } from 'node:path';
import type { Plugin } from 'vite';
import { basePath, hasOrigin, siteAddress } from './site-address.ts';
import { writePages } from './write-pages.ts';

/** Builds the client and the server bundle, then writes every route as {route}/index.html and the not-found page as 404.html. */
export function prerender(): Plugin {
  return {
    name: 'marginalia:prerender',
    config: ({ build: { outDir = 'dist/client' } = {} }) => ({
      base: basePath,
      define: { 'import.meta.env.SITE_ADDRESS': JSON.stringify(siteAddress) },
      build: { outDir },
      environments: {
        client: {
          build: {
            manifest: true,
            // The code that every page needs is one file.
            rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }] } } },
          },
        },
        ssr: {
          build: { outDir: join(outDir, '../server'), ssr: true, rolldownOptions: { input: 'src/boot/prerender.tsx' } },
          resolve: { noExternal: true },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client, ssr } = builder.environments;
          if (!client || !ssr) throw new Error('The client and ssr environments are missing');
          await builder.build(client);
          await builder.build(ssr);
          await writePages(join(builder.config.root, builder.config.build.outDir));
          if (!hasOrigin)
            builder.config.logger.warn(
              'SITE_URL is not set: sitemap, feed, canonical links and link previews name paths alone, which crawlers may not read. Set it to where the site will stand, as in SITE_URL=https://example.org, and build again.',
            );
        },
      },
    }),
  };
}
