import { type ExportSource, listedReferences } from '@marginalia/engine';
import { type CslFields, readReference } from '@marginalia/on-device/references';

/** A source for programs that manage references. */
export interface ListedSource {
  /** "smith2019": the first name and the year, with a letter where another source has the same. */
  readonly id: string;
  readonly fields: CslFields & { readonly type: NonNullable<CslFields['type']> };
}

/** The references of a result in fields. A source without a title that could be read has its whole text as one. */
export function listedSources({ sections }: ExportSource): readonly ListedSource[] {
  const taken = new Set<string>();
  return listedReferences(sections).map(({ text }) => {
    const fields = readReference(text);
    const id = freeId(fields, taken);
    taken.add(id);
    return {
      id,
      fields: { ...fields, type: fields.type ?? (fields.URL === undefined ? 'book' : 'webpage'), title: fields.title ?? text },
    };
  });
}

function freeId({ author, editor, issued }: CslFields, taken: ReadonlySet<string>): string {
  const [name] = author ?? editor ?? [];
  const word =
    (name?.family ?? name?.literal ?? 'source')
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase() || 'source';
  const id = `${word}${issued?.['date-parts'][0][0] ?? ''}`;
  for (let nth = 0; ; nth += 1) {
    const tried = nth === 0 ? id : `${id}${nth < 26 ? String.fromCharCode(97 + nth) : nth}`;
    if (!taken.has(tried)) return tried;
  }
}
