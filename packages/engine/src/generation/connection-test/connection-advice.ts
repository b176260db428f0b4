import { KEY_OVER_HTTP } from '../adapters/model-generator.ts';
import type { GenerationError, GenerationErrorKind } from '../generation-error.ts';
import { isLoopback, serverAt } from '../services/known-servers.ts';
import { isLocalNetwork } from '../services/server-defaults.ts';

/**
 * The reason why a page cannot use its generator. `cors`: the server runs but does not allow this site; `policy`: the site's Content
 * Security Policy does not allow the address.
 */
export type ConnectionFault = GenerationErrorKind | 'cors' | 'policy' | 'offline';

interface Advice {
  /** The cause. */
  readonly reason: string;
  /** The fix. */
  readonly fix: string;
}

interface Circumstances {
  readonly error: GenerationError;
  readonly baseUrl: string;
  readonly kind: 'gemini' | 'openai-compatible';
  readonly model: string;
  /** The page's origin. */
  readonly origin: string | undefined;
  /** The time that the test waited for an answer, in milliseconds. */
  readonly timeout: number;
}

/** The cause and the fix, for the person who set up the generator. */
export function adviceFor(fault: ConnectionFault, circumstances: Circumstances): Advice {
  const { error, baseUrl, kind, model, origin = 'the address of this site' } = circumstances;
  const address = URL.parse(baseUrl, circumstances.origin);
  const place = address?.origin ?? baseUrl;
  const server = serverAt(baseUrl);
  const isNearby = address !== null && isLocalNetwork(address.hostname);
  const allow = server?.allow?.replace('{origin}', origin) ?? ALLOW_ALL.replaceAll('{origin}', origin);

  switch (fault) {
    case 'offline':
      return { reason: 'You are offline.', fix: 'Connect to the internet, then test again.' };
    case 'policy':
      return {
        reason: `This site does not allow calls to ${place}.`,
        fix: 'Choose an address that it allows, or ask whoever runs this site to add it to CSP_CONNECT_EXTRA.',
      };
    case 'cors':
      return { reason: `${server?.name ?? 'The server'} runs at ${place}, but does not let this site in.`, fix: `${allow}.` };
    case 'network':
      return networkAdvice(circumstances, allow);
    case 'auth':
      return authAdvice(error, kind);
    case 'permission':
      return permissionAdvice(error, isNearby, allow);
    case 'not-found':
      return kind === 'gemini' || /model/i.test(error.message)
        ? { reason: `There is no model "${model}" for you here.`, fix: 'It may be retired or misspelt. Choose another model.' }
        : { reason: `Nothing is served at ${baseUrl}.`, fix: 'Check the base URL: it usually ends in /v1.' };
    case 'rate-limit':
      return { reason: 'The key works, but the service asks for a pause.', fix: 'Wait a minute, then try again.' };
    case 'quota':
      return {
        reason: 'The key works, but its limit is used up.',
        fix: 'Wait until it is renewed, add credit, or choose another model or key.',
      };
    case 'overloaded':
      return isNearby && /loading model/i.test(error.message)
        ? { reason: 'The server is still loading its model.', fix: 'Test again in a minute.' }
        : { reason: `The service is busy or out of order (${error.status ?? 'no status'}).`, fix: 'Try again in a moment.' };
    case 'timeout':
      return timeoutAdvice(circumstances, isNearby);
    case 'aborted':
      return { reason: 'The test was stopped.', fix: 'Test again.' };
    case 'empty':
    case 'blocked':
      return { reason: 'The service answered, but without a text.', fix: 'Choose another model, then test again.' };
    case 'bad-request':
      return { reason: 'The service did not understand the request.', fix: 'Check the model and the base URL.' };
    default:
      return { reason: 'What answered there is not a model.', fix: 'Check the base URL.' };
  }
}

const ALLOW_ALL =
  'Let {origin} in (Ollama: OLLAMA_ORIGINS={origin}; LM Studio: lms server start --cors; llama.cpp: --cors-origins; vLLM: --allowed-origins)';

function networkAdvice({ baseUrl, origin }: Circumstances, allow: string): Advice {
  const address = URL.parse(baseUrl, origin);
  const place = address?.origin ?? baseUrl;
  if (address !== null && isLoopback(address.hostname))
    return {
      reason: `Nothing answers at ${place}, or it does not let this site in.`,
      fix: `Check that ${serverAt(baseUrl)?.name ?? 'the server'} runs, and allow access to your local network if the browser asks. ${allow}.`,
    };
  if (address?.protocol === 'http:' && origin?.startsWith('https:'))
    return {
      reason: 'A secure page cannot call an http address.',
      fix: 'Use an address that begins with https, or a server on this computer.',
    };
  return {
    reason: `${place} could not be reached.`,
    fix: 'Check the address. If it is right, a blocker or your network stands between, or the server does not let this site in.',
  };
}

function timeoutAdvice({ timeout, model }: Circumstances, isNearby: boolean): Advice {
  return {
    reason: `The model did not answer within ${timeout / 1000} seconds.`,
    fix: isNearby
      ? `It may still be loading: test again. If that does not help, load it first (Ollama: ollama run ${model}) or choose a smaller one.`
      : 'Try again in a moment.',
  };
}

function authAdvice({ message }: GenerationError, kind: Circumstances['kind']): Advice {
  const fresh = kind === 'gemini' ? 'Make a new key at aistudio.google.com/apikey.' : 'Make a new key where you made this one.';
  if (/leaked|suspended|deactivated/i.test(message))
    return { reason: 'The key has been blocked by the service, perhaps because it was found in public.', fix: fresh };
  if (message === KEY_OVER_HTTP)
    return {
      reason: 'A key is never sent to an http address of another computer, because everybody on the way could read it.',
      fix: 'Use an address that begins with https://, or leave the key out.',
    };
  if (message === 'There is no key') return { reason: 'There is no key.', fix: 'Type the key that the service gave you.' };
  return { reason: 'The key was not accepted.', fix: `Check that it was copied whole and belongs to this service. ${fresh}` };
}

function permissionAdvice({ message }: GenerationError, isNearby: boolean, allow: string): Advice {
  if (/refer|origin/i.test(message))
    return {
      reason: 'The key may not be used from this site.',
      fix: "Add this site's address to the key's allowed websites, or use another key.",
    };
  if (/location/i.test(message)) return { reason: 'The service is not offered where you are.', fix: 'Choose another generator.' };
  if (/limit: 0/.test(message))
    return { reason: 'This model is not part of what the key may use.', fix: 'Choose another model, or a key with a paid plan.' };
  // Ollama answers 403 to origins that it does not allow.
  if (isNearby) return { reason: 'The server does not let this site in.', fix: `${allow}.` };
  return { reason: 'The key may not use this model.', fix: 'Choose another model or another key.' };
}
