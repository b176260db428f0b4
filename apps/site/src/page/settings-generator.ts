import type { GeneratorKind } from '@marginalia/engine';

/** What writes the results on this site: the one generator that there is to choose. */
export const GENERATOR = {
  kind: 'on-device',
  label: 'On this device',
  /** A part of the label, for a phone's bar. */
  short: 'this device',
} as const satisfies { readonly kind: GeneratorKind; readonly label: string; readonly short: string };
