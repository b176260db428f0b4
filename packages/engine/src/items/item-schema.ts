import type { ItemKindName } from '../definition/holds.ts';
import { isObject } from '../format/json.ts';
import type { ItemKind } from './item-kind.ts';
import { itemKinds } from './kinds.ts';

type Schema = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, 'needed' | 'optional'>>;

/** An object as the services accept it that enforce schemas: every property is required, and there are no others. */
function objectOf(properties: Readonly<Record<string, Schema>>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

function textsOf(kind: ItemKindName): Texts | undefined {
  return (itemKinds[kind] as ItemKind<unknown>).texts as Texts | undefined;
}

/** The JSON Schema of an answer with a list for each name; undefined if items of one of the kinds do not consist of texts. */
export function listsSchema(lists: ReadonlyMap<string, ItemKindName>): Schema | undefined {
  const properties: Record<string, Schema> = {};
  for (const [name, kind] of lists) {
    const texts = textsOf(kind);
    if (!texts) return undefined;
    const fields = Object.entries(texts).map(([field, need]) => [field, { type: need === 'needed' ? 'string' : ['string', 'null'] }]);
    properties[name] = { type: 'array', items: objectOf(Object.fromEntries(fields) as Record<string, Schema>) };
  }
  return objectOf(properties);
}

/** The same in words, for a model that is asked without the schema after all: `{"cards": [{"front": "…", "back": "…"}]}`. */
export function listsExample(lists: ReadonlyMap<string, ItemKindName>): string {
  const entries = [...lists].map(([name, kind]) => [
    name,
    [Object.fromEntries(Object.keys(textsOf(kind) ?? {}).map((field) => [field, '…']))],
  ]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** The printed items of a JSON value, each for itself, and the words of what is no item of the kind. */
export function itemsFromJson(
  kind: ItemKindName,
  list: unknown,
): { readonly printed: readonly string[]; readonly unread: readonly string[] } {
  const texts = textsOf(kind) ?? {};
  const { print } = itemKinds[kind] as ItemKind<unknown>;
  const printed: string[] = [];
  const unread: string[] = [];
  for (const value of Array.isArray(list) ? (list as unknown[]) : [list]) {
    const given = isObject(value) ? value : {};
    const entries = Object.keys(texts).flatMap((name) => {
      const words = given[name];
      return typeof words === 'string' && words.trim() !== '' ? [[name, words.replace(/\s+/g, ' ').trim()] as const] : [];
    });
    const item = Object.fromEntries(entries);
    const whole = Object.entries(texts).every(([name, need]) => need === 'optional' || item[name] !== undefined);
    if (whole) printed.push(print([item]));
    unread.push(...textsIn(whole ? Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(texts, name))) : value));
  }
  return { printed, unread };
}

/** The texts anywhere in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
