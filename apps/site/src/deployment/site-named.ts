import { siteFile } from './site-file.ts';

/** Whether this deployment sets a contact address or a repository, which prerendered pages do not show. */
export async function siteNamed(): Promise<boolean> {
  const { site } = await siteFile();
  return Boolean(site?.email || site?.repository);
}
