import { FileRefused } from '@marginalia/engine';

/** Real documents nest far less deeply. Mammoth takes minutes for one that nests deeper. */
const MOST_LEVELS = 500;

/** Throws `FileRefused` if the elements of an XML file are nested too deeply. */
export function checkNesting(bytes: Uint8Array): void {
  let depth = 0;
  for (const [tag] of new TextDecoder().decode(bytes).matchAll(/<[^?!][^>]*>/g)) {
    if (tag.startsWith('</')) depth -= 1;
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > MOST_LEVELS) throw new FileRefused('damaged');
  }
}
