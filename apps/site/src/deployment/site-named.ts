import { siteFile } from './site-file.ts';

/** Whether this deployment names an address or a repository. The prerendered pages show neither. */
export async function siteNamed(): Promise<boolean> {
  const { site } = await siteFile();
  return Boolean(site?.email || site?.repository);
}
