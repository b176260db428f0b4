/** Abbreviations that do not end a part of a reference. */
const ABBREVIATION =
  /(?:^|[\s(.[])(?:\p{Lu}|vols?|nos?|pp?|eds?|edn|trans|rev|vs?|proc|int|conf|symp|univ|assoc|inc|ltd|co|corp|st|dr|mr|mrs|ms|prof|fig|ch|tech|rep|dept|cv|spp|var|subsp|ssp|e\.g|i\.e|u\.s|u\.k|ph\.d|ph|m\.sc|al|j|jr|sr|am|soc|natl|acad|sci|trans)\.$/iu;

/** "3rd ed." ends a part, unlike the "Ed." of an editor. */
const EDITION = /(?:\d(?:st|nd|rd|th)|second|third|fourth|fifth|rev\.) edn?\.$/i;
/** The beginning of a part: a capital, a figure, a bracket, a name such as "arXiv" or "eLife", or the book that holds a chapter. */
const BEGINS_PART =
  /^(?:[\p{Lu}\d“"‘'([]|\p{Ll}{1,3}\p{Lu}|in\s\p{Lu}|(?:data|prep|unpu|mime|work|tech|thes|phdt|news|blog|web|edite|trans)\p{Ll}*)/u;

/**
 * Splits a reference at full stops: "Title. 3rd ed. Place: Publisher." It does not split after abbreviations and initials,
 * but after a question mark or exclamation mark, which stays. A text without capitals is split at every full stop.
 */
export function referenceSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  const capitals = /\p{Lu}/u.test(text);
  for (const match of text.matchAll(/[.?!]["”’')\]]?\s+/g)) {
    const end = match.index + match[0].trimEnd().length;
    const next = match.index + match[0].length;
    if (capitals && !BEGINS_PART.test(text.slice(next, next + 5))) continue;
    const last = text.slice(Math.max(start, end - 12), end);
    if (ABBREVIATION.test(last) && !EDITION.test(last)) continue;
    sentences.push(text.slice(start, end));
    start = next;
  }
  sentences.push(text.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
