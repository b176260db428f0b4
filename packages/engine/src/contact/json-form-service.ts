import type { FormService } from './form-service.ts';

export interface JsonFormServiceOptions {
  readonly url: string;
  /** Which inbox the message is for. It is public: whoever opens the page can read it. */
  readonly accessKey: string;
  readonly fetch?: typeof globalThis.fetch;
}

/** The longest message of a service that is shown, in characters: a sentence or two, not a page of somebody's HTML. */
const LONGEST_MESSAGE = 200;

/** A third-party form service: JSON by POST, HTTP 200 means success, else its `message` says why (specification §7). */
export function jsonFormService({ url, accessKey, fetch: send = fetch }: JsonFormServiceOptions): FormService {
  return {
    submit: async (submission, signal) => {
      const response = await send(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ access_key: accessKey, ...submission }),
        credentials: 'omit',
        // Services tell an owner's site by its origin; which page it was is nobody's business.
        referrerPolicy: 'strict-origin',
        signal,
      });
      if (response.status === 200) return { ok: true };
      const message = await messageOf(response);
      return message === '' ? { ok: false } : { ok: false, message };
    },
  };
}

/** The `message` of a refusal as one line of plain text; empty when there is none. */
async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('message' in body) || typeof body.message !== 'string') return '';
  // Marks that turn the direction of text could make the rest of the page read wrong.
  const line = body.message
    .toWellFormed()
    .replace(/[\p{Cc}\s\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();
  const characters = [...line];
  return characters.length > LONGEST_MESSAGE ? `${characters.slice(0, LONGEST_MESSAGE).join('').trim()}…` : line;
}
