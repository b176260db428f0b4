import type { Values } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';

/** The storage key for the parts of a document: a hash of its outline and its values. The hash is not cryptographic. */
export function documentKey(slug: string, sections: readonly ResolvedSection[], values: Values): string {
  const outline = sections.map(({ id, title, brief, words, items }) => [id, title, brief, words, items]);
  const facts = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify([slug, outline, facts]);
  return `${slug}-${hash(text, 0)}${hash(text, 1)}`;
}

/** cyrb53, 53 bits. `crypto.subtle` is missing on plain http, and a collision could only be made by the person whose data it is. */
function hash(text: string, seed: number): string {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
