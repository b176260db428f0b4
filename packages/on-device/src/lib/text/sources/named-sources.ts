import type { Values } from '@marginalia/engine';
import { collapse, type Passage } from '../../../spans.ts';
import { sourcesUnderHeadings } from './sources-under-heading.ts';

/** A source that a person names, in their own words. */
export interface NamedSource extends Passage {
  /** Whether the source is only mentioned, without its title: "According to Rao (2019)". */
  readonly mention: boolean;
}

/** The name of the field that lists sources. Other texts may mention sources. */
const LIST_FIELD = 'sources';
/** The most sources of a pasted list that a report lists. */
const MOST_LISTED = 60;

const ONE = String.raw`\p{Lu}[\p{L}'’-]+`;
const NAME = String.raw`${ONE}(?:\s(?:and|&)\s${ONE}|\s+et\s+al\.?)?`;
/** "Reference: Kumar, A. (2021) …", "Sources: …", to the end of the line. */
const LABELLED = /(?:^|[.!?]\s+)((?:references?|sources?|bibliography|works cited)\s*(?::|\s[-–—]\s)[ \t]*)(\S[^\n]*)/gimu;
const YEAR = String.raw`(?:,?\s\((?:19|20)\d\d[a-z]?\)|,?\s(?:19|20)\d\d[a-z]?(?!\d))`;
/** Words before a year that name a time, a figure or a place in a text, and no author. */
const NO_AUTHOR = String.raw`(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Autumn|Fall|Winter|Semester|Term|Figure|Table|Version)[\p{L}]*\b)`;
/** Verbs for the work of an author: "Kabat-Zinn (1990) introduced". Without it, a name before a year may be an event. */
const REPORTS = String.raw`(?:introduc|found|show|report|argu|propos|suggest|describ|defin|demonstrat|stud|examin|compar|develop|present|not(?:es|ed)|observ|identif|conclud|explain|publish|review|investigat|claim|us(?:ed|es)|appl(?:ied|ies)|test|measur|achiev)\p{Ll}*`;
/** "According to Kumar (2021)", "Rao et al. (2019)", "(Rao et al., 2019)", "(Spielberger 1980; Rao, 2019, p. 4)", "Kabat-Zinn (1990) introduced". */
const MENTIONED = [
  new RegExp(`(?<=\\b[Aa]ccording to )${NAME}${YEAR}`, 'gu'),
  new RegExp(String.raw`\p{Lu}[\p{L}'’-]+\s+et\s+al\.?${YEAR}`, 'gu'),
  // "Kim, Evans and Iversen (2008)"; in "In Delhi, Rao and Ode (2019) …" the first name is a place.
  new RegExp(
    String.raw`(?<![\p{L}'’-])(?<!\b(?:[Ii]n|[Aa]t|[Ff]rom|[Ff]or)\s)${NO_AUTHOR}(?:${ONE},\s){0,4}${ONE}\s(?:and|&)\s${ONE}\s\((?:19|20)\d\d[a-z]?\)`,
    'gu',
  ),
  // "read with Spivak (1988) and Rao (1995)"
  new RegExp(
    String.raw`(?<=\b(?:by|with|following|see)\s(?:${NAME}\s\((?:19|20)\d\d[a-z]?\)(?:,|,? and|\s&)\s)?)${NO_AUTHOR}${NAME}\s\((?:19|20)\d\d[a-z]?\)`,
    'gu',
  ),
  new RegExp(String.raw`(?<=[(;]\s?)${NO_AUTHOR}${NAME},?\s(?:19|20)\d\d[a-z]?(?=\s?[,;)])`, 'gu'),
  new RegExp(
    String.raw`(?<![\p{L}'’-])(?<!\p{Lu}[\p{L}.'’-]{0,30}\s)${NO_AUTHOR}${NAME}\s\((?:19|20)\d\d[a-z]?\)(?=\s(?:also\s|first\s)?${REPORTS})`,
    'gu',
  ),
];
/** A year, a link or an identifier shows that a label names a work; "Source: soil" does not. */
const IS_WORK = /(?<!\d)(?:19|20)\d\d(?!\d)|https?:|www\.|\bdoi\b|10\.\d{4,}\//i;
/** The start of the person's own next sentence after a source. */
const OWN_SENTENCE = /(?<=[.!?])\s+(?=(?:We|Our|I|My)\s\p{Ll})/u;

