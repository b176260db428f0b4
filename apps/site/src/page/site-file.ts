/** What the file of a deployment may hold that pages ask for early; nothing of it has been checked. */
export interface SiteFile {
  readonly site?: { readonly email?: unknown; readonly repository?: unknown };
  readonly defaultGenerator?: unknown;
}

let reading: Promise<SiteFile> | undefined;

/** The `config.json` of this deployment as it is, read once; `deployment.ts` reads it with care. An absent or broken one sets nothing. */
export function siteFile(): Promise<SiteFile> {
  reading ??= fetch(`${import.meta.env.BASE_URL}config.json`)
    .then((response): Promise<SiteFile> => response.json())
    .catch(() => ({}));
  return reading;
}
