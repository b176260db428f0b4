import type { OutlineSection } from '../definition/outline.ts';
import type { GeneratorCapabilities, TextGenerator } from './text-generator.ts';

export type GeneratorState = 'ready' | 'no-key' | 'not-set-up' | 'not-downloaded' | 'unavailable' | 'offline';

/** The status of the chosen generator, with its texts for the screen. */
export interface GeneratorStatus {
  readonly state: GeneratorState;
  /** Whether it reads the task or the prompt; see `GeneratorCapabilities`. */
  readonly reads: NonNullable<GeneratorCapabilities['reads']>;
  /** For the header: "Gemini: no key". */
  readonly title: string;
  /** A shorter title, for a phone's bar. */
  readonly short: string;
  /** For the line over a tool's button: "Gemini, no key saved". */
  readonly line: string;
  /** The reason why it cannot write now, and the fix. Absent if it can write. */
  readonly reason?: string;
}

/** The status of the on-device generator. Every page shows it until the stored choice is loaded. */
export const DEVICE_STATUS: GeneratorStatus = {
  state: 'ready',
  reads: 'task',
  title: 'On this device',
  short: 'this device',
  line: 'Runs on this device',
};

/** Access to the chosen generator of a host and to its status. */
export interface Generators {
  /**
   * Returns the generator for a new run. A run calls this once and uses the same generator to its end, even if another one is chosen
   * meanwhile. Rejects with `GenerationError`.
   */
  resolve(): Promise<TextGenerator>;
  /** The generator that reads the task, chosen or not. It writes what code can write in a document of a model. */
  readonly device?: TextGenerator | undefined;
  /** The status of the chosen generator, without loading it. The same object until the status changes. */
  getSnapshot(): GeneratorStatus;
  /** Calls the listener after each change of the status. The returned function removes the listener. */
  subscribe(listener: () => void): () => void;
  /** Preloads the code of the chosen generator for this outline. Never throws; a failure is reported when a run starts. */
  warm(outline: readonly OutlineSection[]): void;
}

/**
 * The generators of a host with one fixed generator: a test, a command or a story.
 * @param device the generator of the device, if the host has one besides
 */
export function fixedGenerator(generator: TextGenerator, device?: TextGenerator): Generators {
  const { label, capabilities } = generator;
  const status: GeneratorStatus = {
    state: 'ready',
    reads: capabilities.reads ?? 'prompt',
    title: label,
    short: label,
    line: lineOf(generator),
  };
  return {
    resolve: async () => generator,
    device,
    getSnapshot: () => status,
    subscribe: () => () => undefined,
    warm: (outline) => generator.warm?.(outline),
  };
}

function lineOf({ label, capabilities: { byHand, location } }: TextGenerator): string {
  if (byHand) return `${label}. Nothing is sent from here.`;
  return location === 'device' ? DEVICE_STATUS.line : `Runs with ${label}`;
}
