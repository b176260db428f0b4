import type { Condition } from '../definition/condition.ts';
import type { ToolDefinition } from '../definition/define-tool.ts';
import type { InputSchema } from '../definition/field.ts';
import { VIEWS_OF } from '../definition/holds.ts';
import type { OutlineSection } from '../definition/outline.ts';
import type { Mistake } from './problem.ts';
import { unknownField, useOneOf } from './suggest.ts';

/** Checks the titles, lengths, items and texts of the sections. */
export function outlineFindings({ outline }: Pick<ToolDefinition, 'outline'>): Mistake[] {
  return outline.flatMap((section, index) => {
    const path = `outline[${index}]`;
    const twin = outline.findIndex((other) => other.title === section.title && !excludeEachOther(other.when, section.when));
    return [
      ...(twin < index
        ? [
            {
              path: `${path}.title`,
              message: `"${section.title}" is already the title of outline[${twin}]`,
              fix: 'Give each section a title of its own, or conditions (when) that never hold together.',
            },
          ]
        : []),
      ...lengthFindings(section, path),
      ...viewFindings(section, path),
      ...(section.text === undefined || section.order === 'derived'
        ? []
        : [{ path: `${path}.text`, message: 'is used by a derived section only', fix: "Write order: 'derived', or remove the text." }]),
    ];
  });
}

function lengthFindings({ length }: OutlineSection, path: string): Mistake[] {
  const name = length && 'items' in length ? 'items' : 'words';
  const range = length && ('items' in length ? length.items : length.words);
  if (!Array.isArray(range) || range[0] <= range[1]) return [];
  return [{ path: `${path}.length.${name}`, message: `${range[0]} is more than ${range[1]}`, fix: 'Write the smaller number first.' }];
}

function viewFindings({ holds }: OutlineSection, path: string): Mistake[] {
  if (holds === undefined) return [];
  const { kind, views = [], opens } = holds;
  const known: readonly string[] = VIEWS_OF[kind];
  const unknown = views.flatMap((view, index): Mistake[] =>
    known.includes(view)
      ? []
      : [
          {
            path: `${path}.holds.views[${index}]`,
            message: `items of the kind "${kind}" have no view "${view}"`,
            fix: useOneOf(view, known),
          },
        ],
  );
  if (opens === undefined || views.includes(opens)) return unknown;
  const fix = views.length === 0 ? `Write views: ['${opens}'] too.` : useOneOf(opens, views);
  return [...unknown, { path: `${path}.holds.opens`, message: `"${opens}" is not one of the views of this section`, fix }];
}

/** Checks that the conditions of a prompt name existing fields and options. */
export function promptConditionFindings({ input, request }: Pick<ToolDefinition, 'input' | 'request'>): Mistake[] {
  return request.prompt.flatMap((part, index) =>
    typeof part === 'object' && 'when' in part ? conditionFindings(part.when, `request.prompt[${index}].when`, input) : [],
  );
}

/** Checks that the conditions of an outline name existing fields and options. */
export function outlineConditionFindings({ input, outline }: Pick<ToolDefinition, 'input' | 'outline'>): Mistake[] {
  return outline.flatMap(({ when }, index) => (when === undefined ? [] : conditionFindings(when, `outline[${index}].when`, input)));
}

/** Checks that sections that list sources name existing fields and are derived. */
export function outlineSourcesFindings({ input, outline }: Pick<ToolDefinition, 'input' | 'outline'>): Mistake[] {
  const known = Object.keys(input.properties);
  return outline.flatMap(({ sources, order }, index) => {
    if (!sources) return [];
    const path = `outline[${index}].sources`;
    const unknown = sources.fields.flatMap((field, at) =>
      known.includes(field) ? [] : [unknownField(field, `${path}.fields[${at}]`, known)],
    );
    if (order === 'derived') return unknown;
    return [...unknown, { path, message: 'is used by a derived section only', fix: "Write order: 'derived', or remove the sources." }];
  });
}

/** Checks that a condition names existing fields and options. */
export function conditionFindings(condition: Condition, path: string, { properties }: InputSchema): Mistake[] {
  const fields = Object.keys(properties);
  if (typeof condition === 'string') return fields.includes(condition) ? [] : [unknownField(condition, path, fields)];
  return Object.entries(condition).flatMap(([name, wanted = []]): Mistake[] => {
    const at = `${path}.${name}`;
    if (!fields.includes(name)) return [unknownField(name, at, fields)];
    const options = properties[name]?.oneOf?.map((option) => option.const);
    if (!options) {
      return [{ path: at, message: 'has no options to compare with', fix: `Name a select, or write when: '${name}' for "is filled in".` }];
    }
    return [wanted]
      .flat()
      .filter((value) => !options.includes(value))
      .map((value) => ({ path: at, message: `${name} has no option "${value}"`, fix: useOneOf(value, options) }));
  });
}

/** Whether two conditions exclude each other: they require different values of the same field. */
function excludeEachOther(one: Condition | undefined, other: Condition | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  return Object.entries(one).some(([name, values = []]) => {
    const others = Object.hasOwn(other, name) ? other[name] : undefined;
    return others !== undefined && ![values].flat().some((value) => [others].flat().includes(value));
  });
}
