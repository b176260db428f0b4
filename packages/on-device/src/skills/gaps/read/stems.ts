import type { Token } from '../../../lib/text/document.ts';
import { stemOf } from '../../../lib/text/tokens.ts';

/** One spelling for "normalisation" and "normalization", "colour" and "color". */
function spelledAlike(word: string): string {
  return word
    .replace(/is(?=(?:ations?|e[sd]?|ing|ers?)$)/, 'iz')
    .replace(/(?<=\w{2})our(?=(?:s|ed|ing|al)?$)/, 'or')
    .replace(/(?<=^\w{5,})ll(?=(?:ed|ing)$)/, 'l');
}

/** Words that the stemmer would take for another: "organism" for "organ", "community" for "communication", "operant" for "operation". */
const OWN_WORD = /^.{4,}(?:ism|ist|ant|ity|ic|ive)s?$|^.{4,}(?:ities|ics)$/;

/** Articles that are written together with their noun: "l'immunité". */
const ELIDED = /^(?:[ldcnsjmt]|qu)['’](?=\p{L}{2})/u;

/** "célula" as "celula", "l'immunité" as "immunite". Signs of vowels in other scripts stay. */
export function folded(word: string): string {
  return /[^\0-\x7f]|'/.test(word)
    ? word
        .replace(ELIDED, '')
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
    : word;
}

/** The stems of a token, or of its parts between hyphens. */
export function stemsOf(token: Token): string[] {
  const pieces = token.word.includes('-') ? token.word.split('-').filter((piece) => piece !== '') : [token.word];
  return pieces.map((piece) => {
    const alike = folded(piece);
    return alike === token.word && spelledAlike(alike) === alike && !OWN_WORD.test(alike) ? token.stem : spelledStem(alike);
  });
}

/** The stem of a word without accents. */
export function spelledStem(word: string): string {
  const alike = spelledAlike(word);
  return OWN_WORD.test(alike) ? alike.replace(/ies$/, 'y').replace(/s$/, '') : stemOf(alike);
}

/** The acronym of a token without a plural s: "BCNF", "1NF", "TCP", not "The". */
export function acronymOf({ text }: Token): string | undefined {
  return /^(?=.{2,7}$)[A-Z0-9]*[A-Z][A-Z0-9]*s?$/.test(text) && /[A-Z].*[A-Z]|\d.*[A-Z]/.test(text) ? text.replace(/s$/, '') : undefined;
}

const ORDINALS: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6' };

/** The initials of words in capitals: "First normal form" gives "1NF" and "FNF". */
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
