import { siteFile } from './site-file.ts';

/** Resolves when this deployment names an address or a repository: pages were served without, and what shows them must load. */
export async function siteNamed(): Promise<void> {
  const { site } = await siteFile();
  if (!site?.email && !site?.repository) await new Promise(() => {});
}
