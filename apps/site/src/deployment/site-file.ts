/** The properties of `config.json` that pages read early. They are not validated. */
interface SiteFile {
  readonly site?: { readonly email?: unknown; readonly repository?: unknown };
  readonly defaultGenerator?: unknown;
}

let reading: Promise<unknown> | undefined;

/**
 * Loads the parsed `config.json` of this deployment once, without validation; `deployment.ts` validates it. An absent file gives an empty
 * object. Rejects if the site cannot be reached; the next call then retries.
 */
export function readSiteFile(): Promise<unknown> {
  reading ??= fetchSiteFile().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** The same without errors: if the file cannot be loaded, returns an empty object. */
export async function siteFile(): Promise<SiteFile> {
  const file = await readSiteFile().catch(() => undefined);
  return typeof file === 'object' && file !== null ? file : {};
}

async function fetchSiteFile(): Promise<unknown> {
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`);
  if (response.status >= 500) throw new Error(`config.json: status ${response.status}`);
  return response.ok ? response.json().catch(() => 'no JSON') : {};
}
