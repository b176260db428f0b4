import type { TextDocument } from '../../../lib/text/document.ts';

/** In words. A section with fewer words has almost no content. */
const FEW = 12;
/** A list with this many items and words covers a topic (judge/verdict.ts), so it is not thin. */
const FEW_ITEMS = 3;
const FEW_IN_ITEMS = 8;

export interface ThinPart {
  readonly start: number;
  readonly end: number;
  readonly words: number;
}

/** Headings with little under them, except those with deeper headings. */
export function thinParts({ parts, raw }: TextDocument): ThinPart[] {
  return parts.flatMap(({ heading, blocks, sentences }, at) => {
    if (heading === undefined) return [];
    const next = parts[at + 1]?.heading;
    const words = sentences.reduce((sum, { tokens }) => sum + tokens.length, 0);
    const rows = blocks.filter(({ kind }) => kind === 'row').length;
    const listed = blocks.filter(({ kind }) => kind === 'item').length >= FEW_ITEMS && words >= FEW_IN_ITEMS;
    const title = at === 0 && words === 0;
    const gathers = next !== undefined && next.level > heading.level;
    if (words >= FEW || rows > 1 || listed || gathers || title || raw.slice(heading.start, heading.end).length < 3) return [];
    return [{ start: heading.start, end: heading.end, words }];
  });
}
