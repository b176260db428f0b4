import { BUILT_IN_KEYS, type ToolDefinition } from '../definition/define-tool.ts';
import type { InputSchema } from '../definition/field.ts';
import { fieldFindings } from './field-rules.ts';
import { conditionFindings } from './outline-rules.ts';
import type { Mistake } from './problem.ts';
import { unknownField, useOneOf } from './suggest.ts';

/** Checks the names of fields and derived values, the required fields, and contradictions inside the schema of a field. */
export function formFindings({ input, derive = {}, target }: ToolDefinition): Mistake[] {
  const fields = Object.keys(input.properties);
  const derived = Object.keys(derive);
  return [
    ...fields.flatMap((name) => nameFindings(name, `input.properties.${name}`)),
    ...schemaFindings(input, 'input'),
    ...fields.flatMap((name) => hidingFindings(name, input)),
    ...derived.flatMap((name) => [
      ...nameFindings(name, `derive.${name}`),
      ...(fields.includes(name) ? [{ path: `derive.${name}`, message: 'has the name of a field', fix: 'Give it another name.' }] : []),
    ]),
    ...(target === undefined || derived.includes(target)
      ? []
      : [
          {
            path: 'target',
            message: `derive has no "${target}"`,
            fix: derived.length > 0 ? useOneOf(target, derived) : `Add derive: { ${target}: (values) => … }.`,
          },
        ]),
  ];
}

function nameFindings(name: string, path: string): Mistake[] {
  const report = (message: string, fix: string): Mistake[] => [{ path, message, fix }];
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return report('is no name for a placeholder', 'Write one camelCase word.');
  if (Object.hasOwn(BUILT_IN_KEYS, name)) return report('has the name of a built-in placeholder', 'Give it another name.');
  if (name in Object.prototype) return report('has a name that every object has', 'Give it another name.');
  return [];
}

/** Checks the fields of a form, or the columns of a list, and which of them are required. */
function schemaFindings({ properties, required }: InputSchema, path: string): Mistake[] {
  const names = Object.keys(properties);
  return [
    ...Object.entries(properties).flatMap(([name, { items, ...field }]): Mistake[] => {
      const at = `${path}.properties.${name}`;
      const columns =
        items === undefined
          ? []
          : Object.keys(items.properties).flatMap((column) => nameFindings(column, `${at}.items.properties.${column}`));
      const isRequired = required.includes(name);
      return [...fieldFindings(field, at, isRequired), ...columns, ...(items === undefined ? [] : schemaFindings(items, `${at}.items`))];
    }),
    ...required.flatMap((name, index) => (names.includes(name) ? [] : [unknownField(name, `${path}.required[${index}]`, names)])),
  ];
}

/** A field may depend only on fields above it, so that nothing above the place where a person types moves. */
function hidingFindings(name: string, { properties, ...input }: InputSchema): Mistake[] {
  const { when } = properties[name]?.ui ?? {};
  if (when === undefined) return [];
  const path = `input.properties.${name}.ui.when`;
  const names = Object.keys(properties);
  const before = names.slice(0, names.indexOf(name));
  const late = (typeof when === 'string' ? [when] : Object.keys(when)).find((other) => names.includes(other) && !before.includes(other));
  if (late !== undefined)
    return [{ path, message: `"${late}" does not stand above the field`, fix: 'Name a field that stands above it in the form.' }];
  return conditionFindings(when, path, { ...input, properties });
}
