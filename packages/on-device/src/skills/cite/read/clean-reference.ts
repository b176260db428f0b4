/**
 * Removes what is markup or a remark on the medium, not part of the reference: Markdown emphasis, braces of BibTeX, "[Internet]",
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
      .replace(/(?<![\p{L}\p{N}])(\*{1,3}|_{1,3})(?=\S)([^*_\n]{1,400}?\S|\S)\1(?![\p{L}\p{N}])/gu, '$2')
      .replace(/^\(\d{1,3}\)\s+/, '')
      .replace(/[{}]/g, '')
      .replace(/<(\/?(?:i|b|em|strong|sup|sub|span))>/gi, '')
      .replace(/\s*\[(?:internet|online|web ?page|electronic resource|computer software|data ?set|preprint|video|pdf)\]/gi, '')
      .replace(/(?<=[.?!]\s)Online\.\s/g, '')
      .replace(/\b(and|&) (?:and|&)\b/g, '$1')
      .replace(/\s+([.,;:])(?=\s|$)/g, '$1')
      .replace(/([.,;])\s\1(?=\s|$)/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
