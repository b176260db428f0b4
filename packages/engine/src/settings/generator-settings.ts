import type { StoragePort } from '../ports.ts';
import { parseObject } from '../work/stored-json.ts';

/** Where the choice of the generator is stored (product decisions, "Choosing the generator"). No key is ever in it. */
export const SETTINGS_KEY = 'generation_settings';

export const GENERATOR_KINDS = ['on-device', 'gemini', 'openai-compatible', 'browser-model'] as const;
export type GeneratorKind = (typeof GENERATOR_KINDS)[number];

/** What is stored at `generation_settings`. Fields that are not known travel along. */
export interface GeneratorSettings {
  readonly version: 1;
  readonly kind: GeneratorKind;
}

/** What a text at the key says. A kind that this version does not know is the device's: it needs nothing and calls nobody. */
export function parseSettings(raw: string | null): GeneratorSettings {
  const { kind } = parseObject(raw).value;
  return { version: 1, kind: GENERATOR_KINDS.find((known) => known === kind) ?? 'on-device' };
}

/** The stored choice. Throws `StorageError` where the browser does not let itself be read. */
export async function readSettings(storage: StoragePort): Promise<GeneratorSettings> {
  return parseSettings(await storage.read(SETTINGS_KEY));
}

/** Stores a choice beside whatever fields are there. Throws `StorageError` when it could not be stored; then the old one stands. */
export function writeSettings(storage: StoragePort, settings: Omit<GeneratorSettings, 'version'>): Promise<void> {
  return storage.update(SETTINGS_KEY, (raw) => {
    const { value, unreadable } = parseObject(raw);
    // What could not be read is kept aside under a name of its own, never dropped.
    return JSON.stringify({ ...value, ...(unreadable === undefined ? {} : { unreadable }), ...settings, version: 1 });
  });
}
