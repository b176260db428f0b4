/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerControl } from './control.ts';
import type { RequestLog } from './log.ts';
import type { Fault } from './models/faults.ts';
import { Service, type ServiceOptions } from './service.ts';

export type { RequestLog } from './log.ts';
export { FAULTS, type Fault, type FaultMode } from './models/faults.ts';
export { promptFingerprint, textFor } from './text/content.ts';
export { ON, paragraphPerClause } from './weak/clause-model.ts';
export { INJECTIONS, REFUSAL } from './weak/injections.ts';
export { INVENTED, inventsSourcesAndFigures } from './weak/inventor.ts';
export { joinedParts, type TitledPart } from './weak/parts.ts';
export { WEAK_MODELS, type WeakModel } from './weak/weak-models.ts';

export interface FakeModelOptions extends Partial<ServiceOptions> {
  /** Default: a free port. */
  readonly port?: number;
}

/** A running fake service. It accepts any key that begins with "test-", and calls no other service. */
export interface FakeModel {
  /** "http://127.0.0.1:4199", the base address of the Gemini protocol. The OpenAI-compatible one is `/v1` below it. */
  readonly url: string;
  /** The requests so far, in order. */
  readonly requests: readonly RequestLog[];
  /** Queues faults, one for each of the next generations; `ok` is a good answer. Faults of a model's name apply when the queue is empty. */
  fault(...faults: readonly Fault[]): void;
  /** The same for requests of models. */
  faultModels(...faults: readonly Fault[]): void;
  /** Stops the server and closes every connection. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

export async function startFakeModel({
  port = 0,
  words = 120,
  pace = 0,
  retryAfter = 1000,
  onEnd = () => {},
  write,
}: FakeModelOptions = {}): Promise<FakeModel> {
  const service = new Service({ words, pace, retryAfter, onEnd, ...(write && { write }) });
  const queue = (name: 'generate' | 'models', faults: readonly Fault[]): void => {
    service.queues[name].push(...faults.map((fault) => (typeof fault === 'string' ? [fault] : fault)));
  };
  let url = '';
  const server = createServer((request, response) => {
    request.socket.setNoDelay(true);
    const address = new URL(request.url ?? '/', url);
    if (answerControl(address, response, queue)) return;
    service.handle(request, response, address).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  url = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests: service.requests,
    fault: (...faults) => queue('generate', faults),
    faultModels: (...faults) => queue('models', faults),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
