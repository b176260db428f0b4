import { piecesOf } from './search.ts';

/** A text with the search terms marked. */
export function Matched({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return piecesOf(text, terms).map((piece) => (piece.match ? <mark key={piece.start}>{piece.text}</mark> : piece.text));
}
