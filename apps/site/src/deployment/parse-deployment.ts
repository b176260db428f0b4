import { GENERATOR_KINDS } from '@marginalia/engine';
import { MAIL_ADDRESS, SERVICE_ADDRESS, WEB_ADDRESS } from './addresses.ts';
import { type ConfigObject, ConfigReader, ownProperty } from './config-reader.ts';
import type { Deployment } from './deployment-config.ts';
import { readGenerators } from './read-generators.ts';

const SETTINGS = ['version', 'site', 'form', 'defaultGenerator', 'allowUserGenerators', 'generators', 'lookup'];

/** Reads the parsed `config.json`. Never throws: a malformed setting is left out with a warning, and the others are read. */
export function parseDeployment(json: unknown): Deployment {
  const reader = new ConfigReader();
  const root = reader.object(json, 'the file', '', SETTINGS);
  if ((ownProperty(root, 'version') ?? 1) !== 1)
    reader.warnings.push('config.json: version is not 1, so parts of it may not be understood');

  const form = readForm(reader, root);
  const lookup = readLookup(reader, root);
  const generators = readGenerators(reader, ownProperty(root, 'generators'));
  const defaultGenerator = reader.text(root, 'defaultGenerator', '', {
    words: 'the id of a generator, or a kind',
    fits: (name) => generators.some(({ id }) => id === name) || GENERATOR_KINDS.some((kind) => kind === name),
  });
  const allow = ownProperty(root, 'allowUserGenerators') ?? true;
  if (typeof allow !== 'boolean') reader.ignore('allowUserGenerators', 'true or false');

  return {
    site: readSite(reader, root),
    ...(form && { form }),
    ...(lookup && { lookup }),
    ...(defaultGenerator !== undefined && { defaultGenerator }),
    allowUserGenerators: allow !== false,
    generators,
    warnings: reader.warnings,
  };
}

function readSite(reader: ConfigReader, root: ConfigObject): Deployment['site'] {
  const site = reader.object(ownProperty(root, 'site'), 'site', 'site.', ['email', 'repository']);
  const email = reader.text(site, 'email', 'site.', MAIL_ADDRESS);
  const repository = reader.text(site, 'repository', 'site.', WEB_ADDRESS);
  return { ...(email !== undefined && { email }), ...(repository !== undefined && { repository }) };
}

function readForm(reader: ConfigReader, root: ConfigObject): Deployment['form'] {
  const form = reader.object(ownProperty(root, 'form'), 'form', 'form.', ['url', 'accessKey']);
  const url = reader.text(form, 'url', 'form.', SERVICE_ADDRESS);
  const accessKey = reader.text(form, 'accessKey', 'form.');
  if (url === undefined && accessKey === undefined) return undefined;
  return url === undefined || accessKey === undefined ? reader.ignore('form', 'a url with an accessKey') : { url, accessKey };
}

function readLookup(reader: ConfigReader, root: ConfigObject): Deployment['lookup'] {
  const lookup = reader.object(ownProperty(root, 'lookup'), 'lookup', 'lookup.', ['doi']);
  const doi = reader.text(lookup, 'doi', 'lookup.', SERVICE_ADDRESS);
  return doi === undefined ? undefined : { doi };
}
