import type { ExportSource } from '@marginalia/engine';
import type { CslName } from '@marginalia/on-device/references';
import { type ListedSource, listedSources } from './csl-list.ts';

const TYPES: Readonly<Record<ListedSource['fields']['type'], string>> = {
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  'article-newspaper': 'NEWS',
  book: 'BOOK',
  chapter: 'CHAP',
  'paper-conference': 'CPAPER',
  webpage: 'ELEC',
  thesis: 'THES',
  report: 'RPRT',
};

/** The references of a result as RIS, which Zotero, Mendeley and EndNote read. */
export const ris = (source: ExportSource): string => printRis(listedSources(source));

export const printRis = (sources: readonly ListedSource[]): string => sources.map(record).join('\r\n');

function record({ id, fields }: ListedSource): string {
  const [start, end] = (fields.page ?? '').split(/[-–]/);
  const container = fields.type === 'article-journal' ? 'JO' : 'T2';
  const lines: (readonly [string, string | undefined])[] = [
    ['TY', TYPES[fields.type]],
    ['ID', id],
    ...(fields.author ?? []).map((name) => ['AU', invertedName(name)] as const),
    ...(fields.editor ?? []).map((name) => ['ED', invertedName(name)] as const),
    ['TI', fields.title],
    [container, fields['container-title']],
    ['PY', fields.issued?.['date-parts'][0][0]?.toString()],
    ['DA', dateOf(fields.issued?.['date-parts'][0])],
    ['VL', fields.volume],
    ['IS', fields.type === 'report' ? fields.number : fields.issue],
    ['SP', start],
    ['EP', end],
    ['ET', fields.edition],
    ['PB', fields.publisher],
    ['CY', fields['publisher-place']],
    ['SN', fields.ISBN],
    ['DO', fields.DOI],
    ['UR', fields.URL],
    ['Y2', dateOf(fields.accessed?.['date-parts'][0])],
  ];
  const filled = lines.filter(([, value]) => value !== undefined && value !== '');
  return [...filled.map(([tag, value]) => `${tag}  - ${value?.replace(/\s+/g, ' ')}`), 'ER  - ', ''].join('\r\n');
}

/** "Smith, Ann, Jr." */
export function invertedName({ family, given, suffix, literal }: CslName): string {
  return literal ?? [family, given, suffix].filter((part) => part !== undefined).join(', ');
}

function dateOf(parts: readonly (number | undefined)[] | undefined): string | undefined {
  if (parts === undefined || parts[1] === undefined) return undefined;
  return parts.map((part) => `${part}`.padStart(2, '0')).join('/');
}
