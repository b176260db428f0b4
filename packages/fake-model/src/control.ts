import type { ServerResponse } from 'node:http';
import { FAULTS, type Fault, parseFault } from './models/faults.ts';

/** The instructions on the start page: addresses, key and faults. */
export function manual(url: string): string {
  const modes = Object.entries(FAULTS).map(([mode, what]) => `  ${mode.padEnd(18)}${what}`);
  return `The fake model service, ${url}

  Google Gemini       address ${url}         (or ${url}/v1beta)
  OpenAI-compatible   address ${url}/v1
  Key                 test-key  (any that begins with "test-"; every other one is a bad key)
  Model               fake, or any name
  ${url}/open/v1      the same without a key, as a local server
  ${url}/no-cors/v1   the same for nobody's page, as Ollama without OLLAMA_ORIGINS

To see something go wrong, take the model "fake-503" (or "fake-" and any name below; "+" joins several), or open
${url}/__fault?mode=503 for the next request only; several "mode" queue up; "on=models" is for lists of models.

${modes.join('\n')}
  rejects-topK      answers 400 to a request that holds this parameter (or any other name)
`;
}

/** Handles `/` (instructions) and `/__fault?mode=…` (queues a fault). Returns whether the request was one of these. */
export function answerControl(
  url: URL,
  response: ServerResponse,
  queue: (name: 'generate' | 'models', faults: readonly Fault[]) => void,
): boolean {
  if (url.pathname === '/') {
    sendText(response, 200, manual(url.origin));
    return true;
  }
  if (url.pathname !== '/__fault') return false;
  const wanted = url.searchParams.getAll('mode');
  const faults = wanted.map(parseFault);
  const known = faults.filter((fault) => fault !== undefined);
  if (wanted.length === 0 || known.length < faults.length) sendText(response, 400, manual(url.origin));
  else {
    queue(url.searchParams.get('on') === 'models' ? 'models' : 'generate', known);
    sendText(response, 200, `The next: ${known.map((fault) => fault.join('+')).join(', ')}\n`);
  }
  return true;
}

function sendText(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'access-control-allow-origin': '*' }).end(body);
}
