/**
 * Drops the punctuation around a piece of a reference. The full stop of an abbreviation stays: "Psychol. Sci.",
 * "Wiley Inc."
 */
export function trimPiece(piece: string): string {
  let trimmed = piece
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:)\]–-]+/, '')
    .replace(/[\s,;:([–-]+$/, '')
    .replace(/^(?:in|and)\s+(?=[\p{Lu}\d])/u, '');
  if (!trimmed.includes('(')) trimmed = trimmed.replace(/\)[.,]?$/, '');
  return /\b(?:Inc|Ltd|Co|Corp|U\.S|U\.K)\.$|(?:(?<![\p{L}.])\p{L}{1,8}\.\s?){2}$/u.test(trimmed)
    ? trimmed
    : trimmed.replace(/[\s.]+$/, '');
}
