/** A short hash of a text, to find the text again. It is not cryptographic, and short texts of one list must not rely on it alone. */
export function shortHashOf(text: string): string {
  return cyrb53(text, 0);
}

/** A hash of 106 bits. Two texts of one person never share it by chance. */
export function hashOf(text: string): string {
  return `${cyrb53(text, 0)}${cyrb53(text, 1)}`;
}

/** cyrb53, 53 bits. `crypto.subtle` is missing on plain http, and a collision could only be made by the person whose data it is. */
function cyrb53(text: string, seed: number): string {
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
