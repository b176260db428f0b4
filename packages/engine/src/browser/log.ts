import type { LogPort } from '../ports.ts';

// biome-ignore lint/suspicious/noConsole: the one place that writes to the console; keys never reach it
export const browserLog: LogPort = { warn: (message) => console.warn(message) };
