import type { CslFields, CslName, SourceType } from '../../csl-item.ts';
import { readDate, readStatus } from '../dates.ts';
import { AND_OTHERS, readNames } from '../names.ts';
import { fullRange } from '../publication/pages.ts';
import { plainLatex } from './latex.ts';

const TYPES: Readonly<Record<string, SourceType>> = {
  article: 'article-journal',
  book: 'book',
  booklet: 'book',
  manual: 'book',
  proceedings: 'book',
  inbook: 'chapter',
  incollection: 'chapter',
  inproceedings: 'paper-conference',
  conference: 'paper-conference',
  phdthesis: 'thesis',
  mastersthesis: 'thesis',
  thesis: 'thesis',
  techreport: 'report',
  report: 'report',
  online: 'webpage',
  electronic: 'webpage',
  www: 'webpage',
};

/** The names of theses by their kinds, which biblatex also writes in the field `type`. */
const THESES: Readonly<Record<string, string>> = {
  phdthesis: 'PhD thesis',
  mastersthesis: 'Master’s thesis',
  mathesis: 'Master’s thesis',
  bathesis: 'Bachelor’s thesis',
};

/** CSL fields and the BibTeX fields that fill them; the first that is given is used. */
const FIELDS: readonly (readonly [key: keyof CslFields, names: readonly string[]])[] = [
  ['title', ['title']],
  ['container-title', ['journal', 'journaltitle', 'booktitle', 'website']],
  ['publisher', ['publisher', 'school', 'institution', 'organization']],
  ['publisher-place', ['address', 'location']],
  ['volume', ['volume']],
  ['DOI', ['doi']],
  ['URL', ['url']],
  ['ISBN', ['isbn']],
];

/** Fields that a reader of the list does not need: keys, notes of a program and what the reading above uses. */
const NOT_PRINTED = new Set(
  `abstract annote annotation acmid adsnote adsurl archive archiveprefix author bdsk-url-1 bibsource biburl booktitle code copyright crossref date
   date-added date-modified doi edition editor eid eprintclass eprinttype file groups hal_id hal_version internal-note isbn issn issue issue_date
   journal journaltitle key keyword keywords langid language lccn location address mendeley-groups mendeley-tags month mrclass mrnumber
   number numpages opt owner pages pdf pmc pmcid pmid pii primaryclass priority publisher institution organization school rating read refid
   review shorttitle subtitle timestamp title translator type url urldate uuid volume website year zblnumber`.split(/\s+/),
);
const ADDRESS = /https?:\/\/[^\s{}"<>\\]+(?:\\[_%#&~][^\s{}"<>\\]*)*/;

/** Reads one `@type{key, field = {value}, …}` entry, and lists the fields that it leaves out. */
export function readBibtexEntry(text: string): { readonly fields: CslFields; readonly left: readonly string[] } {
  const fields = readBibtex(text);
  const left = [...bibtexFields(text)].filter(([name, value]) => !NOT_PRINTED.has(name) && value !== '' && !isUsed(name, value, fields));
  return { fields, left: left.map(([name, value]) => `${name} = ${value}`) };
}

/** Whether an address, a date of a visit or a number of arXiv in a free field is in the reference. */
function isUsed(name: string, value: string, { URL, accessed, status, DOI }: CslFields): boolean {
  if (name === 'eprint') return `${URL ?? ''} ${DOI ?? ''}`.includes(value);
  if (status !== undefined && readStatus(value) === status) return true;
  const rest = value.replace(/https?:\/\/\S+/, (address) => (URL === undefined ? address : ''));
  const words = accessed === undefined ? rest : rest.replace(/(?:last )?(?:accessed|visited|retrieved|viewed).*/i, '');
  return !/[\p{L}\d]{2}/u.test(words.replace(/\b(?:available (?:at|from)|online|url)\b/gi, ''));
}

