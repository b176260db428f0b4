import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OpenLog, RequestLog } from './log.ts';
import { type FaultMode, faultOfModel, rejectedParameter } from './models/faults.ts';
import { modelExists } from './models/models.ts';
import { isRecord } from './protocols/body-checks.ts';
import { allowOrigin, answerPreflight, type Preflights } from './protocols/cors.ts';
import { type Incoming, keyIn, parsedBody, sentKey } from './protocols/incoming.ts';
import { type ModelCall, PROTOCOLS } from './protocols/protocol.ts';
import { pageOf, type RefusalContext, type RefusedRequest } from './protocols/refusal.ts';
import { type Route, routeOf } from './protocols/route.ts';
import { connectionClosed, sendEvents } from './protocols/stream.ts';
import { violationOf } from './protocols/strict.ts';
import { answerTo } from './text/answer.ts';

export interface ServiceOptions {
  /** Words of a section or an answer if the prompt does not give a length. */
  readonly words: number;
  /** Milliseconds between two events of a stream. */
  readonly pace: number;
  /** The delay that the fault `429-minute` asks for, in milliseconds. */
  readonly retryAfter: number;
  /** Writes the answer to a prompt, instead of the service. */
  readonly write?: (prompt: string) => string;
  /** Called when a request has ended, with success or not. */
  readonly onEnd: (log: RequestLog) => void;
}

interface FaultQueues {
  readonly generate: (readonly FaultMode[])[];
  readonly models: (readonly FaultMode[])[];
}

const ELSEWHERE = '/__elsewhere';

/** Answers requests like the real services: it checks every request strictly, and fails only if a fault is queued. */
export class Service {
  readonly requests: OpenLog[] = [];
  readonly queues: FaultQueues = { generate: [], models: [] };
  readonly #preflights: Preflights = new Map();
  readonly #options: ServiceOptions;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const route = routeOf(url.pathname);
    if (request.method === 'OPTIONS') {
      const problem = answerPreflight(request, response, url.pathname, route, this.#preflights);
      if (problem) {
        // The browser sends no request after a refused preflight, so the preflight itself is logged.
        this.#open({ method: 'OPTIONS', route, query: url.searchParams, headers: request.headers, text: '' }, url, response, problem);
      }
      return;
    }
    const incoming: Incoming = {
      method: request.method ?? '',
      route,
      query: url.searchParams,
      headers: request.headers,
      text: await text(request),
    };
    allowOrigin(request, response, route.mount);
    const log = this.#open(incoming, url, response);
    // Ollama answers like this to origins that OLLAMA_ORIGINS does not include.
    if (route.mount === 'no-cors' && log.origin !== undefined) response.writeHead(403).end();
    else await this.#answer(incoming, log, response, url);
  }

  async #answer(incoming: Incoming, log: OpenLog, response: ServerResponse, url: URL): Promise<void> {
    const { route } = incoming;
    const protocol = PROTOCOLS[route.protocol];
    if (route.kind === 'unknown') {
      log.violation =
        url.pathname === ELSEWHERE ? 'The client followed a redirect to another host.' : `There is nothing at ${url.pathname}.`;
      return refuse(response, protocol.unknownPath(incoming.method, url.pathname));
    }
    const body = parsedBody(incoming.text);
    const violation = violationOf(incoming, body);
    if (violation) {
      log.violation = violation.message;
      return refuse(response, violation.refusal);
    }
    const context = { model: log.model, key: log.key, retryAfter: this.#options.retryAfter };
    if (route.mount === 'keyed') {
      if (log.keyIn === 'none') {
        log.violation = 'There is no key where it must be.';
        // Google treats a key in Authorization as a token of another kind.
        return refuse(response, incoming.headers['authorization'] ? protocol.refusal('401', context) : protocol.keyless());
      }
      if (!log.key.startsWith('test-')) return refuse(response, protocol.refusal('bad-key', context));
    }
    const queue = route.kind === 'generate' ? this.queues.generate : this.queues.models;
    const named = route.kind === 'generate' ? (faultOfModel(log.model) ?? []) : [];
    const faults = queue.shift() ?? named;
    log.faults = faults;
    if (await applyConnectionFault(faults, response, url)) return;
    const refusal = refusalOf(route, faults, body, context);
    if (refusal) return refuse(response, refusal);
    if (route.kind === 'models') return refuse(response, { status: 200, body: JSON.stringify(protocol.models(incoming.query), null, 2) });
    if (route.kind === 'model') return refuse(response, { status: 200, body: JSON.stringify(protocol.model(log.model), null, 2) });
    if (isRecord(body)) await this.#stream({ model: log.model, body, input: protocol.input(body), faults }, route, log, response);
  }

