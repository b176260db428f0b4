/** A piece of a text that is not content, by its offsets. */
export interface Mask {
  readonly start: number;
  readonly end: number;
  /**
   * Whether a quote keeps the piece: a formula or a link belongs to its sentence, although its letters are no words.
   * A citation mark, a tag or a timestamp is left out.
   */
  readonly kept?: true;
}

/** Whole lines of the text that no skill reads, with the reason in plain words. */
export interface Aside {
  readonly start: number;
  readonly end: number;
  readonly reason: AsideReason;
}

export const ASIDE_REASONS = {
  frontMatter: 'Words about the document: its title page, licence or address.',
  objectives: 'Learning objectives, which announce the text and do not belong to it.',
  caption: 'Points to a picture that is not in the text.',
  navigation: 'Links of a web page.',
  runningHead: 'A line that repeats on each page, or a page number.',
  formula: 'A formula that stands alone.',
  columns: 'Lines of two columns that run into each other. Paste one column after the other.',
} as const;

export type AsideReason = (typeof ASIDE_REASONS)[keyof typeof ASIDE_REASONS];

/** Sorts masks and joins those that touch or overlap. A joined mask is kept only if all its pieces are. */
export function joinMasks(masks: readonly Mask[]): Mask[] {
  const joined: Mask[] = [];
  for (const mask of [...masks].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = joined.at(-1);
    if (last === undefined || mask.start >= last.end) joined.push(mask);
    else if (mask.end > last.end) joined[joined.length - 1] = { ...last, end: mask.end };
  }
  return joined;
}

/** The text with each masked character as a space, line breaks included. */
export function blankOut(raw: string, masks: readonly { readonly start: number; readonly end: number }[]): string {
  if (masks.length === 0) return raw;
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of masks) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    pieces.push(raw.slice(at, from), ' '.repeat(end - from));
    at = end;
  }
  pieces.push(raw.slice(at));
  return pieces.join('');
}
