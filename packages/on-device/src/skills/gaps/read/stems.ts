import type { Token } from '../../../lib/text/document.ts';
import { stemOf } from '../../../lib/text/tokens.ts';

/** "normalisation" and "normalization", "colour" and "color", are one word. */
function spelledAlike(word: string): string {
  return word.replace(/is(?=(?:ations?|e[sd]?|ing|ers?)$)/, 'iz').replace(/(?<=\w{2})our(?=(?:s|ed|ing|al)?$)/, 'or');
}

/** Stems of a token; of its pieces, where it has hyphens. */
export function stemsOf(token: Token): string[] {
  const pieces = token.word.includes('-') ? token.word.split('-').filter((piece) => piece !== '') : [token.word];
  return pieces.map((piece) => {
    const alike = spelledAlike(piece);
    return alike === token.word ? token.stem : stemOf(alike);
  });
}

/** "BCNF", "1NF", "TCP", not "The"; a plural s is dropped. */
export function acronymOf({ text }: Token): string | undefined {
  return /^(?=.{2,7}$)[A-Z0-9]*[A-Z][A-Z0-9]*s?$/.test(text) && /[A-Z].*[A-Z]|\d.*[A-Z]/.test(text) ? text.replace(/s$/, '') : undefined;
}

const ORDINALS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6' };

/** First letters of words in order, capitals; "First normal form" gives "1NF" and "FNF". */
export function initialsOf(tokens: readonly Token[]): string[] {
  const pieces = tokens.flatMap(({ word, stop }) =>
    word
      .split('-')
      .filter((piece) => piece !== '')
      .map((piece) => ({ piece, stop })),
  );
  const letters = (list: typeof pieces, digits: boolean) =>
    list.map(({ piece }) => (digits ? ORDINALS[piece] : undefined) ?? piece.charAt(0).toUpperCase()).join('');
  const content = pieces.filter(({ stop, piece }) => !stop || ORDINALS[piece] !== undefined);
  return [...new Set([letters(pieces, false), letters(content, false), letters(content, true)])].filter((initials) => initials.length >= 3);
}
