/** The texts that a search compares with its terms. */
interface Searchable {
  readonly name: string;
  readonly description: string;
  /** Further words that find it. They are not shown. */
  readonly keywords?: string | undefined;
}

/** The keywords of each tool, by slug. */
export type Keywords = Readonly<Record<string, string>>;

/** Lower case without marks over letters, so that "grossen" finds "Größen" and "resume" finds "Résumé". */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** The words of a query, folded and without a plural s: "notes" also finds "Note". */
export function searchTerms(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word));
}

/** Whether every term occurs in the name, the description or the keywords. */
export function matches({ name, description, keywords = '' }: Searchable, terms: readonly string[]): boolean {
  const text = folded(`${name} ${description} ${keywords}`);
  return terms.every((term) => text.includes(term));
}

interface TextPiece {
  readonly text: string;
  readonly match: boolean;
  /** The index of its start in the whole text, in UTF-16 units. */
  readonly start: number;
}

/** Splits a text at the matches of terms. The pieces joined are the text. */
export function piecesOf(text: string, terms: readonly string[]): readonly TextPiece[] {
  if (terms.length === 0) return [{ text, match: false, start: 0 }];
  const { letters, places } = lettersOf(text);
  const pieces: TextPiece[] = [];
  let [end, read] = [0, 0];
  while (read < letters.length) {
    const next = firstMatch(letters, terms, read);
    if (next === undefined) break;
    const [from, to] = [places[next.start] ?? end, places[next.end] ?? text.length];
    if (from > end) pieces.push({ text: text.slice(end, from), match: false, start: end });
    if (to > Math.max(from, end)) pieces.push({ text: text.slice(Math.max(from, end), to), match: true, start: Math.max(from, end) });
    [end, read] = [Math.max(end, to), next.end];
  }
  if (end < text.length) pieces.push({ text: text.slice(end), match: false, start: end });
  return pieces;
}

/** The folded letters of a text, and the place of each: a letter can become two, or none. A match ends before the next letter. */
function lettersOf(text: string): { readonly letters: string; readonly places: readonly number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const own = folded(character);
    for (let unit = 0; unit < own.length; unit += 1) places.push(at);
    letters += own;
    at += character.length;
  }
  return { letters, places };
}

function firstMatch(text: string, terms: readonly string[], from: number): { start: number; end: number } | undefined {
  let found: { start: number; end: number } | undefined;
  for (const term of terms) {
    const start = text.indexOf(term, from);
    if (start === -1) continue;
    // Includes a plural s, which searchTerms removes from the query.
    const end = start + term.length + (/^s\b/.test(text.slice(start + term.length, start + term.length + 2)) ? 1 : 0);
    if (found === undefined || start < found.start || (start === found.start && end > found.end)) found = { start, end };
  }
  return found;
}
