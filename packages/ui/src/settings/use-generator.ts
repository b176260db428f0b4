import { DEVICE_STATUS, type GeneratorStatus } from '@marginalia/engine';
import { use, useSyncExternalStore } from 'react';
import { Generator, type GeneratorPort } from './generator-port.ts';

const subscribeToNothing = () => () => undefined;
const DEVICE = () => DEVICE_STATUS;

/**
 * The host's port and the status of the chosen generator; undefined in a host with only one generator. Prerendered pages show the device.
 */
export function useGenerator(): { readonly port: GeneratorPort; readonly status: GeneratorStatus } | undefined {
  const port = use(Generator);
  const status = useSyncExternalStore(port?.subscribe ?? subscribeToNothing, port?.getSnapshot ?? DEVICE, DEVICE);
  return port && { port, status };
}
