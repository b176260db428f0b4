import type { Ports } from '@marginalia/engine';
import { browserPorts } from '@marginalia/engine/browser';
import { workerGenerator } from '@marginalia/on-device/client';
import { workPorts } from '../storage/work-ports.ts';
import { chosenGenerator } from './generator-port.ts';
import { startGeneratorWorker } from './generator-worker.ts';

/** The engine's ports on this site. Nothing starts before a tool is run. */
export const sitePorts: Ports = browserPorts(chosenGenerator(workerGenerator(startGeneratorWorker)), workPorts);
