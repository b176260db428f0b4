import type { Ports } from '@marginalia/engine';
import { browserPorts } from '@marginalia/engine/browser';
import { generatorStore } from './generator-store.ts';
import { workPorts } from './work-ports.ts';

/** The engine's ports on this site. Nothing starts before a tool is run. */
export const sitePorts: Ports = browserPorts(generatorStore, workPorts);
