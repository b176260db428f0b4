export type GeneratorState = 'ready' | 'no-key' | 'not-set-up' | 'not-downloaded' | 'unavailable' | 'offline';

/** The chosen generator and how ready it is, in words. */
export interface GeneratorStatus {
  readonly state: GeneratorState;
  /** For the header: "Gemini: no key". */
  readonly title: string;
  /** A part of the title, for a phone's bar. */
  readonly short: string;
  /** For the line over a tool's button: "Gemini, no key saved". */
  readonly line: string;
  /** Why nothing can be written now, and what to do. Absent when ready. */
  readonly reason?: string;
}

/** What every page shows until it knows of another choice. */
export const DEVICE_STATUS: GeneratorStatus = {
  state: 'ready',
  title: 'On this device',
  short: 'this device',
  line: 'Runs on this device',
};
