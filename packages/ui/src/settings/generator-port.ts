import type { Generators } from '@marginalia/engine';
import { createContext } from 'react';

/**
 * The status of the chosen generator, and what a person can do about it. The port itself never changes, so that a change of the choice
 * draws only what shows it.
 */
export interface GeneratorPort extends Pick<Generators, 'subscribe' | 'getSnapshot'> {
  openSettings(): void;
  /** Chooses the device. Rejects with an error with words for people when that cannot be kept. */
  chooseDevice(): Promise<void>;
}

export const Generator = createContext<GeneratorPort | undefined>(undefined);

/** Tells the screens inside it of the chosen generator. */
export const GeneratorProvider = Generator.Provider;
