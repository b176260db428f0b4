import type { ToolDefinition } from '../definition/define-tool.ts';
import type { Tool } from '../definition/tool.ts';
import { toolOf } from '../validate/index.ts';
import { formFindings } from './form-rules.ts';
import type { Mistake } from './problem.ts';
import { unknownField } from './suggest.ts';

/** The tool, if its form has no mistake of its own, which other rules report. */
function soundTool(definition: ToolDefinition): Tool | undefined {
  if (formFindings(definition).length > 0) return undefined;
  try {
    return toolOf(definition);
  } catch {
    return undefined;
  }
}

/** Checks the values of the examples against the form, with the messages that a person would read. */
export function exampleFindings(definition: ToolDefinition): Mistake[] {
  const tool = soundTool(definition);
  if (!tool) return [];
  const { examples, input } = definition;
  const fields = Object.keys(input.properties);
  return examples.flatMap(({ name, values }, index): Mistake[] => {
    const path = `examples[${index}]`;
    const twin = examples.findIndex((other) => other.name === name);
    const check = tool.check(values);
    const unread = Object.keys(values).filter((field) => fields.includes(field) && check.values[field] === undefined);
    const wrongOption = tool.fields.filter(
      (field) => field.control === 'select' && Object.hasOwn(values, field.name) && check.values[field.name] !== values[field.name],
    );
    return [
      ...(twin < index
        ? [{ path: `${path}.name`, message: `is already the name of examples[${twin}]`, fix: 'Give each example a name of its own.' }]
        : []),
      ...Object.keys(values).flatMap((field) => (fields.includes(field) ? [] : [unknownField(field, `${path}.values.${field}`, fields)])),
      ...(check.ok
        ? []
        : check.issues.map(({ message, path: [field] }) => ({
            path: `${path}.values.${field}`,
            message,
            fix: 'Give it a value that the form accepts.',
          }))),
      ...wrongOption.map((field) => ({
        path: `${path}.values.${field.name}`,
        message: 'is none of the options',
        fix: `Use one of ${field.options.map((option) => option.const).join(', ')}.`,
      })),
      ...unread
        .filter((field) => check.ok && !wrongOption.some((wrong) => wrong.name === field))
        .map((field) => ({
          path: `${path}.values.${field}`,
          message: 'is never used: the field is hidden or the value is blank',
          fix: 'Remove it, or change the values on which the field depends.',
        })),
    ];
  });
}
