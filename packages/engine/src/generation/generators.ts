import type { OutlineSection } from '../definition/outline.ts';
import type { GeneratorCapabilities, TextGenerator } from './text-generator.ts';

export type GeneratorState = 'ready' | 'no-key' | 'not-set-up' | 'not-downloaded' | 'unavailable' | 'offline';

/** The chosen generator and how ready it is, in words. */
export interface GeneratorStatus {
  readonly state: GeneratorState;
  /** What it writes from; see `GeneratorCapabilities`. */
  readonly reads: NonNullable<GeneratorCapabilities['reads']>;
  /** For the header: "Gemini: no key". */
  readonly title: string;
  /** A shorter title, for a phone's bar. */
  readonly short: string;
  /** For the line over a tool's button: "Gemini, no key saved". */
  readonly line: string;
  /** Why it cannot write now, and what to do. Absent when it can. */
  readonly reason?: string;
}

/** The on-device generator. Every page shows it until another choice is known. */
export const DEVICE_STATUS: GeneratorStatus = {
  state: 'ready',
  reads: 'task',
  title: 'On this device',
  short: 'this device',
  line: 'Runs on this device',
};

/** The generators of a host: which one is chosen, and the one that a run writes with. */
export interface Generators {
  /**
   * The generator for a run that begins now. A run asks once and writes all of its text with it, whatever a person chooses meanwhile.
   * Rejects with `GenerationError`.
   */
  resolve(): Promise<TextGenerator>;
  /** What is known of the chosen generator, without loading it: the same object until something changes. */
  getSnapshot(): GeneratorStatus;
  /** Calls the listener after each change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
  /** Fetches what the chosen generator needs to write for this outline. Never throws: a failure shows when a run begins. */
  warm(outline: readonly OutlineSection[]): void;
}

/** A host with one generator and no choice: a test, a command, a story. */
export function fixedGenerator(generator: TextGenerator): Generators {
  const { label, capabilities } = generator;
  const status: GeneratorStatus = {
    state: 'ready',
    reads: capabilities.reads ?? 'prompt',
    title: label,
    short: label,
    line: capabilities.location === 'device' ? DEVICE_STATUS.line : `Runs with ${label}`,
  };
  return {
    resolve: async () => generator,
    getSnapshot: () => status,
    subscribe: () => () => undefined,
    warm: (outline) => generator.warm?.(outline),
  };
}
