import type { Finding } from './finding.ts';
import { distance } from './lexicon/distance.ts';
import { type Citation, citationsIn } from './read/citations.ts';
import type { Prose } from './read/prose.ts';
import { foldedName, foldedWords, type Source, sourcesOf } from './read/sources.ts';

/** Fewer citations and entries than these show no system. */
const FEWEST = 2;
/** A citation by the number of an entry. */
const NUMBERED = /\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/;

/**
 * The differences between the sources that a draft cites and those that it lists: a citation with no entry or with another year, an entry that is never
 * cited, and citations that are written in two ways. Nothing where the draft has no list, or cites by numbers.
 */
export function checkCitations(prose: Prose): Finding[] {
  const sources = sourcesOf(prose).filter(({ years }) => years.length > 0);
  const cited = citationsIn(prose);
  if (sources.length < FEWEST || cited.length < FEWEST || NUMBERED.test(prose.masked)) return [];
  const list = new SourceList(sources);
  return [
    ...cited.flatMap((citation) => withoutEntry(citation, list)),
    ...neverCited(prose, sources),
    ...inTwoWays(cited.filter(({ names }) => list.with(names[0]).length > 0)),
  ].sort((a, b) => a.start - b.start);
}

/** Shorter names are near to many. */
const SHORTEST = 5;
/** The distance of a word with one letter that is wrong, missing or too many. */
const ONE_SLIP = 1.1;

/** The entries by their words, so that a long list is read once. */
class SourceList {
  readonly years: ReadonlySet<string>;
  readonly #sources: readonly Source[];
  readonly #byWord = new Map<string, Source[]>();

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
    this.years = new Set(sources.flatMap(({ years }) => years));
    for (const source of sources)
      for (const word of source.words) {
        const known = this.#byWord.get(word);
        if (known === undefined) this.#byWord.set(word, [source]);
        else known.push(source);
      }
  }

  /** The entries that hold a name. */
  with(name: string): readonly Source[] {
    return this.#byWord.get(foldedName(name)) ?? [];
  }

  /** The author of an entry of that year with a name that one slip parts from this one: "Guilford" for "Gilford". */
  nearest(name: string, year: string): string | undefined {
    const folded = foldedName(name);
    if (folded.length < SHORTEST) return undefined;
    return this.#sources.find(
      ({ author, years }) => author !== undefined && years.includes(year) && distance(folded, foldedName(author)) <= ONE_SLIP,
    )?.author;
  }
}

function withoutEntry({ start, end, names, year, certain }: Citation, list: SourceList): Finding[] {
  const entries = names.map((name) => list.with(name));
  if (entries.flat().some(({ years }) => years.includes(year))) return [];
  if (entries.every((found) => found.length === 0)) {
    // The list may have "Royal College of Physicians" for "RCP".
    const mayBeShort = /^[\p{Lu}\d]+$/u.test(names[0]) && list.years.has(year);
    const near = list.nearest(names[0], year);
    if (near !== undefined) return [{ rule: 'citation', start, end, advice: `your list has ${near}: check the name` }];
    return certain && !mayBeShort ? [{ rule: 'citation', start, end, advice: 'not in your list of sources: add it there' }] : [];
  }
  const years = new Set(
    entries[0]
      ?.filter(({ author }) => author !== undefined && foldedName(author) === foldedName(names[0]))
      .map(({ years: [first] }) => first),
  );
  if (years.size === 0) return [];
  const listed = years.size > MOST_YEARS ? 'other years' : [...years].join(' and ');
  return [{ rule: 'citation', start, end, advice: `your list has ${listed}: check the year` }];
}

const MOST_YEARS = 2;

/** Entries whose author stands nowhere in the text. */
function neverCited({ document: { raw }, paragraphs }: Prose, sources: readonly Source[]): Finding[] {
  const text = foldedWords(paragraphs.map(({ block }) => raw.slice(block.start, block.end)).join('\n'));
  return sources.flatMap(({ start, author, text: entry }) => {
    if (author === undefined || text.has(foldedName(author))) return [];
    const to = /^.*?(?:1[5-9]|20)\d{2}[a-z]?[)\]]?/s.exec(entry)?.[0] ?? entry;
    const words = to.length <= LONGEST ? to : (/^[^,]+, \p{Lu}[\p{L}.]*/u.exec(to)?.[0] ?? to.slice(0, LONGEST));
    return [{ rule: 'citation', start, end: start + words.length, advice: 'listed, but not cited in the text' }];
  });
}

const LONGEST = 60;

/** Citations that part the name from the year otherwise than most others do; where both are as many, otherwise than the first. */
function inTwoWays(cited: readonly Citation[]): Finding[] {
  const pairs = [
    [',', ' '],
    ['(', '['],
  ] as const;
  return pairs.flatMap(([one, other]) => {
    const both = cited.filter(({ mark }) => mark === one || mark === other);
    const ones = both.filter(({ mark }) => mark === one).length;
    const others = both.length - ones;
    const usual = ones === others ? both[0]?.mark : ones > others ? one : other;
    if (usual === undefined) return [];
    return both
      .filter(({ mark }) => mark !== usual)
      .map(({ start, end }) => ({ rule: 'citation', start, end, advice: `elsewhere ${WAYS[usual]}: cite in one way` }));
  });
}

const WAYS = {
  ',': 'a comma stands before the year',
  ' ': 'no comma stands before the year',
  '(': 'the year stands in round brackets',
  '[': 'the year stands in square brackets',
} as const;
