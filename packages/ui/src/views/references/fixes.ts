import type { Source, Sources } from './sources.ts';

/** The texts that a student wrote in place of those of the result, by the id of the source. */
export interface Fixes {
  readonly texts: Readonly<Record<string, string>>;
}

export function isFixes(value: unknown): value is Fixes {
  const texts = (value as Partial<Fixes> | null | undefined)?.texts;
  return typeof texts === 'object' && texts !== null && Object.values(texts).every((text) => typeof text === 'string');
}

/** Sets or, with undefined, takes back the text of one source. */
export function withText(fixes: Fixes | undefined, id: string, text: string | undefined): Fixes {
  const { [id]: _before, ...others } = fixes?.texts ?? {};
  return { texts: text === undefined ? others : { ...others, [id]: text } };
}

/**
 * The list with the student's texts, as it is copied. A source from outside the list is in it once its text was written: where the list
 * is in the order of the alphabet it goes to its place, otherwise to the end with the next number.
 */
export function listText({ list, outside }: Sources, fixes: Fixes | undefined): string {
  const textOf = ({ id, item }: Source): string => fixes?.texts[id] ?? item.text;
  const entries = list.map((source) => ({ mark: source.item.mark, text: textOf(source) }));
  const isSorted = entries.every(({ text }, index) => index === 0 || compare(entries[index - 1]?.text ?? '', text) <= 0);
  for (const source of outside) {
    const text = fixes?.texts[source.id];
    if (text === undefined) continue;
    const mark = nextMark(entries.at(-1)?.mark, entries.length + 1);
    const after = isSorted && mark === undefined ? entries.findIndex((other) => compare(other.text, text) > 0) : -1;
    entries.splice(after < 0 ? entries.length : after, 0, { mark, text });
  }
  return entries.map(({ mark, text }) => (mark === undefined ? text : `${mark} ${text}`)).join('\n\n');
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { sensitivity: 'base', ignorePunctuation: true });
}

/** "[8]" after "[7]"; undefined in a list without numbers. */
function nextMark(last: string | undefined, number: number): string | undefined {
  return last?.replace(/\d+/, String(number));
}
