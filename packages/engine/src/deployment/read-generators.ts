import type { GeneratorAuth } from '../generation/wire/send.ts';
import type { DeployedGenerator } from '../settings/generator-offers.ts';
import { GENERATOR_KINDS } from '../settings/generator-settings.ts';
import { SERVICE_ADDRESS } from './addresses.ts';
import { own, type Part, type PartReader } from './part-reader.ts';

const AUTHS: readonly GeneratorAuth[] = ['none', 'user-key', 'cookie'];

// How the keys of Google, and of OpenAI and those like it, begin.
const SECRET = /^(?:AIza|AQ\.|sk-)/;

/** The generators that can be used, in the file's order. */
export function readGenerators(reader: PartReader, list: unknown): DeployedGenerator[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    reader.ignore('generators', 'a list');
    return [];
  }
  const generators = new Map<string, DeployedGenerator>();
  for (const [index, value] of list.entries()) {
    const where = `generators[${index}]`;
    const generator = readGenerator(reader, reader.object(value, where), where);
    if (generator && generators.has(generator.id)) reader.ignore(where, 'given an id that no other has');
    else if (generator) generators.set(generator.id, generator);
  }
  return [...generators.values()];
}

function readGenerator(reader: PartReader, part: Part, where: string): DeployedGenerator | undefined {
  if (Object.values(part).some((value) => typeof value === 'string' && SECRET.test(value.trim())))
    return reader.ignore(where, 'without a key: everybody can read this file');

  const id = reader.text(part, 'id', `${where}.`);
  if (id === undefined) return reader.ignore(where, 'an object with an id');
  const kind = GENERATOR_KINDS.find((known) => known === own(part, 'kind'));
  if (kind === undefined) return reader.ignore(where, `of a kind: ${GENERATOR_KINDS.join(', ')}`);
  const auth = AUTHS.find((known) => known === (own(part, 'auth') ?? 'user-key'));
  if (auth === undefined) return reader.ignore(where, `of an auth: ${AUTHS.join(', ')}`);
  const baseUrl = reader.text(part, 'baseUrl', `${where}.`, SERVICE_ADDRESS);
  // A generator whose address will not do must not go to some other address with a person's text.
  const misread = baseUrl === undefined && (own(part, 'baseUrl') ?? '') !== '';
  if (misread || (baseUrl === undefined && kind === 'openai-compatible')) return reader.ignore(where, 'given a baseUrl that will do');

  const model = reader.text(part, 'model', `${where}.`);
  const contextTokens = reader.count(part, 'contextTokens', `${where}.`);
  return {
    id,
    kind,
    label: reader.text(part, 'label', `${where}.`) ?? id,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(model !== undefined && { model }),
    ...(contextTokens !== undefined && { contextTokens }),
    auth,
  };
}
