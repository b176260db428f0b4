import type { CslFields, CslName } from '@marginalia/on-device/references';

const TYPES: Readonly<Record<NonNullable<CslFields['type']>, string>> = {
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

/** A source as one record, with lines that end with "\r\n". A source without a type is a book, or a page if it has an address. */
export function risRecord(fields: CslFields, id?: string): string {
  const type = fields.type ?? (fields.URL === undefined ? 'book' : 'webpage');
  const [start, end] = (fields.page ?? '').split(/[-–]/);
  const container = type === 'article-journal' ? 'JO' : 'T2';
  const lines: (readonly [string, string | undefined])[] = [
    ['TY', TYPES[type]],
    ['ID', id],
    ...(fields.author ?? []).map((name) => ['AU', invertedName(name)] as const),
    ...(fields.editor ?? []).map((name) => ['ED', invertedName(name)] as const),
    ['TI', fields.title],
    [container, fields['container-title']],
    ['PY', fields.issued?.['date-parts'][0][0]?.toString()],
    ['DA', dateOf(fields.issued?.['date-parts'][0])],
    ['VL', fields.volume],
    ['IS', type === 'report' ? fields.number : fields.issue],
    ['SP', start],
    ['EP', end],
    ['ET', fields.edition],
    ['M3', type === 'thesis' ? fields.genre : undefined],
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
function invertedName({ family, given, suffix, literal }: CslName): string {
  return literal ?? [family, given, suffix].filter((part) => part !== undefined).join(', ');
}

function dateOf(parts: readonly (number | undefined)[] | undefined): string | undefined {
  if (parts === undefined || parts[1] === undefined) return undefined;
  return parts.map((part) => `${part}`.padStart(2, '0')).join('/');
}
