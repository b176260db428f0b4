import type { Finding } from './finding.ts';
import { MASK } from './masked.ts';
import type { Prose } from './read/prose.ts';
import { foldedName, foldedWords, type Source, sourcesOf } from './read/sources.ts';

/** A source that the text names with its year: "(Evans, 2003, p. 264)" or "Kershaw (1998)". */
interface Citation {
  readonly start: number;
  readonly end: number;
  /** The family name of the first author, or the name of an organisation. */
  readonly name: string;
  readonly year: string;
  /** Whether nothing but a source can be meant: "Stephen, 1873", but not "Versailles 1919" or "Titanic (1997)". */
  readonly certain: boolean;
  /** What parts the name from its year. */
  readonly mark: ',' | ' ' | '(' | '[';
}

const NAME = String.raw`(?:(?:van|von|de|der|la|le|du) ){0,2}\p{Lu}[\p{L}'’-]*\p{L}`;
const OTHERS = String.raw`(?:(?:, ${NAME}){0,3},? (?:and|&) ${NAME}| et al\.?)`;
const YEAR = String.raw`(?:1[5-9]|20)\d{2}(?=[a-z]?(?![\p{L}\d]))`;
const BRACKETS = /\([^()\n]{5,300}\)/gu;
const IN_BRACKETS = new RegExp(`^(?:see |see also |e\\.g\\.,? |cf\\.? |as in |and )?(${NAME})(${OTHERS})?(,?) (${YEAR})[a-z]?(.*)$`, 'u');
const IN_SENTENCE = new RegExp(`(?<![\\p{L}.'’-])(${NAME})['’]?(${OTHERS})?,? ([([])(${YEAR})`, 'gu');
const REPORTS =
  /^[a-z]?(?:,? ?(?:pp?\.? ?)?[\d–-]+)?[)\]] (?:also |has |have |first )?(?:argue|claim|suggest|show|find|found|state|note|point|write|wrote|believe|define|describe|report|conclude|observe|explain|propose|identif|contend|maintain)/;
const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|In|Since|From|Until|Act|Article|Figure|Fig|Table|Section|Chapter|Part|Version|Volume|Vol|The|This|These|A|An|By|Between|Of|Circa)$/;

/** Fewer citations and entries than these show no system. */
const FEWEST = 2;

/**
 * The differences between the sources that a draft cites and those that it lists: a citation with no entry or with another year, an entry that is never
 * cited, and citations that are written in two ways. Nothing where the draft has no list, or cites by numbers.
 */
export function checkCitations(prose: Prose): Finding[] {
  const sources = sourcesOf(prose).filter(({ years }) => years.length > 0);
  const cited = citationsIn(prose);
  if (sources.length < FEWEST || cited.length < FEWEST || /\[\d{1,3}(?:[,–-] ?\d{1,3})*\]/.test(prose.masked)) return [];
  return [
    ...cited.flatMap((citation) => withoutEntry(citation, sources)),
    ...neverCited(prose, sources),
    ...inTwoWays(cited.filter(({ name }) => entriesOf(name, sources).length > 0)),
  ].sort((a, b) => a.start - b.start);
}

function citationsIn({ masked }: Prose): Citation[] {
  const found: Citation[] = [];
  for (const { 0: brackets, index } of masked.matchAll(BRACKETS)) {
    let at = index + 1;
    for (const part of brackets.slice(1, -1).split(';')) {
      const lead = part.length - part.trimStart().length;
      const match = IN_BRACKETS.exec(part.trim());
      if (match !== null && !part.includes(MASK)) {
        const [, name = '', others, comma, year = '', rest = ''] = match;
        const start = at + lead + part.trim().indexOf(name);
        const end = at + lead + part.trim().length - rest.length;
        found.push({
          start,
          end,
          name,
          year,
          certain: comma === ',' || others !== undefined || /^,? ?(?:pp?\.|:)/.test(rest),
          mark: comma === ',' ? ',' : ' ',
        });
      }
      at += part.length + 1;
    }
  }
  for (const match of masked.matchAll(IN_SENTENCE)) {
    const [all, name = '', others, bracket, year = ''] = match;
    const end = match.index + all.length;
    const certain = others !== undefined || REPORTS.test(masked.slice(end, end + 60));
    found.push({
      start: match.index,
      end: /[)\]]/.test(masked.charAt(end)) ? end + 1 : end,
      name,
      year,
      certain,
      mark: bracket === '[' ? '[' : '(',
    });
  }
  return found.filter(({ name }) => !NO_NAME.test(name)).sort((a, b) => a.start - b.start);
}

function entriesOf(name: string, sources: readonly Source[]): readonly Source[] {
  const folded = foldedName(name);
  return sources.filter(({ words }) => words.has(folded));
}

function withoutEntry({ start, end, name, year, certain }: Citation, sources: readonly Source[]): Finding[] {
  const entries = entriesOf(name, sources);
  if (entries.some(({ years }) => years.includes(year))) return [];
  // The list may have "Royal College of Physicians" for "RCP".
  const isShort = /^[\p{Lu}\d]+$/u.test(name);
  if (entries.length === 0) {
    const advice = 'not in your list of sources: add it there';
    return certain && !(isShort && sources.some(({ years }) => years.includes(year))) ? [{ rule: 'citation', start, end, advice }] : [];
  }
  const own = entries.filter(({ author }) => author !== undefined && foldedName(author) === foldedName(name));
  if (own.length === 0) return [];
  return [{ rule: 'citation', start, end, advice: `your list has ${own.map(({ years }) => years[0]).join(' and ')}: check the year` }];
}

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

/** Citations that part the name from the year otherwise than most others do; where both are as many, than the first does. */
function inTwoWays(cited: readonly Citation[]): Finding[] {
  return (
    [
      [',', ' '],
      ['(', '['],
    ] as const
  ).flatMap(([one, other]) => {
    const both = cited.filter(({ mark }) => mark === one || mark === other);
    const ones = both.filter(({ mark }) => mark === one).length;
    const rest = both.length - ones;
    if (ones === 0 || rest === 0) return [];
    const usual = ones === rest ? both[0]?.mark : ones > rest ? one : other;
    return both
      .filter(({ mark }) => mark !== usual)
      .map(({ start, end }) => ({ rule: 'citation', start, end, advice: ADVICE[usual ?? one] }));
  });
}

const ADVICE = {
  ',': 'elsewhere a comma stands before the year: cite in one way',
  ' ': 'elsewhere no comma stands before the year: cite in one way',
  '(': 'elsewhere the year stands in round brackets: cite in one way',
  '[': 'elsewhere the year stands in square brackets: cite in one way',
} as const;
