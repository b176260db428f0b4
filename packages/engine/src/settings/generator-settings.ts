import { isBlank } from '../definition/field.ts';
import { isObject, parseObject } from '../format/json.ts';
import type { StoragePort } from '../ports.ts';
import { isWebAddress } from './web-address.ts';

/** The storage key of the chosen generator. The record never contains an API key. */
export const SETTINGS_KEY = 'generation_settings';

export const GENERATOR_KINDS = ['on-device', 'gemini', 'openai-compatible', 'browser-model', 'paste'] as const;
export type GeneratorKind = (typeof GENERATOR_KINDS)[number];

/** A model and the http(s) address of its service. */
export interface ModelAddress {
  readonly baseUrl: string;
  readonly model: string;
}

/** The record at `generation_settings`. It keeps what was typed for a kind when another kind is chosen, and keeps unknown fields. */
export interface GeneratorSettings {
  readonly version: 1;
  readonly kind: GeneratorKind;
  readonly gemini?: ModelAddress;
  readonly openai?: ModelAddress;
  /** The id of the chosen deployed generator, if one is chosen. `kind` is its kind. */
  readonly deployed?: string;
  /** The typed model for a deployed generator without one. */
  readonly deployedModel?: string;
}

/**
 * Parses the record; undefined if nothing is stored or the text cannot be parsed. An unknown kind counts as the device, which needs no
 * setup and no network.
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

/** The stored choice. Throws `StorageError` if storage is blocked. */
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
    // Text that could not be parsed is kept in a field of its own.
    return JSON.stringify({ ...kept, ...(unreadable === undefined ? {} : { unreadable }), ...settings, version: 1 });
  });
}

function isPlace(value: unknown): value is ModelAddress {
  return isObject(value) && isText(value['baseUrl']) && isWebAddress(value['baseUrl']) && isText(value['model']);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value);
}
