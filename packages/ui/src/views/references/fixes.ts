import { referenceTexts, withEntries } from '@marginalia/engine';
import type { ShownSource, ShownSources } from './sources.ts';

/** A student's changes to the sources of a result. */
export interface ReferenceFixes {
  /** The texts in place of those of the result, by the id of the source. */
  readonly texts: Readonly<Record<string, string>>;
  /** The registry's answers by the id of the source. `answerFor` reads them. */
  readonly asked?: Readonly<Record<string, unknown>>;
}

export function isReferenceFixes(value: unknown): value is ReferenceFixes {
  const { texts, asked = {} } = (value ?? {}) as Partial<Record<keyof ReferenceFixes, unknown>>;
  return texts !== undefined && referenceTexts(value) === texts && typeof asked === 'object' && asked !== null;
}

/** Sets or, with undefined, takes back the text of one source. */
export function withFix(fixes: ReferenceFixes | undefined, id: string, text: string | undefined): ReferenceFixes {
  const { [id]: _before, ...others } = fixes?.texts ?? {};
  return { ...fixes, texts: text === undefined ? others : { ...others, [id]: text } };
}

/** An entry of the list as it is copied. */
export interface ListEntry {
  /** The id of its source. */
  readonly id?: string;
  readonly mark?: string;
  readonly text: string;
}

/** The list with the student's texts, as it is copied. A source from outside the list is in it once its text was written. */
export function listEntries({ list, outside }: ShownSources, fixes: ReferenceFixes | undefined): readonly ListEntry[] {
  const entryOf = ({ id, item }: ShownSource): ListEntry => ({
    id,
    ...(item.mark !== undefined && { mark: item.mark }),
    text: fixes?.texts[id] ?? item.text,
  });
  return withEntries(list.map(entryOf), outside.filter(({ id }) => fixes?.texts[id] !== undefined).map(entryOf));
}

export const entryText = ({ mark, text }: ListEntry): string => (mark === undefined ? text : `${mark} ${text}`);
