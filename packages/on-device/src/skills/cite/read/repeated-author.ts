import type { CslName } from '../csl-item.ts';
import type { Reading } from './reference.ts';

/** Dashes that stand for the authors of the entry before, in Chicago and MLA: "———. 2018. “Title.”", "---, ed." */
const DASHES = /^(?:[—–]{1,3}|-{2,3}|_{3,})(?=[.,\s])/;
/** A name of the common form, so that the rest of the entry is read as after any name. */
const STAND_IN = 'Noname, N';

/** Whether a source begins with dashes in the place of names. */
export function repeatsAuthor(text: string): boolean {
  return DASHES.test(text);
}

/** The text with a name in the place of the dashes. */
export function withStandIn(text: string): string {
  return text.replace(DASHES, STAND_IN);
}

/** The reading with the names of the entry before; without them the source has no author. */
export function withNamesBefore(reading: Reading, before: readonly CslName[] | undefined, text: string): Reading {
  const { author, editor, ...fields } = reading.fields;
  const put = (names: readonly CslName[] | undefined) => (names === undefined ? undefined : [...(before ?? []), ...names.slice(1)]);
  const [authors, editors] = author === undefined ? [undefined, put(editor)] : [put(author), editor];
  return {
    ...reading,
    fields: {
      ...fields,
      ...(authors === undefined || authors.length === 0 ? {} : { author: authors }),
      ...(editors === undefined || editors.length === 0 ? {} : { editor: editors }),
    },
    clean: text.replace(DASHES, ''),
  };
}
