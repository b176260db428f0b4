import { type ExportSource, listedReferences } from '@marginalia/engine';
import { type CslFields, printSources, readReference } from '@marginalia/on-device/references';

/** A source for programs that manage references. */
export interface KeyedSource {
  /** "smith2019": the first name and the year, with a letter where another source has the same. */
  readonly id: string;
  readonly fields: CslFields & { readonly type: NonNullable<CslFields['type']> };
}

/**
 * The references of a result in fields: those of the form where an entry still stands as it is printed from them, because styles shorten
 * names and leave parts out; otherwise those that the entry states. A source without a title that could be read has its whole text as one.
 */
export async function listedSources(source: ExportSource): Promise<readonly KeyedSource[]> {
  const entries = listedReferences(source.sections);
  const given = await givenFields(source);
  const taken = new Set<string>();
  return entries.map(({ text }) => {
    const fields = given.get(text) ?? readReference(text);
    const id = freeId(fields, taken);
    taken.add(id);
    return {
      id,
      fields: { ...fields, type: fields.type ?? (fields.URL === undefined ? 'book' : 'webpage'), title: fields.title ?? text },
    };
  });
}

/** The fields of the form by the entry that is printed from them. Texts of the form are read until every entry is found. */
export async function givenFields({ values = {}, today, sections }: ExportSource): Promise<ReadonlyMap<string, CslFields>> {
  const entries = new Set(listedReferences(sections).map(({ text }) => text));
  const found = new Map<string, CslFields>();
  for (const text of Object.values(values)) {
    if (found.size === entries.size) break;
    for (const printed of await printSources(text, values['style'], today))
      if (entries.has(printed.text)) found.set(printed.text, printed.fields);
  }
  return found;
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
