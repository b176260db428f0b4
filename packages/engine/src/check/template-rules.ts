import { BUILT_IN_KEYS, type ToolDefinition } from '../definition/define-tool.ts';
import { controlOf, type FieldSchema } from '../definition/field.ts';
import { FIELD_KINDS } from '../definition/field-kinds.ts';
import { renderTemplate } from '../definition/template.ts';
import { fileName } from '../export/file-name.ts';
import { nearestWord } from '../format/nearest-word.ts';
import { joinPath, type Mistake } from './problem.ts';
import { unknownField } from './suggest.ts';

// Any text between braces counts as a placeholder, as in the types. An unknown one such as `{Title}` would appear on screen unreplaced.
const PLACEHOLDER = /\{([^{}|]*)(?:\|[^{}]*)?\}/g;
const keysIn = (template: string): string[] => [...template.matchAll(PLACEHOLDER)].map(([, key = '']) => key);

/** The properties of a definition that contain templates. */
type TemplatePart = 'request' | 'outline' | 'screen' | 'output';

/** Finds placeholders that name no field, derived value or built-in key. */
export function placeholderFindings(definition: ToolDefinition, part: TemplatePart): Mistake[] {
  const own = [...Object.keys(definition.input.properties), ...Object.keys(definition.derive ?? {})];
  return textsIn(definition[part], part).flatMap(([path, template]) => {
    const builtIn = Object.entries(BUILT_IN_KEYS).filter(([, places]) => places.some((place) => path.startsWith(place)));
    const known = [...own, ...builtIn.map(([key]) => key)];
    return keysIn(template)
      .filter((key) => !known.includes(key))
      .map((key) => ({ path, message: `{${key}} is not a known placeholder`, fix: usePlaceholder(key, known) }));
  });
}

function usePlaceholder(given: string, known: readonly string[]): string {
  const near = nearestWord(given, known);
  return `${near === undefined ? '' : `Did you mean {${near}}? `}Use one of ${known.map((name) => `{${name}}`).join(', ')}.`;
}

/** Finds fields that neither the prompt nor its context contains, so that a model would never see their values. */
export function promptFindings({ input, request }: ToolDefinition): Mistake[] {
  const shown = new Set([
    ...textsIn([request.task, request.prompt, request.context], '').flatMap(([, text]) => keysIn(text)),
    ...request.prompt.flatMap((part) => (typeof part === 'object' && 'block' in part ? [part.block] : [])),
  ]);
  const fields = Object.keys(input.properties);
  const unknown = request.prompt.flatMap((part, index): Mistake[] =>
    typeof part === 'object' && 'block' in part && !fields.includes(part.block)
      ? [unknownField(part.block, `request.prompt[${index}].block`, fields)]
      : [],
  );
  // A block that names an unknown field is probably why a field seems unused. Only the block is reported then.
  const unused = unknown.length > 0 ? [] : fields.filter((name) => !shown.has(name) && !isMisspelt(name, shown, fields));
  return [
    ...unknown,
    ...unused.map((name) => ({
      path: `input.properties.${name}`,
      message: 'the prompt never uses this field',
      fix: `Put {${name}} or { block: '${name}', label: … } into request.prompt, or remove the field.`,
    })),
    ...typedTextFindings(input, request),
  ];
}

/** Finds typed texts in the lines of a prompt, where a pasted instruction would read as one of the tool's own. */
function typedTextFindings({ properties }: ToolDefinition['input'], { role, task, prompt }: ToolDefinition['request']): Mistake[] {
  return textsIn({ role, task, prompt }, 'request').flatMap(([path, text]) =>
    keysIn(text)
      .filter((key) => Object.hasOwn(properties, key) && isInOwnWords(properties[key]))
      .map((key) => ({
        path,
        message: `{${key}} is what a person typed, and no line of a prompt may hold it`,
        fix: `Give it as material: { block: '${key}', label: … }.`,
      })),
  );
}

function isInOwnWords(schema: FieldSchema | undefined): boolean {
  return schema !== undefined && FIELD_KINDS[controlOf(schema)].words !== undefined;
}

/** Whether an unknown placeholder is probably a misspelling of this field. The placeholder is already reported then. */
function isMisspelt(name: string, shown: ReadonlySet<string>, fields: readonly string[]): boolean {
  return [...shown].some((key) => !fields.includes(key) && nearestWord(key, fields) === name);
}

/** Finds characters in the file name that a file system refuses. Such characters in values are replaced when the file is written. */
export function fileNameFindings({ output }: ToolDefinition): Mistake[] {
  const literal = renderTemplate(output.file, {}).replaceAll(/\s/g, '');
  const refused = [...new Set(literal)].filter((character) => fileName('x', character, '') !== `x${character}`);
  return refused.length === 0
    ? []
    : [
        {
          path: 'output.file',
          message: `no file name may contain ${refused.join(' ')}`,
          fix: 'Use letters, digits, hyphens and underscores.',
        },
      ];
}

/** Every text in a value, with its path, except the parameters of skills: they are data, not templates. */
function textsIn(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'onDevice' && path.startsWith('outline') ? [] : textsIn(item, joinPath(path, name)),
  );
}
