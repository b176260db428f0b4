import { BUILT_IN_KEYS, type ToolDefinition } from '../definition/define-tool.ts';
import { type FieldSchema, fitsField } from '../definition/field.ts';
import type { Finding } from './problem.ts';
import { unknownField, useOneOf } from './suggest.ts';

/** Checks the names of fields and derived values, the required fields, and contradictions inside the schema of a field. */
export function formFindings({ input, derive = {}, target }: ToolDefinition): Finding[] {
  const fields = Object.keys(input.properties);
  const derived = Object.keys(derive);
  return [
    ...fields.flatMap((name) => nameFindings(name, `input.properties.${name}`)),
    ...Object.entries(input.properties).flatMap(([name, field]) => fieldFindings(field, `input.properties.${name}`)),
    ...input.required.flatMap((name, index) => (fields.includes(name) ? [] : [unknownField(name, `input.required[${index}]`, fields)])),
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

function nameFindings(name: string, path: string): Finding[] {
  const report = (message: string, fix: string): Finding[] => [{ path, message, fix }];
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) return report('is no name for a placeholder', 'Write one camelCase word.');
  if (Object.hasOwn(BUILT_IN_KEYS, name)) return report('has the name of a built-in placeholder', 'Give it another name.');
  if (name in Object.prototype) return report('has a name that every object has', 'Give it another name.');
  return [];
}

function fieldFindings(field: FieldSchema, path: string): Finding[] {
  const { oneOf, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  const report = (where: string, message: string, fix: string): Finding[] => [{ path: `${path}${where}`, message, fix }];
  if (minLength > maxLength) {
    return report('.minLength', `${minLength} is more than maxLength ${maxLength}`, 'Lower minLength or raise maxLength.');
  }
  if (pattern !== undefined && !isPattern(pattern)) {
    return report('.pattern', `"${pattern}" is no regular expression`, 'Correct it; it is read with the flag "u".');
  }
  const values = (oneOf ?? []).map((option) => option.const);
  const twice = values.findIndex((value, index) => values.indexOf(value) < index);
  if (twice >= 0) return report(`.oneOf[${twice}].const`, `"${values[twice]}" stands there twice`, 'Give each option a const of its own.');
  const unfit = values.findIndex((value) => !fitsField(value, field));
  if (unfit >= 0) {
    return report(`.oneOf[${unfit}].const`, `"${values[unfit]}" breaks the field's own pattern or length`, 'Change one of them.');
  }
  const initial = field.default;
  if (initial === undefined) return [];
  if (oneOf && !values.includes(initial)) return report('.default', `"${initial}" is none of the options`, useOneOf(initial, values));
  return fitsField(initial, field)
    ? []
    : report('.default', `"${initial}" breaks the field's own pattern or length`, 'Change one of them.');
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}
