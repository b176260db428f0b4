import { brokenWords } from '../../../lib/text/mask/broken-words.ts';

/** Words before a hyphen that belong to a compound: a syllable of another word hardly looks like them. */
const OPENS_COMPOUND =
  /(?:^|[^\p{L}])(?:self|non|well|high|low|long|short|cross|half|large|small|open|real|human|user|evidence|problem|decision|computer|model|data|state|time|web|peer|two|three|four|first|second|third|post|anti|semi)$/iu;

/**
 * A reader of parts of a text in which words that a page divides at the end of a line are whole: "assess-⏎ment". A hyphen that belongs to
 * the word stays, as `brokenWords` and the word before it tell.
 */
export function wholeWords(text: string): (start: number, end: number) => string {
  const breaks = brokenWords(text);
  return (start, end) => {
    let read = '';
    let at = start;
    for (const gap of breaks) {
      if (gap.start < start || gap.end > end) continue;
      const hyphen = text[gap.start] === '-' && OPENS_COMPOUND.test(text.slice(Math.max(start, gap.start - 16), gap.start)) ? 1 : 0;
      read += text.slice(at, gap.start + hyphen);
      at = gap.end;
    }
    return read + text.slice(at, end);
  };
}
