import type { LookUpAnswer } from '@marginalia/engine';
import { printReference } from '@marginalia/on-device/references';
import { differencesOf } from './differences.ts';
import { registeredWork } from './registered-work.ts';

/** A text with fewer letters besides its identifier says nothing of the work. */
const LEAST_LETTERS = 12;

/**
 * Compares a reference with what is registered.
 * @param json CSL-JSON of a registry
 * @param style the value of a citation style
 */
export async function compareReference(text: string, json: string, style: string | undefined): Promise<LookUpAnswer> {
  const work = registeredWork(json);
  const bare = withoutIdentifiers(text);
  const isBare = bare.replace(/[^\p{L}]/gu, '').length < LEAST_LETTERS;
  const differences = isBare ? [] : differencesOf(text, bare, work);
  if (!isBare && differences.length === 0) return { state: 'verified' };
  return { state: isBare ? 'found' : 'differs', differences, whole: await printReference(work.fields, style) };
}

/** The text with spaces in place of identifiers and addresses, so that its places stay. */
export function withoutIdentifiers(text: string): string {
  return text.replace(/\bhttps?:\/\/\S+|\b(?:doi:?\s*)?10\.\d{4,9}\/\S+/gi, (address) => ' '.repeat(address.length));
}
