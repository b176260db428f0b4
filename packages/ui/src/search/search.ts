/** The texts that a search compares with its terms. */
interface Searchable {
  readonly name: string;
  readonly description: string;
  /** Further words that find it. They are not shown. */
  readonly keywords?: string | undefined;
}

/** The keywords of each tool, by slug. */
export type Keywords = Readonly<Record<string, string>>;

/** The words of a query in lower case, without a plural s: "notes" also finds "Note". */
export function searchTerms(query: string): readonly string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word));
}

/** Whether every term occurs in the name, the description or the keywords. */
export function matches({ name, description, keywords = '' }: Searchable, terms: readonly string[]): boolean {
  const text = `${name} ${description} ${keywords}`.toLowerCase();
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
  const lower = text.toLowerCase();
  // Lower case can be longer than the text ("İ"): the indices would differ.
  if (terms.length === 0 || lower.length !== text.length) return [{ text, match: false, start: 0 }];
  const pieces: TextPiece[] = [];
  let end = 0;
  while (end < text.length) {
    const next = firstMatch(lower, terms, end);
    if (next === undefined) break;
    if (next.start > end) pieces.push({ text: text.slice(end, next.start), match: false, start: end });
    pieces.push({ text: text.slice(next.start, next.end), match: true, start: next.start });
    end = next.end;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), match: false, start: end });
  return pieces;
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
