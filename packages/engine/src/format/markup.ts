const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The characters that neither HTML nor XML 1.0 allows in a text. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** Escapes a text for an element of HTML or XML. Quotation marks stay, so the result does not fit an attribute. */
export function escapeContent(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes a text for an element or an attribute of HTML or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Removes the characters that no document of HTML or XML may hold; a lone half of a surrogate pair becomes U+FFFD. */
export function withoutForbiddenCharacters(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '');
}

/** The character of a named entity of HTML, without "&" and ";". Undefined for a rare name. */
export function characterOfEntity(name: string): string | undefined {
  return CHARACTERS[name];
}
