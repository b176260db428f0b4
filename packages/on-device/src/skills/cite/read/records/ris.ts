import type { CslFields, CslName, SourceType } from '../../csl-item.ts';
import { readDate } from '../dates.ts';
import { readNames } from '../names.ts';
import { fullRange } from '../publication/pages.ts';

const TYPES: Readonly<Record<string, SourceType>> = {
  JOUR: 'article-journal',
  EJOUR: 'article-journal',
  MGZN: 'article-magazine',
  NEWS: 'article-newspaper',
  BOOK: 'book',
  EBOOK: 'book',
  CHAP: 'chapter',
  ECHAP: 'chapter',
  CONF: 'paper-conference',
  CPAPER: 'paper-conference',
  THES: 'thesis',
  RPRT: 'report',
  ELEC: 'webpage',
  WEB: 'webpage',
};

const TAG = /^([A-Z][A-Z0-9]) {1,2}- ?(.*)$/;

/** Reads one RIS record, from `TY  - ` to `ER  - `. */
export function readRis(text: string): CslFields {
  const values = new Map<string, string[]>();
  for (const line of text.split(/\r?\n/)) {
    const match = TAG.exec(line.trim());
    if (match === null || (match[2] ?? '').trim() === '') continue;
    const tag = match[1] ?? '';
    values.set(tag, [...(values.get(tag) ?? []), (match[2] ?? '').trim()]);
  }
  const first = (...tags: readonly string[]): string | undefined =>
    tags.map((tag) => values.get(tag)?.[0]).find((value) => value !== undefined);
  const type = TYPES[first('TY') ?? ''] ?? (first('JO', 'JF', 'JA') !== undefined ? 'article-journal' : 'book');
  const author = names([...(values.get('AU') ?? []), ...(values.get('A1') ?? [])]);
  const editor = names([...(values.get('ED') ?? []), ...(type === 'chapter' ? (values.get('A2') ?? []) : [])]);
  const issued = readDate((first('PY', 'Y1', 'DA') ?? '').replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2}).*$/, '$1-$2-$3'));
  const accessed = readDate((first('Y2') ?? '').replace(/\/+$/, ''));
  const [start, end] = [first('SP'), first('EP')];
  const number = first('SN');
  const isbn =
    number !== undefined && /^(?:97[89])?[\d-]{9,13}[\dX]$/i.test(number) && !/^\d{4}-\d{3}[\dX]$/i.test(number) ? number : undefined;
  const given: Readonly<Record<string, unknown>> = {
    type,
    author: author.length > 0 ? author : undefined,
    editor: editor.length > 0 ? editor : undefined,
    title: first('TI', 'T1', 'CT'),
    'container-title': first('JF', 'JO', 'T2', 'JA', 'BT'),
    publisher: first('PB'),
    'publisher-place': first('CY', 'PP'),
    volume: first('VL'),
    issue: type === 'report' ? undefined : first('IS'),
    number: type === 'report' ? first('IS', 'M1') : undefined,
    page:
      start === undefined
        ? undefined
        : fullRange(end === undefined || start.includes('-') ? start.replace(/[–—]/g, '-') : `${start}-${end}`),
    edition: /^\d+/.exec(first('ET') ?? '')?.[0] ?? first('ET'),
    genre: type === 'thesis' ? (first('M3') ?? 'Thesis') : undefined,
    issued: issued === undefined ? undefined : { 'date-parts': [issued] },
    accessed: accessed === undefined ? undefined : { 'date-parts': [accessed] },
    DOI: first('DO')?.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, ''),
    URL: first('UR', 'L2'),
    ISBN: isbn,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as CslFields;
}

function names(texts: readonly string[]): readonly CslName[] {
  return texts.flatMap((text): readonly CslName[] => readNames(text)?.names ?? [{ literal: text }]);
}
