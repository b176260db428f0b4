import { DEVICE_STATUS, type GeneratorStatus } from '@marginalia/engine';
import { use, useSyncExternalStore } from 'react';
import { Generator, type GeneratorPort } from './generator-port.ts';

const NEVER = () => () => undefined;
const DEVICE = () => DEVICE_STATUS;

/** The port of the host, and what it says now; undefined where a host has but one generator. Prerendered pages say the device. */
export function useGenerator(): { readonly port: GeneratorPort; readonly status: GeneratorStatus } | undefined {
  const port = use(Generator);
  const status = useSyncExternalStore(port?.subscribe ?? NEVER, port?.status ?? DEVICE, DEVICE);
  return port && { port, status };
}
