import { type DeployedGenerator, GENERATOR_KINDS, type GeneratorAuth, mayGetKey } from '@marginalia/engine';
import { SERVICE_ADDRESS } from './addresses.ts';
import { type ConfigObject, type ConfigReader, ownProperty } from './config-reader.ts';

const AUTHS: readonly GeneratorAuth[] = ['none', 'user-key', 'cookie'];

// The beginnings of the keys of Google, of OpenAI and of similar services.
const SECRET = /^(?:AIza|AQ\.|sk-)/;

const SETTINGS = ['id', 'kind', 'label', 'baseUrl', 'model', 'contextTokens', 'auth'];

/** The valid generators, in the file's order. */
export function readGenerators(reader: ConfigReader, list: unknown): DeployedGenerator[] {
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) {
    reader.ignore('generators', 'a list');
    return [];
  }
  const generators = new Map<string, DeployedGenerator>();
  for (const [index, value] of list.entries()) {
    const where = `generators[${index}]`;
    const generator = readGenerator(reader, reader.object(value, where, `${where}.`, SETTINGS), where);
    if (generator && generators.has(generator.id)) reader.ignore(where, 'given an id that no other has');
    else if (generator) generators.set(generator.id, generator);
  }
  return [...generators.values()];
}

function readGenerator(reader: ConfigReader, object: ConfigObject, where: string): DeployedGenerator | undefined {
  if (Object.values(object).some((value) => typeof value === 'string' && SECRET.test(value.trim())))
    return reader.ignore(where, 'without a key: everybody can read this file');

  const id = reader.text(object, 'id', `${where}.`);
  if (id === undefined) return reader.ignore(where, 'an object with an id');
  const kind = GENERATOR_KINDS.find((known) => known === ownProperty(object, 'kind'));
  if (kind === undefined) return reader.ignore(where, `of a kind: ${GENERATOR_KINDS.join(', ')}`);
  const auth = AUTHS.find((known) => known === (ownProperty(object, 'auth') ?? 'user-key'));
  if (auth === undefined) return reader.ignore(where, `of an auth: ${AUTHS.join(', ')}`);
  const baseUrl = reader.text(object, 'baseUrl', `${where}.`, SERVICE_ADDRESS);
  // A generator with an invalid address must not fall back to another address, which would get a person's text.
  const invalid = baseUrl === undefined && (ownProperty(object, 'baseUrl') ?? '') !== '';
  if (invalid || (baseUrl === undefined && kind === 'openai-compatible')) return reader.ignore(where, 'given a baseUrl that will do');
  if (auth === 'user-key' && baseUrl !== undefined && !mayGetKey(baseUrl))
    return reader.ignore(where, 'given an https baseUrl, or the auth "none": a key is never sent over http to another computer');

  const model = reader.text(object, 'model', `${where}.`);
  const contextTokens = reader.count(object, 'contextTokens', `${where}.`);
  return {
    id,
    kind,
    label: reader.text(object, 'label', `${where}.`) ?? id,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(model !== undefined && { model }),
    ...(contextTokens !== undefined && { contextTokens }),
    auth,
  };
}