  async #stream(call: ModelCall, route: Route, log: OpenLog, response: ServerResponse): Promise<void> {
    const protocol = PROTOCOLS[route.protocol];
    const answer = answerTo(call.input, call.faults, this.#options.words, this.#options.write);
    log.answer = answer.pieces.join('');
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    log.status = 200;
    const events = protocol.events(answer, call);
    const { pace } = this.#options;
    await sendEvents(response, events, {
      faults: call.faults,
      lineEnd: protocol.lineEnd,
      pace,
      errorEvent: () => protocol.errorEvent(call),
    });
  }

  #open(incoming: Incoming, url: URL, response: ServerResponse, violation?: string): OpenLog {
    const { route, headers } = incoming;
    const body = parsedBody(incoming.text);
    const input = inputOf(route, body);
    const log: OpenLog = {
      protocol: route.protocol,
      kind: route.kind,
      method: incoming.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers,
      origin: headers['origin'] === undefined ? undefined : String(headers['origin']),
      keyIn: keyIn(incoming),
      key: sentKey(incoming),
      model: route.model || (isRecord(body) && typeof body['model'] === 'string' ? body['model'] : ''),
      prompt: input?.prompt ?? '',
      earlier: input?.earlier ?? '',
      body,
      preflight: this.#preflights.get(url.pathname),
      faults: [],
      violation,
      status: undefined,
      answer: '',
      startedAt: Date.now(),
      endedAt: undefined,
      abortedAt: undefined,
    };
    this.#preflights.delete(url.pathname);
    this.requests.push(log);
    response.once('close', () => {
      const dropped = log.faults.some((fault) => fault === 'drop-before' || fault === 'drop-mid');
      if (response.headersSent) log.status = response.statusCode;
      if (response.writableFinished) log.endedAt = Date.now();
      else if (!dropped) log.abortedAt = Date.now();
      this.#options.onEnd(log);
    });
    return log;
  }
}

/** The input of a generation; undefined if its body is malformed. */
function inputOf({ kind, protocol }: Route, body: unknown) {
  try {
    return kind === 'generate' && isRecord(body) ? PROTOCOLS[protocol].input(body) : undefined;
  } catch {
    return undefined;
  }
}

function refusalOf(
  { protocol, kind }: Route,
  faults: readonly FaultMode[],
  body: unknown,
  context: RefusalContext,
): RefusedRequest | undefined {
  const { refusal, unknownParameter } = PROTOCOLS[protocol];
  if (kind !== 'models' && !modelExists(context.model)) return refusal('404', context);
  const parameter = rejectedParameter(faults, body);
  if (parameter) return unknownParameter(parameter);
  return pageOf(faults) ?? faults.map((fault) => refusal(fault, context)).find((found) => found !== undefined);
}

/** Applies a fault of the connection. Returns whether there was one. */
async function applyConnectionFault(faults: readonly FaultMode[], response: ServerResponse, url: URL): Promise<boolean> {
  if (faults.includes('hang-before')) await connectionClosed(response);
  else if (faults.includes('drop-before')) response.destroy();
  else if (faults.includes('redirect')) {
    // Another host for a browser, but the same server, so that the log shows a client that follows.
    response.writeHead(307, { location: `http://localhost:${url.port}${ELSEWHERE}` }).end();
  } else return false;
  return true;
}

function refuse(response: ServerResponse, refusal: RefusedRequest | undefined): void {
  const { status, type = 'application/json; charset=UTF-8', headers, body } = refusal ?? { status: 500, body: '' };
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);
}
