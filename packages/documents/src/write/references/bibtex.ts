import type { ExportSource } from '@marginalia/engine';
import type { CslName } from '@marginalia/on-device/references';
import { type KeyedSource, listedSources } from './csl-list.ts';

const TYPES: Readonly<Record<KeyedSource['fields']['type'], string>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'incollection',
  'paper-conference': 'inproceedings',
  webpage: 'online',
  thesis: 'thesis',
  report: 'techreport',
};

/** The references of a result as BibTeX, in UTF-8 as biber and modern BibTeX read it. */
export const bibtex = async (source: ExportSource): Promise<string> => printBibtex(await listedSources(source));

export const printBibtex = (sources: readonly KeyedSource[]): string => sources.map(entry).join('\n');

function entry({ id, fields }: KeyedSource): string {
  const [year, month, day] = fields.issued?.['date-parts'][0] ?? [];
  const container = fields.type.startsWith('article') ? 'journal' : 'booktitle';
  const by = fields.type === 'thesis' ? 'school' : fields.type === 'report' ? 'institution' : 'publisher';
  const lines: (readonly [string, string | undefined])[] = [
    ['author', namesOf(fields.author)],
    ['editor', namesOf(fields.editor)],
    ['translator', namesOf(fields.translator)],
    ['title', fields.title === undefined ? undefined : `{${escaped(fields.title)}}`],
    [container, plain(fields['container-title'])],
    ['year', year?.toString()],
    ['month', month?.toString()],
    ['day', day?.toString()],
    ['pubstate', plain(fields.status)],
    ['volume', plain(fields.volume)],
    ['number', plain(fields.issue ?? fields.number)],
    ['pages', plain(fields.page)?.replace(/[-–]/, '--')],
    ['edition', plain(fields.edition)],
    ['type', fields.type === 'thesis' ? plain(fields.genre) : undefined],
    [by, plain(fields.publisher)],
    ['address', plain(fields['publisher-place'])],
    ['isbn', plain(fields.ISBN)],
    ['doi', plain(fields.DOI)],
    ['url', fields.URL],
    ['urldate', fields.accessed?.['date-parts'][0].map((part) => `${part}`.padStart(2, '0')).join('-')],
  ];
  const filled = lines.filter(([, value]) => value !== undefined && value !== '');
  return [`@${kindOf(fields)}{${id},`, ...filled.map(([name, value]) => `  ${name} = {${value}},`), '}', ''].join('\n');
}

/** A thesis by the degree that its words name; `thesis` where they name none of the two that BibTeX knows. */
function kindOf({ type, genre = '' }: KeyedSource['fields']): string {
  if (type !== 'thesis') return TYPES[type];
  if (/\bph\.?\s?d|\bd\.?\s?phil|doctor|doktor|habil/i.test(genre)) return 'phdthesis';
  return /\bmaster|\bm\.?\s?(?:a|sc?|s|phil|tech|eng|res|ed|ba)\b/i.test(genre) ? 'mastersthesis' : TYPES[type];
}

/** "et al." at the end of a list of names, which BibTeX calls "others". */
const AND_OTHERS = /,?\s*\bet\.? al\.?$/i;

function namesOf(names: readonly CslName[] | undefined): string | undefined {
  if (names === undefined || names.length === 0) return undefined;
  const isCut = names.some(({ literal, suffix }) => AND_OTHERS.test(literal ?? '') || AND_OTHERS.test(suffix ?? ''));
  return [...names.map(nameOf), ...(isCut ? ['others'] : [])].join(' and ');
}

function nameOf({ family, given, suffix, literal }: CslName): string {
  if (literal !== undefined) {
    const name = literal.replace(AND_OTHERS, '');
    return name === literal ? `{${escaped(literal)}}` : escaped(name);
  }
  const parts = [family, AND_OTHERS.test(suffix ?? '') ? undefined : suffix, given];
  return escaped(parts.filter((part) => part !== undefined).join(', '));
}

const plain = (text: string | undefined): string | undefined => (text === undefined ? undefined : escaped(text));

const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};

/** Text whose signs TeX would read as commands. */
function escaped(text: string): string {
  return text.replace(/[\\~^{}&%$#_]/g, (sign) => COMMANDS[sign] ?? `\\${sign}`);
}