/** Reads the fields of one entry. */
export function readBibtex(text: string): CslFields {
  const kind = /@\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  const values = bibtexFields(text);
  const get = (name: string): string | undefined => values.get(name);
  const fields: { -readonly [Key in keyof CslFields]: CslFields[Key] } = {};
  for (const [key, names] of FIELDS) {
    const value = names.map(get).find((one) => one !== undefined && one !== '');
    if (value !== undefined) Object.assign(fields, { [key]: value });
  }
  if (get('subtitle') !== undefined && fields.title !== undefined) fields.title = `${fields.title}: ${get('subtitle')}`;
  if (fields.URL === undefined) {
    const arxiv = /^\d{4}\.\d{4,5}(?:v\d+)?$|^[a-z-]+(?:\.[A-Z]{2})?\/\d{7}$/.exec(get('eprint') ?? '')?.[0];
    const free = ADDRESS.exec(`${rawField(text, 'howpublished')} ${rawField(text, 'note')}`)?.[0].replace(/\\(?=[_%#&~])|[.,;)]+$/g, '');
    const address = free ?? (arxiv === undefined || fields.DOI !== undefined ? undefined : `https://arxiv.org/abs/${arxiv}`);
    if (address !== undefined) fields.URL = address;
  }
  fields.type = TYPES[kind] ?? (fields.URL !== undefined && fields.publisher === undefined ? 'webpage' : 'book');
  for (const role of ['author', 'editor', 'translator'] as const) {
    const names = bibtexNames(get(role));
    if (names.length > 0) fields[role] = names;
  }
  const number = get('number') ?? get('issue');
  if (number !== undefined) fields[fields.type === 'report' ? 'number' : 'issue'] = number;
  const pages = get('pages');
  if (pages !== undefined) fields.page = fullRange(pages.replace(/\s?[-–—]+\s?/g, '-'));
  const edition = get('edition');
  if (edition !== undefined) fields.edition = /^(\d+)/.exec(edition)?.[1] ?? edition;
  if (fields.type === 'thesis') fields.genre = THESES[(get('type') ?? kind).toLowerCase()] ?? get('type') ?? 'Thesis';
  const issued = readDate(get('date') ?? `${get('month') ?? ''} ${get('year') ?? ''}`);
  if (issued !== undefined) fields.issued = { 'date-parts': [issued] };
  else {
    const status = ['year', 'pubstate', 'note'].map((name) => readStatus(get(name) ?? '')).find((one) => one !== undefined);
    if (status !== undefined) fields.status = status;
  }
  const visit = /(?:accessed|visited|retrieved|viewed).*/i.exec(`${get('note') ?? ''} ${get('howpublished') ?? ''}`)?.[0];
  const accessed = readDate(get('urldate') ?? visit ?? '');
  if (accessed !== undefined) fields.accessed = { 'date-parts': [accessed] };
  if (fields.DOI !== undefined) fields.DOI = fields.DOI.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  return fields;
}

/** The value of a field as it stands, with its LaTeX. */
function rawField(text: string, name: string): string {
  const start = new RegExp(`\\b${name}\\s*=\\s*`, 'i').exec(text);
  return start === null ? '' : text.slice(start.index + start[0].length, valueEnd(text, start.index + start[0].length));
}

/** The entry's `field = value` pairs, as plain text, by field name in lower case. */
function bibtexFields(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const name = /([A-Za-z][\w-]*)\s*=\s*/g;
  name.lastIndex = Math.max(0, text.indexOf(',')); // The entry's key precedes the first comma.
  for (let match = name.exec(text); match !== null; match = name.exec(text)) {
    const end = valueEnd(text, name.lastIndex);
    const raw = text.slice(name.lastIndex, end).trim();
    const key = (match[1] ?? '').toLowerCase();
    const isLiteral = key === 'author' || key === 'editor' || key === 'translator' || key === 'url' || key === 'doi';
    const inside = raw.replace(/^[{"]|[}"]$/g, '');
    if (!values.has(key))
      values.set(
        key,
        key === 'url' || key === 'doi' ? inside.replace(/\\([_%#&])/g, '$1').trim() : isLiteral ? inside : plainLatex(inside),
      );
    name.lastIndex = end;
  }
  return values;
}

/** The offset at which a value ends: at its closing brace or quotation mark, or at the comma after a bare word. */
function valueEnd(text: string, start: number): number {
  const open = text[start];
  if (open !== '{' && open !== '"') {
    const end = text.slice(start, start + 200).search(/[,}\n]/);
    return end < 0 ? Math.min(text.length, start + 200) : start + end;
  }
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '\\') index += 1;
    else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (open === '{' ? depth === 0 : depth === 0 && letter === '"' && index > start) return index + 1;
  }
  return text.length;
}

/** Splits names at "and". Braces around a whole name mark an organisation. */
function bibtexNames(text: string | undefined): readonly CslName[] {
  if (text === undefined || text.trim() === '') return [];
  const names: CslName[] = [];
  for (const one of text.replace(/\s+/g, ' ').split(/\sand\s/i)) {
    const plain = plainLatex(one);
    const last = names.at(-1);
    if (/^others$/i.test(plain) && last !== undefined) names[names.length - 1] = { ...last, suffix: AND_OTHERS };
    else if (/^\{.*\}$/.test(one.trim())) names.push({ literal: plain });
    else if (plain !== '') names.push(...(readNames(plain)?.names ?? [{ literal: plain }]));
  }
  return names;
}
