/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerControl } from './control.ts';
import type { RequestLog } from './log.ts';
import type { Fault } from './models/faults.ts';
import { Service, type ServiceOptions } from './service.ts';

export type { RequestLog } from './log.ts';
export { FAULTS, type Fault, type FaultMode } from './models/faults.ts';
export { fingerprint, textFor } from './text/content.ts';

export interface FakeModelOptions extends Partial<ServiceOptions> {
  /** A free one when absent. */
  readonly port?: number;
}

/** A model service on this machine that speaks both protocols and calls nobody. Any key that begins with "test-" is good. */
export interface FakeModel {
  /** "http://127.0.0.1:4199": the base address of Gemini's protocol; the OpenAI-compatible one is at `/v1` below it. */
  readonly url: string;
  /** What came, in order. */
  readonly requests: readonly RequestLog[];
  /** How the next generations go wrong, one after another; `ok` lets one pass. What the name of a model asks for comes after these. */
  fault(...faults: readonly Fault[]): void;
  /** The same for the next requests for lists of models. */
  faultModels(...faults: readonly Fault[]): void;
  /** Ends every connection. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

export async function startFakeModel({
  port = 0,
  words = 120,
  pace = 0,
  retryAfter = 1000,
  onEnd = () => {},
}: FakeModelOptions = {}): Promise<FakeModel> {
  const service = new Service({ words, pace, retryAfter, onEnd });
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
