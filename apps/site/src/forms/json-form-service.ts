import type { FormService } from '@marginalia/ui';

interface JsonFormServiceOptions {
  readonly url: string;
  /** Names the inbox. It is public: everybody who opens the page can read it. */
  readonly accessKey: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The longest message of a service that is shown, in characters: one or two sentences. */
const MAX_MESSAGE = 200;

/** A third-party form service: JSON by POST. Status 200 means success; with any other, `message` is the reason. */
export function jsonFormService({ url, accessKey, fetch: send = fetch }: JsonFormServiceOptions): FormService {
  return {
    submit: async (submission, signal) => {
      const response = await send(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ access_key: accessKey, ...submission }),
        credentials: 'omit',
        // Services identify a site by its origin. The page's path stays private.
        referrerPolicy: 'strict-origin',
        signal,
      });
      if (response.status === 200) return { ok: true };
      const message = await messageOf(response);
      return message === '' ? { ok: false } : { ok: false, message };
    },
  };
}

/** The `message` of a refusal as one line of plain text; '' when there is none. */
async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') return '';
  // Direction overrides could reorder the text after the message.
  const line = body.message
    .toWellFormed()
    .replace(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > MAX_MESSAGE ? `${characters.slice(0, MAX_MESSAGE).join('').trim()}…` : line;
}
