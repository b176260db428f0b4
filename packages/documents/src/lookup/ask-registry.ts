import { LookUpFailed } from '@marginalia/engine';

/** The form in which registries of DOIs describe a work (https://citation.crosscite.org/docs.html). */
const CSL_JSON = 'application/vnd.citationstyles.csl+json';
const MOST_MILLISECONDS = 20_000;
/** A work with thousands of authors has fewer. */
const MOST_CHARACTERS = 1_000_000;

/**
 * Asks for the work that is registered under a DOI. The address gets the DOI, and nothing else: no cookie and no referrer.
 * @param address of a resolver, such as https://doi.org
 * @returns CSL-JSON as it came; undefined where nothing is registered
 */
export async function askRegistry(address: string, doi: string, signal: AbortSignal): Promise<string | undefined> {
  // A DOI may hold any sign; only slashes stay as they are.
  const path = encodeURIComponent(doi).replaceAll('%2F', '/');
  const answer = await asked(
    `${address.replace(/\/$/, '')}/${path}`,
    AbortSignal.any([signal, AbortSignal.timeout(MOST_MILLISECONDS)]),
  ).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw cause instanceof LookUpFailed ? cause : new LookUpFailed('offline', { cause });
  });
  if (answer === undefined || isObject(answer)) return answer;
  throw new LookUpFailed('failed');
}

async function asked(address: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(address, { headers: { Accept: CSL_JSON }, credentials: 'omit', referrerPolicy: 'no-referrer', signal });
  if (response.status === 404 || response.status === 410) return undefined;
  if (response.status === 429 || response.status === 503) throw new LookUpFailed('busy');
  if (!response.ok) throw new LookUpFailed('failed');
  const text = await response.text();
  if (text.length > MOST_CHARACTERS) throw new LookUpFailed('failed');
  return text;
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
