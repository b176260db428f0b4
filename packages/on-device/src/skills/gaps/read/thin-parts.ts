import type { TextDocument } from '../../../lib/text/document.ts';

/** In words. A section with fewer words has almost no content. */
const FEW = 12;

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
    const title = at === 0 && words === 0;
    const gathers = next !== undefined && next.level > heading.level;
    if (words >= FEW || rows > 1 || gathers || title || raw.slice(heading.start, heading.end).length < 3) return [];
    return [{ start: heading.start, end: heading.end, words }];
  });
}
