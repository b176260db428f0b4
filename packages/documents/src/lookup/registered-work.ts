import { characterOfEntity } from '@marginalia/engine';
import { type CslFields, type CslName, readSources } from '@marginalia/on-device/references';

/** The entry of a work in a registry. */
export interface RegisteredWork {
  readonly fields: CslFields;
  /** Every year of a publication on paper or online. */
  readonly years: readonly string[];
  /** Every name of the journal or the book. */
  readonly containers: readonly string[];
}

const DATES = ['issued', 'published', 'published-print', 'published-online'];

/** Reads the CSL-JSON of a registry. Its texts become plain: some registries write marks of HTML into titles. */
export function registeredWork(json: string): RegisteredWork {
  const work = plain(JSON.parse(json)) as Readonly<Record<string, unknown>>;
  const [source] = readSources(JSON.stringify([work]));
  const { URL: _address, ...fields } = source?.fields ?? {};
  const years = DATES.flatMap((name) => {
    const year = (work[name] as { readonly 'date-parts'?: readonly (readonly unknown[])[] } | undefined)?.['date-parts']?.[0]?.[0];
    return typeof year === 'number' || typeof year === 'string' ? [String(year)] : [];
  });
  const containers = ['container-title', 'container-title-short'].flatMap((name) => (typeof work[name] === 'string' ? [work[name]] : []));
  return { fields, years: [...new Set(years)], containers };
}

/** A list where a text is expected has it as its first entry. Objects keep their form. */
function plain(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) {
    if (/title/.test(name)) return typeof value[0] === 'string' ? plainText(value[0]) : undefined;
    return value.map((entry) => plain(entry));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry, key)]));
}

function plainText(text: string): string {
  return text
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, '')
    .replace(/&(\w{2,6});/g, (whole, name: string) => characterOfEntity(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

export const printedName = ({ family, literal, given }: CslName): string => family ?? literal ?? given ?? '';
