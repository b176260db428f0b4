import { isBlank } from '../definition/field.ts';
import type { StoragePort } from '../ports.ts';
import { isObject, parseObject } from '../storage/stored-json.ts';
import { isWebAddress } from './web-address.ts';

/** Where the choice of the generator is stored (product decisions, "Choosing the generator"). No key is ever in it. */
export const SETTINGS_KEY = 'generation_settings';

export const GENERATOR_KINDS = ['on-device', 'gemini', 'openai-compatible', 'browser-model'] as const;
export type GeneratorKind = (typeof GENERATOR_KINDS)[number];

/** A model, and the http(s) address where it is asked. */
export interface ModelPlace {
  readonly baseUrl: string;
  readonly model: string;
}

/** The record at `generation_settings`. What was typed for a kind stays when another kind is chosen. Unknown fields are kept. */
export interface GeneratorSettings {
  readonly version: 1;
  readonly kind: GeneratorKind;
  readonly gemini?: ModelPlace;
  readonly openai?: ModelPlace;
  /** The id of a generator of the deployment, when one of those is chosen; `kind` is its kind. */
  readonly deployed?: string;
  /** The model typed for a deployed generator that names none. */
  readonly deployedModel?: string;
}

/**
 * Reads the record; undefined where nothing was chosen yet or the text cannot be read. An unknown kind counts as the device: it needs
 * nothing and calls nobody.
 */
export function parseSettings(raw: string | null): GeneratorSettings | undefined {
  const { value } = parseObject(raw);
  if (typeof value['kind'] !== 'string') return undefined;
  const { gemini, openai, deployed, deployedModel } = value;
  const kind = GENERATOR_KINDS.find((known) => known === value['kind']);
  return {
    version: 1,
    kind: kind ?? 'on-device',
    ...(isPlace(gemini) && { gemini: { baseUrl: gemini.baseUrl, model: gemini.model } }),
    ...(isPlace(openai) && { openai: { baseUrl: openai.baseUrl, model: openai.model } }),
    ...(isText(deployed) && kind !== undefined && { deployed }),
    ...(isText(deployedModel) && { deployedModel }),
  };
}

/** The stored choice. Throws `StorageError` where the browser does not let itself be read. */
export async function readSettings(storage: StoragePort): Promise<GeneratorSettings | undefined> {
  return parseSettings(await storage.read(SETTINGS_KEY));
}

/**
 * Stores a choice. Fields that are not given stay as they are. Throws `StorageError` when it could not be stored; then the old choice
 * stays.
 */
export function writeSettings(storage: StoragePort, settings: Omit<GeneratorSettings, 'version'>): Promise<void> {
  return storage.update(SETTINGS_KEY, (raw) => {
    const { value, unreadable } = parseObject(raw);
    const { deployed: _, ...kept } = value;
    // What could not be read is kept aside under a name of its own, never dropped.
    return JSON.stringify({ ...kept, ...(unreadable === undefined ? {} : { unreadable }), ...settings, version: 1 });
  });
}

function isPlace(value: unknown): value is ModelPlace {
  return isObject(value) && isText(value['baseUrl']) && isWebAddress(value['baseUrl']) && isText(value['model']);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value);
}
