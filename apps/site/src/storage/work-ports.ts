import { browserAllWorkPorts } from '@marginalia/engine/browser';
import { savedPorts } from './saved-ports.ts';

/** Access to all work on this device, saved or not. */
export const workPorts = browserAllWorkPorts(savedPorts);
