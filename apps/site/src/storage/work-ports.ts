import { browserWorkPorts } from '@marginalia/engine/browser';

/** Access to the work that is saved in this browser. */
export const workPorts = browserWorkPorts();
