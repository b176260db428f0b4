import { BLANK, computed, type Line, phrasebook, quote, type Span } from '../../spans.ts';
import { type Bibliography, type BibliographySource, isListed, type SourceStatus } from './bibliography.ts';
import { capitalsLine } from './check/capitals.ts';
import { describeFields } from './check/describe-fields.ts';
import { WANTS_GIVEN_NAMES } from './check/missing-fields.ts';
import { STYLE_NAMES } from './format/citation-style.ts';

const say = phrasebook('cite', {
  'identifier-only': 'Look these up:',
  incomplete: 'Complete these:',
  check: 'Check these:',
  unreadable: 'Not read as sources:',
  duplicate: 'Merged, because they are the same work:',
  notes: 'Also:',
  nothing: 'Nothing: every source has what {style} asks for.',
  more: '…',
  read: '- Read as a {type}: {fields}.',
  missing: '- Missing: {fields}. ',
  unused: '- Left out, because it is not clear what it is: {words}.',
  notListed: '- It is not in the list yet: nothing is filled in from an identifier alone.',
  openDoi: '- Open {address} and copy author, title, journal, year, volume and pages.',
  openUrl: '- Open the page and copy its author or organisation, title and date.',
  openIsbn: '- Find the ISBN in a library catalogue and copy author, title, year and publisher.',
  sameAs: '- Same as: ',
  unreadableHelp: 'If a line here is a source, give it an author, a title and a year.',
  givenNames: '- {style} writes given names out where they are known. You gave initials only for: {names}',
  andMore: ' and {count} more',

  author: 'author',
  title: 'title',
  'container-title': 'journal',
  book: 'title of the book',
  proceedings: 'name of the conference or proceedings',
  newspaper: 'newspaper or magazine',
  editor: 'editor',
  issued: 'year',
  date: 'date of the page',
  publisher: 'publisher',
  university: 'university',
  organisation: 'organisation that published it',
  'publisher-place': 'city of the publisher',
  volume: 'volume',
  page: 'pages or article number',
  URL: 'web address',
  accessed: 'date you visited the page',
  coauthors: 'authors after “et al.”',
  given: 'given name or initials of {name}',
  also: ', ',

  'in-article-journal': 'Look on the first page of the article or on its page at the journal’s site.',
  'in-article-magazine': 'Look under the headline or on the cover of the issue.',
  'in-article-newspaper': 'Look under the headline or on the front page of the issue.',
  'in-book': 'Look on the title page and the page behind it.',
  'in-chapter': 'Look on the first page of the chapter and on the book’s title page.',
  'in-paper-conference': 'Look on the first page of the paper or in the contents of the proceedings.',
  'in-webpage': 'Look at the top and the foot of the page.',
  'in-thesis': 'Look on the title page.',
  'in-report': 'Look on the title page.',

  loose: '- The line follows no citation style, so check that each part is in its right place.',
  'title-person': '- The title looks like a person’s name.',
  'title-short': '- The title is very short.',
  'title-long': '- The title is very long and may hold more than the title.',
  'title-pages': '- The title holds a volume or page number.',
  'container-digits': '- The journal’s name ends in a number, which may be a volume.',
  'container-names': '- What stands for the journal may hold the names of the authors.',
  future: '- The year lies in the future.',
  'pages-reversed': '- The last page comes before the first.',
  'names-raised': '- The names had no capitals and were given them.',
  isbn: '- The ISBN’s check digit does not fit: a digit is mistyped.',
});

/** Longer sources are quoted up to a word near this many characters. */
const QUOTED = 200;

/** Names listed before the rest is only counted. */
const NAMES_SHOWN = 8;

const ORDER: readonly SourceStatus[] = ['identifier-only', 'incomplete', 'check', 'unreadable', 'duplicate'];

