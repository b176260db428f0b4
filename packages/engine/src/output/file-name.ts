/** File names that Windows, macOS and Linux all take, from titles that people typed. */

// 255 bytes is the limit of the common file systems; the rest is room for "(1)" and a browser's own ending.
const MOST_BYTES = 180;
const FORBIDDEN = /[/\\:*?"<>|%~#]/g;
// Controls, format characters (direction overrides among them) and line separators show nothing and can mislead.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

// What follows the title is a definition's own words, and may hold another text that a person typed.
const MOST_BYTES_OF_REST = 120;

/**
 * @param title what a person typed; spaces become underscores (specification §9).
 * @param rest what follows the title and stays whole when a long title is cut: "_NTCC_Report"
 * @param extension with its dot: ".txt"
 */
export function fileName(title: string, rest: string, extension: string): string {
  const clean = withoutForbidden(title.trim()).replace(/^[.\s]+|[.\s]+$/g, '');
  const named = /[\p{L}\p{N}\p{S}]/u.test(clean) ? clean : 'untitled';
  const safe = RESERVED.test(named.split('.')[0] as string) ? `_${named}` : named;
  const ending = `${cutToBytes(withoutForbidden(rest), MOST_BYTES_OF_REST)}${extension}`;
  return `${cutToBytes(safe, MOST_BYTES - bytes(ending))}${ending}`;
}

function withoutForbidden(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\s+/g, '_').replace(INVISIBLE, '').replace(FORBIDDEN, '-');
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** As many whole characters, as a reader sees them, as fit in a number of bytes. */
function cutToBytes(text: string, most: number): string {
  if (bytes(text) <= most) return text;
  let kept = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    size += bytes(segment);
    if (size > most) break;
    kept += segment;
  }
  return kept;
}
