import { GENERATOR_KINDS } from '../settings/generator-settings.ts';
import { MAIL_ADDRESS, SERVICE_ADDRESS, WEB_ADDRESS } from './addresses.ts';
import type { Deployment } from './deployment.ts';
import { own, type Part, PartReader } from './part-reader.ts';
import { readGenerators } from './read-generators.ts';

/** Reads a deployment's `config.json`. Never throws: what is malformed is left out with a warning, and breaks nothing else. */
export function parseDeployment(json: unknown): Deployment {
  const reader = new PartReader();
  const root = reader.object(json, 'the file');
  if ((own(root, 'version') ?? 1) !== 1) reader.warnings.push('config.json: version is not 1, so parts of it may not be understood');

  const form = readForm(reader, root);
  const generators = readGenerators(reader, own(root, 'generators'));
  const defaultGenerator = reader.text(root, 'defaultGenerator', '', {
    words: 'the id of a generator, or a kind',
    fits: (name) => generators.some(({ id }) => id === name) || GENERATOR_KINDS.some((kind) => kind === name),
  });
  const allow = own(root, 'allowUserGenerators') ?? true;
  if (typeof allow !== 'boolean') reader.ignore('allowUserGenerators', 'true or false');

  return {
    site: readSite(reader, root),
    ...(form && { form }),
    ...(defaultGenerator !== undefined && { defaultGenerator }),
    allowUserGenerators: allow !== false,
    generators,
    warnings: reader.warnings,
  };
}

function readSite(reader: PartReader, root: Part): Deployment['site'] {
  const site = reader.object(own(root, 'site'), 'site');
  const email = reader.text(site, 'email', 'site.', MAIL_ADDRESS);
  const repository = reader.text(site, 'repository', 'site.', WEB_ADDRESS);
  return { ...(email !== undefined && { email }), ...(repository !== undefined && { repository }) };
}

function readForm(reader: PartReader, root: Part): Deployment['form'] {
  const form = reader.object(own(root, 'form'), 'form');
  const url = reader.text(form, 'url', 'form.', SERVICE_ADDRESS);
  const accessKey = reader.text(form, 'accessKey', 'form.');
  if (url === undefined && accessKey === undefined) return undefined;
  return url === undefined || accessKey === undefined ? reader.ignore('form', 'a url with an accessKey') : { url, accessKey };
}
