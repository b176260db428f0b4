import { collapse, type Passage, quote, type Span } from '../../spans.ts';

/** Markdown, HTML and pictures in a pasted résumé. Headings, bullets and bars of tables are read by their lines. */
const MARKUP =
  /\p{Emoji_Presentation}|<\/?[a-z][^<>\n]{0,200}>|&nbsp;|!?\[(?=[^\]\n]{1,200}\]\([^)\n]{1,500}\))|(?<=\[[^\]\n]{1,200})\]\([^)\n]{1,500}\)|\*\*|__|~~|`+|(?<![\p{L}\p{N}*])\*(?=[^\s*][^*\n]{0,200}\*)|(?<=\*[^\s*][^*\n]{0,200})\*(?![\p{L}\p{N}*])|^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|?)+[ \t]*$/gimu;
const LONGEST = 100_000;

/** A text with spaces in place of its markup, so that offsets stay valid. */
export function withoutMarkup(raw: string): string {
  return raw.slice(0, LONGEST).replace(MARKUP, blank) + raw.slice(LONGEST);
}

/** Spaces of the same length; an element of a list, a heading or the end of a block begins a new line. */
function blank(mark: string): string {
  if (/^<li\b/i.test(mark)) return '\n- '.padEnd(mark.length);
  if (/^<h\d/i.test(mark)) return '\n# '.padEnd(mark.length);
  if (/^<(?:br\b|\/(?:li|p|div|h\d|tr)>)/i.test(mark)) return '\n'.padEnd(mark.length);
  return mark.replace(/[^\n]/g, ' ');
}

/**
 * Quotes a passage of a text without its markup, in as many pieces as the markup leaves.
 * @param raw the text with its markup
 */
export function quotePlain({ field, raw: plain, start, end }: Passage, raw: string): Span[] {
  const pieces: { start: number; end: number }[] = [];
  for (let at = start; at < end; at++) {
    const last = pieces.at(-1);
    if (plain[at] !== raw[at]) continue;
    if (last?.end === at) last.end = at + 1;
    else pieces.push({ start: at, end: at + 1 });
  }
  const filled = pieces.filter((piece) => collapse(raw.slice(piece.start, piece.end)) !== '');
  return filled.flatMap((piece, index): Span[] => {
    const previous = filled[index - 1];
    const between =
      previous === undefined
        ? ''
        : `${raw.slice(previous.start, previous.end)}|${raw.slice(previous.end, piece.start)}|${raw.slice(piece.start, piece.end)}`;
    const space: Span[] = /\s\|[^|]*\||\|[^|]*\s[^|]*\||\|[^|]*\|\s/.test(between)
      ? [{ kind: 'phrase', text: ' ', id: 'interview.space' }]
      : [];
    return [...space, quote({ field, raw, ...piece })];
  });
}
