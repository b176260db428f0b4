import type { Prose } from './prose.ts';

/** An entry of the list of sources. */
export interface Source {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Its words, folded. */
  readonly words: ReadonlySet<string>;
  /** The family name with which it begins, where initials or given names follow: "Evans, R. J." */
  readonly author: string | undefined;
  readonly years: readonly string[];
}

/** The first line of an entry: a name before initials, a full stop or a year. Other lines continue the entry before them. */
const ENTRY =
  /^\s*(?:[-•*–]\s+|\[\d{1,3}\]\s*|\d{1,3}[.)]\s+)?\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}|and |&|of |for )[\p{L}'’-]*){0,6}(?:, \p{Lu}|\.\s|,? [([]?(?:1[5-9]|20)\d{2})/u;
const AUTHOR = /^[\s\-•*–[\]\d.)]*((?:(?:van|von|de|der|la|le|du) ){0,2}\p{Lu}[\p{L}'’-]+), \p{Lu}(?:\.|[\p{L}-]+)/u;
const YEAR = /(?<![\d–-])(?:1[5-9]|20)\d{2}(?!\d)/g;

const known = new WeakMap<Prose, readonly Source[]>();

/** The entries of the list of sources, in order of the text. */
export function sourcesOf(prose: Prose): readonly Source[] {
  const before = known.get(prose);
  if (before !== undefined) return before;
  const { raw } = prose.document;
  const sources: Source[] = [];
  for (const { start, end } of prose.sources) {
    let at = start;
    for (const line of raw.slice(start, end).split('\n')) {
      const last = sources.at(-1);
      const from = at;
      at += line.length + 1;
      if (line.trim() === '') continue;
      if (last !== undefined && last.start >= start && last.end + 1 === from && !ENTRY.test(line))
        sources[sources.length - 1] = read(raw, last.start, from + line.length);
      else sources.push(read(raw, from, from + line.length));
    }
  }
  known.set(prose, sources);
  return sources;
}

function read(raw: string, start: number, end: number): Source {
  const text = raw.slice(start, end);
  return { start, end, text, words: foldedWords(text), author: AUTHOR.exec(text.slice(0, 80))?.[1], years: text.match(YEAR) ?? [] };
}

/** The words of a text in small letters, without accents and "'s". */
export function foldedWords(text: string): ReadonlySet<string> {
  return new Set(fold(text).match(/[\p{L}\d]+(?:['-](?!s\b)[\p{L}\d]+)*/gu));
}

/** The family name of an author without particles: "van Dijk's" gives "dijk". */
export function foldedName(name: string): string {
  return fold(name).replace(/'s?$/, '').replace(/^.* /, '');
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}
