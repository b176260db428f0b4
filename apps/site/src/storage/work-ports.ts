import { browserWorkPorts } from '@marginalia/engine/browser';

/** What is kept in this browser, for every page that shows it. */
export const workPorts = browserWorkPorts();
