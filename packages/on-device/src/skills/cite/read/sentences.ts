/** Abbreviations of references that do not end a part of one. */
const ABBREVIATION =
  /(?:^|[\s(.[])(?:\p{Lu}|vols?|nos?|pp?|eds?|edn|trans|rev|vs|proc|int|conf|symp|univ|assoc|inc|ltd|co|corp|st|dr|mr|mrs|ms|prof|fig|ch|tech|rep|dept|e\.g|i\.e|u\.s|u\.k|ph\.d|ph|m\.sc|al|j|jr|sr|am|soc|natl|acad|sci|trans)\.$/iu;

/** "3rd ed." ends a part, unlike the "Ed." of an editor. */
const EDITION = /(?:\d(?:st|nd|rd|th)|second|third|fourth|fifth|rev\.) edn?\.$/i;
const BRACKET_OR_CAPITAL = /^[\p{Lu}\d“"‘'([]/u;

/**
 * The parts of a reference that full stops divide: "Title. 3rd ed. Place: Publisher." Abbreviations and initials do not
 * divide; a question mark or exclamation mark does, and stays. In a text without capitals any full stop divides.
 */
export function referenceSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  const capitals = /\p{Lu}/u.test(text);
  for (const match of text.matchAll(/[.?!]["”’')\]]?\s+/g)) {
    const end = match.index + match[0].trimEnd().length;
    const next = match.index + match[0].length;
    if (capitals && !BRACKET_OR_CAPITAL.test(text.slice(next, next + 2))) continue;
    const last = text.slice(Math.max(start, end - 12), end);
    if (ABBREVIATION.test(last) && !EDITION.test(last)) continue;
    sentences.push(text.slice(start, end));
    start = next;
  }
  sentences.push(text.slice(start));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}
