import type { Generators } from '@marginalia/engine';
import { createContext } from 'react';

/**
 * The status of the chosen generator, and the actions that change it. The port object stays the same, so that a new choice
 * rerenders only the components that subscribe to it.
 */
export interface GeneratorPort extends Pick<Generators, 'subscribe' | 'getSnapshot'> {
  openSettings(): void;
  /** Chooses the device. Rejects with an error whose message can be shown when the choice cannot be stored. */
  chooseDevice(): Promise<void>;
}

export const Generator = createContext<GeneratorPort | undefined>(undefined);

/** Provides the port to the screens inside it. */
export const GeneratorProvider = Generator.Provider;
