import type { Finding } from './finding.ts';
import type { WordForms } from './lexicon/word-forms.ts';

/**
 * The corrections without the misspelled words that they lie over, so that both errors are found: "has" → "have" of "The goverments has". A correction that
 * spells the word right stays whole.
 */
export function besideMisspellings(errors: readonly Finding[], misspelled: readonly Finding[], raw: string, forms: WordForms): Finding[] {
  return errors.flatMap((error) => {
    const inside = misspelled.find(({ start, end }) => start < error.end && error.start < end);
    if (inside === undefined || spellsRight(error, inside, raw, forms)) return [error];
    return besideMisspellings(around(error, inside, raw), misspelled, raw, forms);
  });
}

/** Whether a correction writes the misspelled word with a capital, or replaces it by words that exist: "ofthe" by "of the", but not "goverment" by "goverments". */
function spellsRight({ fix }: Finding, inside: Finding, raw: string, forms: WordForms): boolean {
  if (fix?.toLowerCase() === wordOf(inside, raw).toLowerCase()) return true;
  if (fix === undefined || placeIn(fix, wordOf(inside, raw)) >= 0) return false;
  return (fix.toLowerCase().match(/[a-z']+/g) ?? []).every((word) => forms.isWord(word) || forms.isCommon(word));
}

/** What a correction changes before the misspelled word and after it; of an advice, its longer part. */
function around(error: Finding, inside: Finding, raw: string): Finding[] {
  const { fix, alternatives: _, ...rest } = error;
  const before = { ...rest, end: Math.max(error.start, inside.start) };
  const after = { ...rest, start: Math.min(error.end, inside.end) };
  if (fix === undefined)
    return [before.end - before.start >= after.end - after.start ? before : after].filter((part) => part.end > part.start);
  const word = wordOf(inside, raw);
  const at = placeIn(fix, word);
  if (at < 0) return [];
  return [
    { ...before, fix: fix.slice(0, at) },
    { ...after, fix: fix.slice(at + word.length) },
  ].flatMap((part) => withoutEnds(part, raw));
}

function wordOf({ start, end }: Finding, raw: string): string {
  return raw.slice(start, end);
}

function placeIn(fix: string, word: string): number {
  return ` ${fix} `.toLowerCase().search(new RegExp(`(?<![\\w'-])${word.toLowerCase().replace(/[^a-z0-9]/g, '\\$&')}(?![\\w'-])`)) - 1;
}

/** A part of a correction without the spaces at its ends, unless it changes these; nothing where it changes nothing. */
function withoutEnds(part: Finding & { readonly fix: string }, raw: string): Finding[] {
  const words = raw.slice(part.start, part.end);
  const fix = part.fix.trim();
  const plain = words.replace(/\s+/g, ' ');
  if (fix === '' || plain === part.fix) return [];
  if (plain.trim() === fix) return [part];
  const start = part.start + (words.length - words.trimStart().length);
  return [{ ...part, start, end: start + words.trim().length, fix }];
}
