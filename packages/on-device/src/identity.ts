import { type GeneratorCapabilities, ON_DEVICE } from '@marginalia/engine';

/** What both forms of the generator say of themselves. */
export const IDENTITY = {
  source: ON_DEVICE,
  label: 'On this device',
  capabilities: { streaming: true, location: 'device', reads: 'task' } satisfies GeneratorCapabilities,
} as const;
