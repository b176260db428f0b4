import { BUILT_IN_KEYS, type ToolDefinition } from '../definition/define-tool.ts';
import { renderTemplate } from '../definition/template.ts';
import { fileName } from '../export/file-name.ts';
import { nearest } from '../format/nearest.ts';
import { type Finding, join } from './problem.ts';
import { unknownField } from './suggest.ts';

// Everything between braces counts, as it does for the types: `{Title}` would be shown as it stands.
const PLACEHOLDER = /\{([^{}|]*)(?:\|[^{}]*)?\}/g;
const keysIn = (template: string): string[] => [...template.matchAll(PLACEHOLDER)].map(([, key = '']) => key);

/** The parts of a definition that hold templates. */
export type TemplatePart = 'request' | 'outline' | 'screen' | 'output';

/** Placeholders that nothing fills. */
export function placeholderFindings(definition: ToolDefinition, part: TemplatePart): Finding[] {
  const own = [...Object.keys(definition.input.properties), ...Object.keys(definition.derive ?? {})];
  return textsIn(definition[part], part).flatMap(([path, template]) => {
    const builtIn = Object.entries(BUILT_IN_KEYS).filter(([, places]) => places.some((place) => path.startsWith(place)));
    const known = [...own, ...builtIn.map(([key]) => key)];
    return keysIn(template)
      .filter((key) => !known.includes(key))
      .map((key) => ({ path, message: `nothing fills {${key}}`, fix: usePlaceholder(key, known) }));
  });
}

function usePlaceholder(given: string, known: readonly string[]): string {
  const near = nearest(given, known);
  return `${near === undefined ? '' : `Did you mean {${near}}? `}Use one of ${known.map((name) => `{${name}}`).join(', ')}.`;
}

/** Fields that neither the prompt nor its context shows: a model would never see them. */
export function promptFindings({ input, request }: ToolDefinition): Finding[] {
  const shown = new Set([
    ...textsIn([request.prompt, request.context], '').flatMap(([, text]) => keysIn(text)),
    ...request.prompt.flatMap((part) => (typeof part === 'object' && 'block' in part ? [part.block] : [])),
  ]);
  const fields = Object.keys(input.properties);
  const unknown = request.prompt.flatMap((part, index): Finding[] =>
    typeof part === 'object' && 'block' in part && !fields.includes(part.block)
      ? [unknownField(part.block, `request.prompt[${index}].block`, fields)]
      : [],
  );
  // A block that names no field is the likely reason why a field is not used: then it is one problem, not two.
  const unused = unknown.length > 0 ? [] : fields.filter((name) => !shown.has(name) && !isMisspelt(name, shown, fields));
  return [
    ...unknown,
    ...unused.map((name) => ({
      path: `input.properties.${name}`,
      message: 'the prompt never uses this field',
      fix: `Put {${name}} or { block: '${name}', label: … } into request.prompt, or remove the field.`,
    })),
  ];
}

/** Whether a placeholder that no field fills probably means this field; the placeholder is reported already. */
function isMisspelt(name: string, shown: ReadonlySet<string>, fields: readonly string[]): boolean {
  return [...shown].some((key) => !fields.includes(key) && nearest(key, fields) === name);
}

/** Characters of the file name that a file system refuses; those in values are replaced when a file is written. */
export function fileNameFindings({ output }: ToolDefinition): Finding[] {
  const literal = renderTemplate(output.file, {}).replaceAll(/\s/g, '');
  const refused = [...new Set(literal)].filter((character) => fileName('x', character, '') !== `x${character}`);
  return refused.length === 0
    ? []
    : [
        {
          path: 'output.file',
          message: `no file name may hold ${refused.join(' ')}`,
          fix: 'Use letters, digits, hyphens and underscores.',
        },
      ];
}

/** Every text in a value, with its path. Parameters of a skill are data, not templates. */
function textsIn(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'onDevice' && path.startsWith('outline') ? [] : textsIn(item, join(path, name)),
  );
}
