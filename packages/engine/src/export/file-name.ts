// Common file systems allow 255 bytes. Browsers add endings such as " (1)" or ".crdownload".
const MAX_BYTES = 180;
// The part after the title is a definition's own text, but it may contain another typed text.
const MAX_ENDING_BYTES = 120;

const FORBIDDEN = /[/\\:*?"<>|%~#]/g;
// Control characters, format characters (such as direction overrides) and line separators are invisible and can mislead.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/**
 * A file name that Windows, macOS and Linux accept, of at most 180 bytes.
 * @param title a typed text; spaces become underscores
 * @param rest the part after the title, not shortened when a long title is: "_NTCC_Report"
 * @param extension with its dot: ".txt"
 */
export function fileName(title: string, rest: string, extension: string): string {
  const clean = withoutForbidden(title.trim()).replace(/^[.\s]+|[.\s]+$/g, '');
  const named = /[\p{L}\p{N}\p{S}]/u.test(clean) ? clean : 'untitled';
  const safe = RESERVED.test(named.split('.')[0] as string) ? `_${named}` : named;
  const ending = `${cutToBytes(withoutForbidden(rest), MAX_ENDING_BYTES)}${extension}`;
  return `${cutToBytes(safe, MAX_BYTES - byteLength(ending))}${ending}`;
}

function withoutForbidden(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\s+/g, '_').replace(INVISIBLE, '').replace(FORBIDDEN, '-');
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The longest start of the text that fits into `max` bytes without splitting a grapheme. */
function cutToBytes(text: string, max: number): string {
  if (byteLength(text) <= max) return text;
  let kept = '';
  let size = 0;
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    size += byteLength(segment);
    if (size > max) break;
    kept += segment;
  }
  return kept;
}
