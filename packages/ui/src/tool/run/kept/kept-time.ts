import { type KeptResult, momentOf, type Ports } from '@marginalia/engine';

/** The time of a kept text. */
export function keptTime({ at }: KeptResult, { clock }: Pick<Ports, 'clock'>): string {
  return momentOf(new Date(at), clock.now());
}
