/** What the file of a deployment may hold that pages ask for early; nothing of it has been checked. */
export interface SiteFile {
  readonly site?: { readonly email?: unknown; readonly repository?: unknown };
  readonly defaultGenerator?: unknown;
}

let reading: Promise<unknown> | undefined;

/**
 * The `config.json` of this deployment as it is, read once for whoever asks; `deployment.ts` looks into it with care. An absent one
 * is an empty object. Rejects when the site cannot be reached, and tries again when next asked.
 */
export function readSiteFile(): Promise<unknown> {
  reading ??= read().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** The same for what can do without: where it cannot be read, it sets nothing. */
export async function siteFile(): Promise<SiteFile> {
  const file = await readSiteFile().catch(() => undefined);
  return typeof file === 'object' && file !== null ? file : {};
}

async function read(): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`);
  if (response.status >= 500) throw new Error(`config.json: status ${response.status}`);
  return response.ok ? response.json().catch(() => 'no JSON') : {};
}
