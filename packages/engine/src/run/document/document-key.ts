import type { Values } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { hashOf } from '../../format/hash.ts';

/** The storage key for the parts of a document: a hash of its outline and its values. The hash is not cryptographic. */
export function documentKey(slug: string, sections: readonly ResolvedSection[], values: Values): string {
  const outline = sections.map(({ id, title, brief, words, items }) => [id, title, brief, words, items]);
  const facts = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([slug, outline, facts]);
  return `${slug}-${hashOf(text)}`;
}
