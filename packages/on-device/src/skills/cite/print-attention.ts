import { BLANK, computed, type Line, quote, type Span } from '../../spans.ts';
import { type Bibliography, type BibliographySource, isListed, type SourceStatus } from './bibliography.ts';
import { alikeSources } from './check/alike.ts';
import { describeFields } from './check/describe-fields.ts';
import { WANTS_GIVEN_NAMES } from './check/missing-fields.ts';
import { STYLE_NAMES } from './format/citation-style.ts';
import { fillPhrase } from './phrases.ts';
import { capitalsLine, countOfEntries } from './print-capitals.ts';

/** Longer sources are quoted up to about this many characters. */
const QUOTED = 200;

/** The most names that are listed; the rest is counted. */
const NAMES_SHOWN = 8;

const ORDER: readonly SourceStatus[] = ['identifier-only', 'incomplete', 'check', 'unreadable', 'duplicate'];

/** Prints what each source still needs and where to find it, then notes on the whole list. */
export function printAttention(bibliography: Bibliography, field: string, raw: string): readonly Line[] {
  const lines: Line[] = [];
  for (const status of ORDER) {
    const sources = bibliography.sources.filter((source) => source.status === status);
    if (sources.length === 0) continue;
    lines.push(fillPhrase(status as 'check'), BLANK);
    for (const source of sources) lines.push(...sourceLines(source, bibliography, field, raw));
    if (status === 'unreadable') lines.push(fillPhrase('unreadableHelp'), BLANK);
  }
  const style = computed(STYLE_NAMES[bibliography.style], 'cite.style');
  if (lines.length === 0) lines.push(fillPhrase('nothing', { style }), BLANK);
  const notes = [
    ...alikeLines(bibliography, field, raw),
    ...givenNamesNote(bibliography, style),
    ...visitsNote(bibliography, style),
    ...capitalsLine(bibliography),
  ];
  return notes.length === 0 ? lines.slice(0, -1) : [...lines, fillPhrase('notes'), ...notes];
}

function alikeLines({ sources }: Bibliography, field: string, raw: string): readonly Line[] {
  return alikeSources(sources.filter(isListed)).map(([one, other]) => [
    ...fillPhrase('alike'),
    ...shortQuote(one, field, raw),
    ...fillPhrase('alikeAnd'),
    ...shortQuote(other, field, raw),
  ]);
}

function sourceLines(source: BibliographySource, { sources }: Bibliography, field: string, raw: string): readonly Line[] {
  const quoted = shortQuote(source, field, raw);
  const original = source.original === undefined ? undefined : sources[source.original];
  switch (source.status) {
    case 'unreadable':
      return [quoted, BLANK];
    case 'duplicate':
      return original === undefined ? [] : [quoted, [...fillPhrase('sameAs'), ...shortQuote(original, field, raw)], BLANK];
    case 'identifier-only':
      return [quoted, ...lookUpLines(source), fillPhrase('notListed'), BLANK];
    default:
      return [quoted, ...readingLines(source), BLANK];
  }
}

function readingLines({ kind, fields, missing, doubts, unused }: BibliographySource): readonly Line[] {
  const { type, text } = describeFields(fields);
  const lines: Line[] = [fillPhrase('read', { type: computed(type, 'cite.type'), fields: computed(text, 'cite.read') })];
  if (missing.length > 0) {
    const names = missing.map((name) => missingName(name, fields));
    lines.push([...fillPhrase('missing', { fields: joined(names) }), ...fillPhrase(`in-${fields.type ?? 'book'}`)]);
  }
  lines.push(...doubts.map((doubt) => fillPhrase(doubt)));
  if (unused.length > 0)
    lines.push(
      fillPhrase(kind === 'bibtex' ? 'unusedFields' : 'unused', { words: computed(unused.slice(0, 12).join(', '), 'cite.unused') }),
    );
  return lines;
}

function missingName(name: BibliographySource['missing'][number], { type, author }: BibliographySource['fields']): Span[] {
  if (name === 'container-title' && type === 'chapter') return fillPhrase('book');
  if (name === 'container-title' && type === 'paper-conference') return fillPhrase('proceedings');
  if (name === 'container-title' && type !== 'article-journal') return fillPhrase('newspaper');
  if (name === 'publisher' && type === 'thesis') return fillPhrase('university');
  if (name === 'publisher' && type === 'report') return fillPhrase('organisation');
  if (name === 'issued' && type === 'webpage') return fillPhrase('date');
  if (name === 'given') {
    const names = (author ?? []).flatMap((one) => (one.given === undefined && one.family !== undefined ? [one.family] : []));
    return fillPhrase('given', { name: computed(names.join(', '), 'cite.name') });
  }
  return fillPhrase(name as 'author');
}

function lookUpLines({ fields }: BibliographySource): readonly Line[] {
  if (fields.DOI !== undefined) return [fillPhrase('openDoi', { address: computed(`https://doi.org/${fields.DOI}`, 'cite.doi') })];
  return [fields.URL !== undefined ? fillPhrase('openUrl') : fillPhrase('openIsbn')];
}

/** MLA and Chicago write given names out, so the student has to complete names with initials only. */
function givenNamesNote({ style, sources }: Bibliography, name: Span): readonly Line[] {
  if (!WANTS_GIVEN_NAMES.has(style)) return [];
  const initials = sources
    .filter(isListed)
    .flatMap(({ fields }) =>
      (fields.author ?? []).flatMap(({ family, given }) =>
        family !== undefined && given !== undefined && /^(?:\p{Lu}\.[\s-]?)+$/u.test(given) ? [`${family}, ${given}`] : [],
      ),
    );
  const names = [...new Set(initials)];
  const shown = names.slice(0, NAMES_SHOWN).join('; ');
  const more = names.length > NAMES_SHOWN ? fillPhrase('andMore', { count: computed(names.length - NAMES_SHOWN, 'cite.count') }) : [];
  return names.length === 0 ? [] : [fillPhrase('givenNames', { style: name, names: [computed(shown, 'cite.initials'), ...more] })];
}

/** Most styles print the date of a visit for few kinds of sources only, so that it vanishes from the others. */
function visitsNote({ sources, entries }: Bibliography, style: Span): readonly Line[] {
  const left = entries.filter(
    ({ id, text }) => sources[Number(id)]?.fields.accessed !== undefined && !/\b(?:accessed|retrieved)\b/i.test(text),
  );
  return left.length === 0 ? [] : [fillPhrase('visits', { style, count: countOfEntries(left.length) })];
}

/** The start of a source, in its own words. */
export function shortQuote({ start, end }: { readonly start: number; readonly end: number }, field: string, raw: string): Line {
  if (end - start <= QUOTED + 40) return [quote({ field, raw, start, end })];
  const space = raw.slice(start, start + QUOTED).search(/\s\S*$/);
  return [quote({ field, raw, start, end: start + (space > 0 ? space : QUOTED) }), ...fillPhrase('more')];
}

function joined(names: readonly Span[][]): Span[] {
  return names.flatMap((name, index) => (index === 0 ? name : [...fillPhrase('also'), ...name]));
}
