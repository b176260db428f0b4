import { countWords } from './count-words.ts';
import { planOf } from './plan.ts';
import { randomOf, sentence } from './sentences.ts';

export type Schema = Readonly<Record<string, unknown>>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The reason why OpenAI would refuse a schema in its strict form: an object must require all its properties and forbid others. */
export function schemaProblem(schema: unknown): string | undefined {
  if (!isSchema(schema)) return 'The schema must be an object.';
  const { type, properties, required, additionalProperties, items } = schema;
  if (type === 'array') return schemaProblem(items);
  if (type !== 'object') return undefined;
  if (!isSchema(properties)) return 'An object of the schema has no properties.';
  if (additionalProperties !== false) return "'additionalProperties' is required to be supplied and to be false.";
  const names = Object.keys(properties);
  if (!Array.isArray(required) || names.some((name) => !required.includes(name))) return "'required' must include every key in properties.";
  return Object.values(properties).map(schemaProblem).find(Boolean);
}

/**
 * An answer that keeps to a schema of lists. A script's own answer counts if it is JSON; its words cannot come through a grammar, so any
 * other becomes empty lists.
 */
export function jsonAnswer(schema: Schema, prompt: string, scripted: string | undefined): string {
  if (scripted !== undefined && isJson(scripted)) return scripted;
  const counts = planOf(prompt).sections.map(({ items }) => (scripted === undefined ? (items?.max ?? 1) : 0));
  const random = randomOf(`json ${prompt}`);
  const lists = Object.entries(isSchema(schema['properties']) ? schema['properties'] : {}).map(([name, list], at) => {
    const fields = isSchema(list) && isSchema(list['items']) && isSchema(list['items']['properties']) ? list['items']['properties'] : {};
    const item = (): object =>
      Object.fromEntries(
        Object.entries(fields).map(([field, text]) => [field, isSchema(text) && text['type'] === 'string' ? sentence(random) : null]),
      );
    return [name, Array.from({ length: counts[at] ?? 0 }, item)];
  });
  return JSON.stringify(Object.fromEntries(lists));
}

function isJson(text: string): boolean {
  try {
    return isSchema(JSON.parse(text)) && countWords(text) > 0;
  } catch {
    return false;
  }
}
