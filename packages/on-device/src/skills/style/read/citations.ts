import { MASK } from '../masked.ts';
import type { Prose } from './prose.ts';

/** A source that the text names with its year: "(Evans, 2003, p. 264)" or "Kershaw (1998)". */
export interface Citation {
  readonly start: number;
  readonly end: number;
  /** The family names of its authors, or the name of an organisation; the first may be a word such as "However" before a list of names. */
  readonly names: readonly [string, ...string[]];
  readonly year: string;
  /** Whether nothing but a source can be meant: "Stephen, 1873", but not "Versailles 1919" or "Titanic (1997)". */
  readonly certain: boolean;
  /** The mark between the name and its year. */
  readonly mark: ',' | ' ' | '(' | '[';
}

const NAME = String.raw`(?:(?:van|von|de|der|la|le|du) ){0,2}\p{Lu}[\p{L}'’-]*\p{L}`;
const OTHERS = String.raw`(?:(?:, ${NAME}){0,6},? (?:and|&) ${NAME}| et al\.?)`;
/** A year, and not the first of two: "Freud (1856–1939)" and "Chomsky (1928–)" tell a life, "Olson [2011] 2014" a reprint. */
const YEAR = String.raw`(?:1[5-9]|20)\d{2}(?=[a-z]?(?![\p{L}\d]))(?!\]? ?\d{4}| ?[–-] ?(?:\d{2}|present|\)))`;
const BRACKETS = /\([^()\n]{5,300}\)/gu;
const IN_BRACKETS = new RegExp(`^(?:see |see also |e\\.g\\.,? |cf\\.? |as in |and )?(${NAME})(${OTHERS})?(,?) (${YEAR})[a-z]?(.*)$`, 'u');
const IN_SENTENCE = new RegExp(`(?<![\\p{L}.'’-])(${NAME})['’]?(${OTHERS})?,? ([([])(${YEAR})`, 'gu');
const REPORTS =
  /^[a-z]?(?:,? ?(?:pp?\.? ?)?[\d–-]+)?[)\]] (?:also |has |have |first )?(?:argue|claim|suggest|show|find|found|state|note|point|write|wrote|believe|define|describe|report|conclude|observe|explain|propose|identif|contend|maintain)/;
const NO_NAME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|In|Since|From|Until|Act|Article|Figure|Fig|Table|Section|Chapter|Part|Version|Volume|Vol|The|This|These|A|An|By|Between|Of|Circa)$/;

/** The citations by author and year in a draft, in order of the text. */
export function citationsIn({ masked }: Prose): Citation[] {
  return [...inBrackets(masked), ...inSentences(masked)]
    .filter(({ names: [name] }) => !NO_NAME.test(name))
    .sort((a, b) => a.start - b.start);
}

function* inBrackets(masked: string): Generator<Citation> {
  for (const { 0: brackets, index } of masked.matchAll(BRACKETS)) {
    let at = index + 1;
    for (const piece of brackets.slice(1, -1).split(';')) {
      const part = piece.trim();
      const from = at + piece.length - piece.trimStart().length;
      at += piece.length + 1;
      const match = part.includes(MASK) ? null : IN_BRACKETS.exec(part);
      if (match === null) continue;
      const [, name = '', others, comma, year = '', rest = ''] = match;
      yield {
        start: from + part.indexOf(name),
        end: from + part.length - rest.length,
        names: [name, ...namesIn(others)],
        year,
        certain: comma === ',' || others !== undefined || /^,? ?(?:pp?\.|:)/.test(rest),
        mark: comma === ',' ? ',' : ' ',
      };
    }
  }
}

function* inSentences(masked: string): Generator<Citation> {
  for (const { 0: all, 1: name = '', 2: others, 3: bracket, 4: year = '', index } of masked.matchAll(IN_SENTENCE)) {
    const end = index + all.length;
    yield {
      start: index,
      end: end + (/^[a-z]?[)\]]?/.exec(masked.slice(end, end + 2))?.[0].length ?? 0),
      names: [name, ...namesIn(others)],
      year,
      certain: others?.includes('et al') || REPORTS.test(masked.slice(end, end + 60)),
      mark: bracket === '[' ? '[' : '(',
    };
  }
}

function namesIn(others: string | undefined): readonly string[] {
  return others?.match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
}
