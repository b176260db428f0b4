import type { CslFields } from '../csl-item.ts';
import { DATE, readDate, YEAR } from './dates.ts';

export interface Identified {
  readonly fields: Pick<CslFields, 'DOI' | 'URL' | 'ISBN' | 'accessed'>;
  /** The number of a preprint as written, which stands where a journal would: "arXiv preprint arXiv:1905.10044". */
  readonly preprint: string | undefined;
  /** The text without identifiers and the words around them. */
  readonly rest: string;
}

const DOI = /(?:\bdoi:?\s*)?(?:https?:\/\/)?(?:\b(?:dx\.)?doi\.org\/|\bdoi:\s*|\b)(10\.\d{4,9}\/[^\s"<>“”]{1,300})/i;
const URL_TEXT = /\b(?:https?:\/\/|www\.)[^\s<>"“”]{1,2000}/i;
/** MLA writes addresses without "https://": "climate.nasa.gov/vital-signs/". A name of a site without a path may be its title. */
const BARE_URL =
  /(?<![\w@./-])(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|mil|int|info|io|co|eu|uk|de|fr|es|in|ca|au|nl|ch)\/[^\s<>"“”]{0,2000}/i;
const ISBN = /\bISBN(?:-1[03])?[:\s]*((?:97[89][\s-]?)?\d(?:[\s-]?\d){8}[\s-]?[\dXx])(?!\d)|\b(97[89](?:-?\d){10})\b/i;
const ARXIV = /\b(?:arXiv\s+preprint\s+)?arXiv:\s*(\d{4}(\.?)\d{4,5})(?:v\d+)?(?:\s*\[[\w.,\s-]+\])?/i;
const ACCESSED = new RegExp(
  `[[(]?\\b(?:date |last )?(?:access(?:ed)?|retrieved|viewed|visited|cited)\\b(?: on)?:?\\s*(${DATE})[\\])]?(?:,?\\s*from\\b:?)?`,
  'i',
);
/** The day of a visit in brackets behind an address, after the year of the work: "2021. https://example.org (21 March 2024)". */
const DAY_AFTER_ADDRESS = new RegExp(`^[>.,]?\\s\\((${DATE})\\)\\.?`, 'i');
const HAS_YEAR = new RegExp(`\\b${YEAR}\\b`);
const AROUND =
  /\[online\]\.?|\b(?:available|retrieved|accessed|downloaded) (?:online )?(?:at|from)\b:?|\b(?:available|accessed)(?: online)?:|\bonline at\b:?|\bfrom:?(?=\s*[.,]*\s*$)|(?<=[.,]\s)at(?=\s*(?:\(|[.,]*\s*$))|(?<=[.,]\s)(?:online|retrieved):?(?=[\s<>]*[.,]*\s*$)|\b(?:doi|url|link|see)\b[:=]?(?=\s*[.,]*\s*$)/gi;

/** Takes DOI, URL, ISBN and the date of access out of a reference, unchanged. */
export function takeIdentifiers(text: string): Identified {
  let rest = text;
  const fields: { -readonly [Key in keyof Identified['fields']]: Identified['fields'][Key] } = {};
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match !== null) rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    return match;
  };

  const accessed = take(ACCESSED);
  const accessedDate = accessed === null ? undefined : readDate(accessed[1] ?? '');
  // No style prints the year of a visit alone, which is all that "12/05/2023" states for certain.
  if (accessedDate?.[1] !== undefined) fields.accessed = { 'date-parts': [accessedDate] };
  const doi = DOI.exec(rest);
  if (doi !== null && !isInsideUrl(rest, doi.index)) {
    const clean = unpunctuated(doi[1] ?? '');
    rest = `${rest.slice(0, doi.index)} ${rest.slice(doi.index + doi[0].length - ((doi[1] ?? '').length - clean.length))}`;
    fields.DOI = clean;
  }
  const url = URL_TEXT.exec(rest) ?? BARE_URL.exec(rest);
  if (url !== null) {
    const clean = unpunctuated(url[0]);
    const after = rest.slice(url.index + clean.length);
    const visit = fields.accessed === undefined && HAS_YEAR.test(rest.slice(0, url.index)) ? DAY_AFTER_ADDRESS.exec(after) : null;
    const visited = visit === null ? undefined : readDate(visit[1] ?? '');
    if (visited !== undefined) fields.accessed = { 'date-parts': [visited] };
    rest = `${rest.slice(0, url.index)} ${visited === undefined ? after : after.slice(visit?.[0].length)}`;
    fields.URL = clean;
  }
  const arxiv = take(ARXIV);
  if (arxiv !== null && arxiv[2] === '.' && fields.URL === undefined) fields.URL = `https://arxiv.org/abs/${arxiv[1] ?? ''}`;
  const isbn = take(ISBN);
  if (isbn !== null) fields.ISBN = (isbn[1] ?? isbn[2] ?? '').replace(/\s/g, '');
  const found = Object.keys(fields).length > 0;
  return {
    fields,
    preprint: arxiv?.[0],
    rest: (found ? rest.replace(AROUND, ' ') : rest)
      .replace(/[([]\s*[\])]|<\s*>/g, ' ')
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** Whether the check digit of an ISBN is right. */
export function isValidIsbn(isbn: string): boolean {
  const digits = [...isbn.replace(/-/g, '').toUpperCase()].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  if (digits.length === 13) return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
  return digits.length === 10 && digits.reduce((sum, digit, index) => sum + digit * (10 - index), 0) % 11 === 0;
}

/** Whether a DOI is part of an address, which stays whole: `https://example.org/doi/10.1000/1`. */
function isInsideUrl(text: string, index: number): boolean {
  const before = text.slice(text.lastIndexOf(' ', index) + 1, index);
  return /^(?:https?:\/\/|www\.)/i.test(before) && before !== '';
}

/** Drops the punctuation of the sentence after an identifier. A closing bracket stays if the identifier contains its opening one. */
function unpunctuated(identifier: string): string {
  let end = identifier.length;
  for (; end > 0; end -= 1) {
    const last = identifier[end - 1] ?? '';
    if ('.,;:\'’”"!'.includes(last)) continue;
    const open = { ')': '(', ']': '[', '}': '{' }[last];
    if (open === undefined || count(identifier.slice(0, end), open) >= count(identifier.slice(0, end), last)) break;
  }
  return identifier.slice(0, end);
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