/** The sources that a form names, each once: the lines of its list of sources, then those that its other texts list and mention. */
export function namedSources(values: Values, labels: Values): NamedSource[] {
  const listed = values[LIST_FIELD] ?? '';
  const found = listedIn(LIST_FIELD, listed);
  const texts = Object.keys(values).filter((name) => name !== LIST_FIELD && (labels[name] ?? values[name]) === values[name]);
  for (const field of texts) {
    const raw = values[field] ?? '';
    found.push(...sourcesUnderHeadings(raw).map((place) => ({ field, raw, ...place, mention: false })), ...labelledIn(field, raw));
  }
  for (const field of texts) found.push(...mentionsIn(field, values[field] ?? '').filter((it) => !found.some((other) => holds(other, it))));
  const seen = new Set<string>();
  return found
    .filter((it) => {
      const key = wordsOf(it)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      return key !== '' && !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_LISTED);
}

/** A BibTeX record, up to the line whose brace closes it. */
const RECORD = String.raw`@\w+\s*\{[^\n]*(?:\n(?![ \t]*(?:\}|@\w+\s*\{))[^\n]*)*(?:\n[ \t]*\})?`;
const RECORD_OR_LINE = new RegExp(String.raw`${RECORD}|\S[^\n]*`, 'g');
const RECORD_OR_PARAGRAPH = new RegExp(String.raw`${RECORD}|\S(?:(?!\n[ \t]*\n)[\s\S])*`, 'g');

/** One source for each BibTeX record and each line, or each paragraph if empty lines separate them. Bullets, numbers and a heading are dropped. */
function listedIn(field: string, raw: string): NamedSource[] {
  const pattern = /\S\n[ \t]*\n/.test(raw) ? RECORD_OR_PARAGRAPH : RECORD_OR_LINE;
  return [...raw.matchAll(pattern)].flatMap(({ index, 0: line }) => {
    const mark = /^(?:\[\d{1,3}\]|\(\d{1,3}\)|\d{1,3}[.)](?=\s)|[•·▪*–—-](?=\s))\s*/.exec(line)?.[0].length ?? 0;
    const isHeading = /^(?:my )?(?:references?|sources?|bibliography|works cited|literature)\s*:?\s*$/i.test(line);
    return isHeading ? [] : [{ field, raw, start: index + mark, end: index + line.trimEnd().length, mention: false }];
  });
}

function labelledIn(field: string, raw: string): NamedSource[] {
  return [...raw.matchAll(LABELLED)].flatMap(({ index, 0: all, 2: rest = '' }) => {
    const start = index + all.length - rest.length;
    const own = OWN_SENTENCE.exec(rest)?.index ?? rest.length;
    // Semicolons separate several works on one line, each with its year.
    const pieces = rest.slice(0, own).split(';');
    const works = pieces.length > 1 && pieces.every((piece) => IS_WORK.test(piece)) ? pieces : [rest.slice(0, own)];
    let at = start;
    return works.flatMap((work): NamedSource[] => {
      const lead = work.length - work.trimStart().length;
      const passage = { field, raw, start: at + lead, end: at + work.trimEnd().length, mention: false };
      at += work.length + 1;
      return IS_WORK.test(work) ? [passage] : [];
    });
  });
}

function mentionsIn(field: string, raw: string): NamedSource[] {
  return MENTIONED.flatMap((pattern) =>
    [...raw.matchAll(pattern)].map(({ index, 0: words }) => ({ field, raw, start: index, end: index + words.length, mention: true })),
  ).toSorted((one, other) => one.start - other.start);
}

/** Whether a listed source begins with the mentioned name and has the same year. */
function holds(source: NamedSource, mention: NamedSource): boolean {
  const [name = ''] = wordsOf(mention).split(/[\s,]/);
  const year = /(?:19|20)\d\d/.exec(wordsOf(mention))?.[0] ?? '';
  const words = wordsOf(source);
  return words.includes(name) && words.includes(year);
}

function wordsOf({ raw, start, end }: Passage): string {
  return collapse(raw.slice(start, end));
}
