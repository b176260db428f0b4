import type { Ports } from '@marginalia/engine';
import { browserPorts } from '@marginalia/engine/browser';
import { siteDocuments, siteLookup } from '../documents/documents.ts';
import { workPorts } from '../storage/work-ports.ts';
import { generatorStore } from './generator-store.ts';

/** The engine's ports on this site. They load nothing before a tool runs. */
export const sitePorts: Ports = browserPorts(generatorStore, { documents: siteDocuments, lookup: siteLookup }, workPorts);
