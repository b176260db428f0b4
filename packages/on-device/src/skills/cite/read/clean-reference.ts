/**
 * Removes what is markup or a remark on the medium, not part of the reference: Markdown emphasis and links, braces of BibTeX, "[Internet]",
 * "Online.". Joins letters and their accents.
 */
export function cleanReference(text: string): string {
  return (
    text
      .normalize('NFC')
      // A dotless i with an accent on it is an i with that accent.
      .replace(/\u0131(\p{M})/gu, 'i$1')
      .normalize('NFC')
      .replace(/&(?:#38|amp);/g, '&')
      // The words of a link at the start are a title, unless they are the whole reference.
      .replace(/^\[([^[\]\n.\d,]{3,200})\]\((https?:\/\/[^\s()]{1,1000})\)/, '“$1” $2 ')
      // Any other link: its words stay in their place, its address after them.
      .replace(/\[([^[\]\n]{1,400})\]\((https?:\/\/[^\s()]{1,1000})\)/g, '$1 $2 ')
      .replace(/(?<![\p{L}\p{N}])(\*{1,3}|_{1,3})(?=\S)([^*_\n]{1,400}?\S|\S)\1(?![\p{L}\p{N}])/gu, '$2')
      .replace(/^\(\d{1,3}\)\s+/, '')
      .replace(/[{}]/g, '')
      .replace(/<(\/?(?:i|b|em|strong|sup|sub|span))>/gi, '')
      .replace(/\s*\[(?:internet|online|web ?page|www document|electronic resource|computer software|data ?set|preprint|video|pdf)\]/gi, '')
      .replace(/(?<=[.?!]\s)Online\.\s/g, '')
      // "“Indicators.” Data set, World Bank"
      .replace(/(?<=[.?!][”"]\s)Data ?set,\s/gi, '')
      // German lists separate names by strokes.
      .replace(/(?<=,\s(?:\p{Lu}\.[-\s]?){1,3})\s?\/\s(?=\p{Lu}\p{Ll}+,\s\p{Lu}\.)/gu, '; ')
      .replace(/\b(and|&) (?:and|&)\b/g, '$1')
      .replace(/\s+([.,;:])(?=\s|$)/g, '$1')
      .replace(/([.,;])\s\1(?=\s|$)/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
