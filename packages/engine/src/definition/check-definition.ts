import { BUILT_IN_KEYS, type ToolDefinition } from './define-tool.ts';
import { ICON_NAMES } from './identity.ts';
import type { Condition } from './outline.ts';
import { placeholdersIn } from './template.ts';

/**
 * What the types cannot hold a definition to, or do not while a page is served without a type check. Each problem says
 * what is wrong and how to mend it; the caller adds the file's name.
 */
export function definitionProblems(definition: ToolDefinition): string[] {
  const problems: string[] = [];
  const fields = Object.keys(definition.input.properties);
  const derived = Object.keys(definition.derive ?? {});
  const builtIn = Object.entries(BUILT_IN_KEYS);
  const report = (problem: string): number => problems.push(problem);

  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(definition.slug))
    report(`slug "${definition.slug}" must be lower-case words joined by hyphens`);
  if (!ICON_NAMES.includes(definition.icon)) report(`icon "${definition.icon}" is not known; use one of ${ICON_NAMES.join(', ')}`);
  if (!/^[a-z][A-Za-z0-9]*$/.test(definition.counter) || definition.counter === 'lastUsed') {
    report(`counter "${definition.counter}" must be one camelCase word, and not lastUsed`);
  }
  for (const field of fields) {
    if (!/^[a-z][A-Za-z0-9]*$/.test(field)) report(`field "${field}" must be one camelCase word`);
    if (Object.hasOwn(BUILT_IN_KEYS, field)) report(`field "${field}" has the name of a built-in placeholder; give it another name`);
    if (field in Object.prototype) report(`field "${field}" has a name that every object has; give it another name`);
  }
  for (const name of derived) {
    if (fields.includes(name) || Object.hasOwn(BUILT_IN_KEYS, name))
      report(`derive.${name} has the name of a field or of a built-in placeholder; give it another name`);
  }
  for (const [where, template] of templatesOf(definition)) {
    const known = builtIn.filter(([, places]) => places.some((place) => where.startsWith(place))).map(([key]) => key);
    const keys = [...fields, ...derived, ...known];
    for (const key of placeholdersIn(template)) {
      if (!keys.includes(key))
        report(`${where} has the unknown placeholder {${key}}; use one of ${keys.map((name) => `{${name}}`).join(', ')}`);
    }
  }
  for (const [where, field] of fieldReferences(definition)) {
    if (!fields.includes(field))
      report(`${where} names the field "${field}", which the form does not have; use one of ${fields.join(', ')}`);
  }
  for (const required of definition.input.required) {
    if (!fields.includes(required)) report(`input.required names "${required}", which is not among the properties ${fields.join(', ')}`);
  }
  if (definition.target !== undefined && !Object.hasOwn(definition.derive ?? {}, definition.target)) {
    report(`target "${definition.target}" is not a name under derive`);
  }
  if (definition.outline.length === 0) report('outline is empty; give at least one section');
  return problems;
}

type Located = readonly [where: string, value: string];

/** Every text of a definition that is a template, with its place. */
function templatesOf(definition: ToolDefinition): Located[] {
  const { request, screen, output, outline } = definition;
  return (
    [
      ['request', request],
      ['screen', screen],
      ['output', output],
      ['outline', outline],
    ] as const
  ).flatMap(([name, part]) => textsIn(part, name));
}

function textsIn(value: unknown, where: string): Located[] {
  if (typeof value === 'string') return [[where, value]];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${where}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  // Parameters of a skill are data, not templates.
  return Object.entries(value).flatMap(([name, item]) =>
    name === 'onDevice' && where.startsWith('outline') ? [] : textsIn(item, `${where}.${name}`),
  );
}

/** Every place that names a field: conditions, blocks of a prompt, parameters of a skill. */
function fieldReferences(definition: ToolDefinition): Located[] {
  const prompt = definition.request.prompt.flatMap((part, index): Located[] => {
    const where = `request.prompt[${index}]`;
    if (typeof part === 'string') return [];
    return 'block' in part ? [[`${where}.block`, part.block]] : conditionFields(part.when, `${where}.when`);
  });
  const outline = definition.outline.flatMap((section, index): Located[] => {
    const where = `outline[${index}]`;
    const when = section.when === undefined ? [] : conditionFields(section.when, `${where}.when`);
    return [...when, ...[section.onDevice].flat().flatMap((step) => parameterFields(step.with, `${where}.onDevice.with`))];
  });
  return [...prompt, ...outline];
}

function conditionFields(condition: Condition, where: string): Located[] {
  return typeof condition === 'string' ? [[where, condition]] : Object.keys(condition).map((field) => [where, field] as const);
}

// Parameters that hold the name of a field, or a list of names, wherever they stand in a skill's parameters.
const FIELD_PARAMETERS = new Set([
  'from',
  'against',
  'mode',
  'subjects',
  'time',
  'pace',
  'dates',
  'duration',
  'style',
  'by',
  'topic',
  'role',
  'when',
]);

function parameterFields(value: unknown, where: string): Located[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => parameterFields(item, `${where}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    if (!FIELD_PARAMETERS.has(name)) return parameterFields(item, `${where}.${name}`);
    return [item].flat().map((field) => [`${where}.${name}`, String(field)] as const);
  });
}
