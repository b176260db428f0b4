import { describe, expect, it } from 'vitest';
import type { CslFields, CslItem, CslName } from './csl-item.ts';
import { CITATION_STYLES, type CitationStyle } from './format/citation-style.ts';
import { formatList } from './format/format-list.ts';
import knownWorks from './known-works.json' with { type: 'json' };
import { fullRange } from './read/publication/pages.ts';
import { readReference } from './read/reference.ts';

const works = knownWorks as unknown as readonly CslItem[];
const TEXT_FIELDS = [
  'title',
  'container-title',
  'volume',
  'issue',
  'page',
  'edition',
  'publisher',
  'publisher-place',
  'DOI',
  'URL',
] as const;

interface Outcome {
  readonly style: CitationStyle;
  readonly field: string;
  readonly wanted: string;
  readonly got: string;
}

/** Letters and figures only, as styles change capitals and quotation marks. */
const plain = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/[’‘“”"']/g, '')
    .replace(/[.\s]+/g, ' ')
    .trim();

/** Whether an entry contains a value on its own: "ACM SIGKDD" does not contain "ACM", nor "University of Chicago Press" "Chicago". */
function shows(entry: string, field: (typeof TEXT_FIELDS)[number], value: string): boolean {
  const text = plain(entry);
  if (field === 'page') return text.includes(plain(value.split('-')[0]));
  if (field === 'edition') return text.includes(' ed');
  if (field === 'volume' || field === 'issue') return new RegExp(`(?:^|[ (,])${plain(value)}(?:[ (),:]|$)`).test(text);
  if (field === 'publisher-place') return text.includes(`${plain(value)}:`);
  if (field === 'publisher')
    return new RegExp(`[:,.\\]] ?${plain(value)}(?:,|$)|(?:^| )${plain(value)}(?:, \\d{4}| https|, pp| doi|, technical| \\d{4}|$)`).test(
      text,
    );
  return text.includes(plain(value));
}

/** The names that an entry shows before its title, with as much of the given names as it shows. */
function shownNames({ author = [], title = '' }: CslItem, entry: string): string {
  const head = entry.slice(0, entry.toLowerCase().indexOf(title.toLowerCase().slice(0, 12)));
  const inHead = (words: string): boolean => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u').test(head);
  const shown = author.filter((name) => inHead(name.literal ?? name.family ?? ''));
  return shown.map((name) => `${name.literal ?? name.family} ${inHead(name.given ?? '-') ? name.given : initials(name)}`).join('; ');
}

function initials({ given = '' }: CslName): string {
  return given
    .split(/[\s.-]+/)
    .map((part) => part.slice(0, 1))
    .filter((letter) => letter !== '')
    .map((letter) => `${letter}.`)
    .join(' ');
}

const written = (names: readonly CslName[] | undefined): string =>
  (names ?? []).map((name) => `${name.literal ?? name.family} ${name.given ?? ''}`).join('; ');
const dateText = ({ issued }: CslFields): string => issued?.['date-parts'][0].join('-') ?? '';

async function outcomes(style: CitationStyle): Promise<readonly Outcome[]> {
  const entries = await formatList(works, style);
  return entries.flatMap(({ id, text }) => {
    const work = works.find((one) => one.id === id);
    if (work === undefined) return [];
    const entry = text.replace(/^\[\d+\] /, '');
    const { fields } = readReference(entry);
    const outcome = (field: string, wanted: string, got: string): Outcome => ({ style, field, wanted, got });
    const year = dateText(work).slice(0, /\bJune?\b\.?/.test(entry) ? undefined : 4);
    return [
      outcome('author', plain(shownNames(work, entry).replaceAll('-', ' ')), plain(written(fields.author).replaceAll('-', ' '))),
      outcome('year', year, dateText(fields)),
      ...TEXT_FIELDS.flatMap((field) => {
        const value = work[field];
        const inContainer =
          field === 'publisher' && work['container-title']?.includes(value ?? '') === true && entry.split(value ?? ' ').length < 3;
        if (value === undefined || inContainer || !shows(entry, field, value))
          return fields[field] === undefined ? [] : [outcome(field, '', fields[field])];
        return [outcome(field, plain(field === 'page' ? fullRange(value) : value), plain(fields[field]))];
      }),
    ];
  });
}

describe('Known works that are formatted in five styles and read back', async () => {
  const all = (await Promise.all(CITATION_STYLES.map(outcomes))).flat();
  const share = (some: readonly Outcome[]): number => some.filter((one) => one.wanted === one.got).length / some.length;

  it('keep at least 97 % of their fields', () => {
    expect(all.length).toBeGreaterThan(1000);
    expect(share(all)).toBeGreaterThanOrEqual(0.97);
  });

  it('keep at least 95 % of their author lists', () => {
    const authors = all.filter((one) => one.field === 'author');
    expect(authors).toHaveLength(works.length * CITATION_STYLES.length);
    expect(share(authors)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['year', 'title', 'volume', 'issue', 'DOI', 'URL'])('keep every %s', (field) => {
    expect(all.filter((one) => one.field === field && one.wanted !== one.got)).toEqual([]);
  });

  it('give the same string in APA when they are formatted again', async () => {
    const entries = await formatList(works, 'apa');
    const read = entries.map(({ id, text }): CslItem => {
      const { fields } = readReference(text);
      return { ...fields, id, type: fields.type ?? 'book' };
    });
    const again = new Map((await formatList(read, 'apa')).map(({ id, text }) => [id, text]));
    // APA shows twenty of twenty-six authors, so the others are lost.
    expect(entries.filter(({ id, text }) => again.get(id) !== text).map(({ id }) => id)).toEqual(['harris']);
  });
});
