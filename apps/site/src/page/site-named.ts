/**
 * Resolves when this deployment names an address or a repository: pages were served without, and what shows them must load.
 * It reads no more than that; `deployment.ts` reads the file with care.
 */
export async function siteNamed(): Promise<void> {
  const { site } = await fetch(`${import.meta.env.BASE_URL}config.json`)
    .then((response): Promise<{ site?: { email?: unknown; repository?: unknown } }> => response.json())
    .catch(() => ({ site: undefined }));
  if (!site?.email && !site?.repository) await new Promise(() => {});
}
