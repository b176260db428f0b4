import type { ItemKindName } from '../../definition/holds.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { isObject } from '../../format/json.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { itemsFromJson, listsExample, listsSchema, textsIn } from '../../items/item-schema.ts';

/** Asks a service that keeps to a schema for items, and reads its answer. */
export interface JsonForm {
  readonly schema: Readonly<Record<string, unknown>>;
  /** The form in words. */
  readonly ask: string;
  /** The answer in the forms of its items, under the titles of their sections; undefined if it is no JSON. */
  readonly read: (answer: string) => { readonly text: string; readonly leftOut: readonly LeftOut[] } | undefined;
}

/** The words that stand for an empty list, as in an answer in words. */
const NO_MORE = 'No more.';
const NUMBERED = /^\s{0,6}\(?\d{1,3}[.)]\s/m;

/**
 * The form of an answer with items for these sections; undefined unless all of them hold items that consist of texts.
 * @param textOf the text of a section so far: its items are numbered on, or have no numbers
 */
export function jsonForm(sections: readonly ResolvedSection[], textOf: (section: ResolvedSection) => string): JsonForm | undefined {
  const kinds = new Map<string, ItemKindName>();
  for (const { id, items, holds } of sections) if (items && holds && !holds.drafted) kinds.set(id, holds.kind);
  const schema = kinds.size === sections.length ? listsSchema(kinds) : undefined;
  if (!schema) return undefined;
  return {
    schema,
    ask: `Answer as JSON in this form, with an empty list where there is no more: ${listsExample(kinds)}`,
    read: (answer) => {
      const value = jsonIn(answer);
      if (!value) return undefined;
      const leftOut: LeftOut[] = [];
      const leave = (words: readonly string[]): void => {
        const text = words.filter((word) => word.trim() !== '').join('\n');
        if (text !== '') leftOut.push({ reason: 'unused', text });
      };
      const texts = sections.map((section) => {
        const kind = kinds.get(section.id);
        const { printed, unread } = kind ? itemsFromJson(kind, value[section.id] ?? []) : { printed: [], unread: [] };
        leave(unread);
        const text = printed.length === 0 ? NO_MORE : numbered(printed, textOf(section), kind).join('\n\n');
        return sections.length > 1 ? `${section.title}\n${text}` : text;
      });
      leave(textsIn(Object.fromEntries(Object.entries(value).filter(([name]) => !kinds.has(name)))));
      return { text: texts.join('\n\n'), leftOut };
    },
  };
}

/** Items are printed with the number 1 each. */
function numbered(printed: readonly string[], before: string, kind: ItemKindName | undefined): string[] {
  const last = NUMBERED.test(before)
    ? Math.max(...[...before.matchAll(/^\s{0,6}\(?(\d{1,3})[.)]\s/gm)].map(([, number]) => Number(number)))
    : undefined;
  const bare = kind === 'question' ? 'Q: ' : '';
  return printed.map((text, at) => text.replace(/^1\. /, last === undefined ? bare : `${last + at + 1}. `));
}

/** The object in an answer, also between code fences or in a sentence. */
function jsonIn(answer: string): Readonly<Record<string, unknown>> | undefined {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    const value: unknown = JSON.parse(answer.slice(from, to + 1));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
