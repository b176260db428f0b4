import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';

/** The place of a text on a page that is turned so that its text is upright. */
export interface TextBox {
  readonly x: number;
  readonly right: number;
  /** The height of its baseline; it falls from line to line. */
  readonly y: number;
  /** The height of its letters. */
  readonly size: number;
}

/** A text that a file draws at once. */
export interface TextPiece extends TextBox {
  readonly text: string;
  /** The file draws a space before it. */
  readonly spaced: boolean;
  readonly endsLine: boolean;
}

/**
 * The texts of a page, grouped by the direction in which they run; that of most letters comes first.
 * @param view the transform from the page to the screen, which turns the page as its file says
 */
export function itemsByDirection(
  items: readonly (TextItem | TextMarkedContent)[],
  view: readonly number[],
): readonly (readonly TextPiece[])[] {
  const groups = new Map<number, { letters: number; isSpaced: boolean; pieces: TextPiece[] }>();
  for (const item of items) {
    if (!('str' in item)) continue;
    const { angle, piece } = place(item, view);
    const isBlank = piece.text.trim() === '';
    const group = groups.get(angle) ?? { letters: 0, isSpaced: false, pieces: [] };
    groups.set(angle, group);
    const last = group.pieces.at(-1);
    if (!isBlank) {
      group.letters += piece.text.length;
      group.pieces.push({ ...piece, spaced: group.isSpaced });
    } else if (last && item.hasEOL) group.pieces.splice(-1, 1, { ...last, endsLine: true });
    group.isSpaced = isBlank && item.str !== '';
  }
  return [...groups.values()].sort((one, other) => other.letters - one.letters).map(({ pieces }) => pieces);
}

function place(
  { str, dir, transform, width, height, hasEOL }: TextItem,
  view: readonly number[],
): { angle: number; piece: Omit<TextPiece, 'spaced'> } {
  const [va = 1, vb = 0, vc = 0, vd = 1, ve = 0, vf = 0] = view;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[];
  const isVertical = dir === 'ttb';
  // The direction of the baseline on the screen, where y grows downwards.
  const [runX, runY] = isVertical ? [-c, -d] : [a, b];
  const screenX = va * runX + vc * runY;
  const screenY = vb * runX + vd * runY;
  const angle = Math.round((Math.atan2(screenY, screenX) * 180) / Math.PI);
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const px = va * e + vc * f + ve;
  const py = vb * e + vd * f + vf;
  const x = px * cos + py * sin;
  const size = isVertical ? Math.hypot(a, b) : height || Math.hypot(c, d);
  const length = isVertical ? height : width;
  // A glyph without a meaning in its font, such as some vowel signs of Arabic, is a control character here.
  return {
    angle,
    piece: { text: str.replace(/(?!\s)\p{Cc}/gu, ''), x, right: x + length, y: px * sin - py * cos, size, endsLine: hasEOL },
  };
}
