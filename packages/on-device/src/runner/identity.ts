import { type GeneratorCapabilities, ON_DEVICE } from '@marginalia/engine';

/** The properties that the generator has with and without a worker. */
export const IDENTITY = {
  source: ON_DEVICE,
  label: 'On this device',
  capabilities: { streaming: true, location: 'device', reads: 'task' } satisfies GeneratorCapabilities,
} as const;
