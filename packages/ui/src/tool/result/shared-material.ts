import { type Field, isBlank, type Tool, type Values } from '@marginalia/engine';

/** A text of a form that other tools can take over. */
export interface SharedMaterial {
  readonly field: Field;
  readonly text: string;
}

/** A tool that takes a text over, and the field that gets it. */
export interface MaterialTarget {
  readonly tool: Tool;
  readonly field: Field;
}

/** The longest material of a form. */
export function longestMaterial({ fields }: Tool, values: Values): SharedMaterial | undefined {
  const filled = fields
    .filter(({ name, material }) => material && !isBlank(values[name] ?? ''))
    .map((field) => ({ field, text: values[field.name] ?? '' }));
  return filled.sort((one, other) => other.text.length - one.text.length)[0];
}

/** The other tools with a field for material. Those with a field for texts of the same kind, prose or lines, come first. */
export function targetsOf(tools: readonly Tool[], from: Tool, { field: { wordCount = false } }: SharedMaterial): MaterialTarget[] {
  const targets = tools.flatMap((tool) => {
    const field = tool.slug === from.slug ? undefined : largestMaterial(tool);
    return field === undefined ? [] : [{ tool, field }];
  });
  const isAlike = ({ field }: MaterialTarget): number => Number((field.wordCount ?? false) === wordCount);
  return targets.sort((one, other) => isAlike(other) - isAlike(one));
}

/** The field of a tool for most material. */
export function largestMaterial({ fields }: Tool): Field | undefined {
  const size = ({ rows = 1, required }: Field): number => rows + (required ? 1 : 0);
  return fields.filter(({ material }) => material).sort((one, other) => size(other) - size(one))[0];
}
