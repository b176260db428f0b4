import type { Ports } from '@marginalia/engine';
import { browserPorts } from '@marginalia/engine/browser';
import { workerGenerator } from '@marginalia/on-device/client';
import workerUrl from './generator.worker.ts?worker&url';
import { trustedWorkerUrl } from './trusted-types.ts';

/** The engine's ports on this site. Nothing starts before a tool is run. */
export const sitePorts: Ports = browserPorts(workerGenerator(() => new Worker(trustedWorkerUrl(workerUrl), { type: 'module' })));