/** What each source still needs and where to find it; then what holds for the list as a whole. */
export function attentionLines(bibliography: Bibliography, field: string, raw: string): readonly Line[] {
  const lines: Line[] = [];
  for (const status of ORDER) {
    const sources = bibliography.sources.filter((source) => source.status === status);
    if (sources.length === 0) continue;
    lines.push(say(status as 'check'), BLANK);
    for (const source of sources) lines.push(...sourceLines(source, bibliography, field, raw));
    if (status === 'unreadable') lines.push(say('unreadableHelp'), BLANK);
  }
  const style = computed(STYLE_NAMES[bibliography.style], 'cite.style');
  if (lines.length === 0) lines.push(say('nothing', { style }), BLANK);
  const notes = [...givenNamesNote(bibliography, style), ...capitalsLine(bibliography)];
  return notes.length === 0 ? lines.slice(0, -1) : [...lines, say('notes'), ...notes];
}

function sourceLines(source: BibliographySource, { sources }: Bibliography, field: string, raw: string): readonly Line[] {
  const quoted = shortQuote(source, field, raw);
  const original = source.original === undefined ? undefined : sources[source.original];
  switch (source.status) {
    case 'unreadable':
      return [quoted, BLANK];
    case 'duplicate':
      return original === undefined ? [] : [quoted, [...say('sameAs'), ...shortQuote(original, field, raw)], BLANK];
    case 'identifier-only':
      return [quoted, ...lookUpLines(source), say('notListed'), BLANK];
    default:
      return [quoted, ...readingLines(source), BLANK];
  }
}

function readingLines({ fields, missing, doubts, unused }: BibliographySource): readonly Line[] {
  const { type, text } = describeFields(fields);
  const lines: Line[] = [say('read', { type: computed(type, 'cite.type'), fields: computed(text, 'cite.read') })];
  if (missing.length > 0) {
    const names = missing.map((name) => missingName(name, fields));
    lines.push([...say('missing', { fields: joined(names) }), ...say(`in-${fields.type ?? 'book'}`)]);
  }
  lines.push(...doubts.map((doubt) => say(doubt)));
  if (unused.length > 0) lines.push(say('unused', { words: computed(unused.slice(0, 12).join(', '), 'cite.unused') }));
  return lines;
}

function missingName(name: BibliographySource['missing'][number], { type, author }: BibliographySource['fields']): Span[] {
  if (name === 'container-title' && type === 'chapter') return say('book');
  if (name === 'container-title' && type === 'paper-conference') return say('proceedings');
  if (name === 'container-title' && type !== 'article-journal') return say('newspaper');
  if (name === 'publisher' && type === 'thesis') return say('university');
  if (name === 'publisher' && type === 'report') return say('organisation');
  if (name === 'issued' && type === 'webpage') return say('date');
  if (name === 'given') {
    const names = (author ?? []).flatMap((one) => (one.given === undefined && one.family !== undefined ? [one.family] : []));
    return say('given', { name: computed(names.join(', '), 'cite.name') });
  }
  return say(name as 'author');
}

function lookUpLines({ fields }: BibliographySource): readonly Line[] {
  if (fields.DOI !== undefined) return [say('openDoi', { address: computed(`https://doi.org/${fields.DOI}`, 'cite.doi') })];
  return [fields.URL !== undefined ? say('openUrl') : say('openIsbn')];
}

/** MLA and Chicago write "Kahneman, Daniel": names known by initials only have to be completed by the student. */
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
  const more = names.length > NAMES_SHOWN ? say('andMore', { count: computed(names.length - NAMES_SHOWN, 'cite.count') }) : [];
  return names.length === 0 ? [] : [say('givenNames', { style: name, names: [computed(shown, 'cite.initials'), ...more] })];
}

/** The start of a source, in its own words. */
export function shortQuote({ start, end }: { readonly start: number; readonly end: number }, field: string, raw: string): Line {
  if (end - start <= QUOTED + 40) return [quote({ field, raw, start, end })];
  const space = raw.slice(start, start + QUOTED).search(/\s\S*$/);
  return [quote({ field, raw, start, end: start + (space > 0 ? space : QUOTED) }), ...say('more')];
}

function joined(names: readonly Span[][]): Span[] {
  return names.flatMap((name, index) => (index === 0 ? name : [...say('also'), ...name]));
}
