import type { LaterDefinition, PageDefinition, ToolDefinition } from './define-tool.ts';
import { type Field, fieldsOf, type Values } from './field.ts';
import { dataOf, labelsOf, shownFields, tidyValues } from './field-value.ts';
import type { ToolIdentity } from './identity.ts';
import { type InputIssue, inputIssues, type SchemaError } from './input-issue.ts';
import { type ResolvedSection, resolveOutline } from './outline.ts';
import { renderTemplate, type TemplateValues } from './template.ts';

/** The reasons why a tool refuses its input. */
export interface InvalidInput {
  /** The tool's sentence about missing fields; if none is missing, the message of the first issue. */
  readonly message: string;
  readonly issues: readonly InputIssue[];
}

declare const checked: unique symbol;

/** Values that a tool's `check` has accepted. Only `check` creates them, so a run cannot start with unchecked values. */
export type CheckedValues = Values & { readonly [checked]: true };

export type InputCheck =
  | { readonly ok: true; readonly values: CheckedValues }
  | ({ readonly ok: false; readonly values: Values } & InvalidInput);

/** A validator compiled at build time: true, or false with `errors` set. */
export interface SchemaValidator {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** A definition, ready to run: its validator compiled, its templates as functions. */
export interface Tool extends ToolIdentity {
  readonly definition: PageDefinition;
  /** The tool with its examples and the texts of its prompt, which a page loads only when they are needed. */
  whole(): Promise<WholeTool>;
  readonly fields: readonly Field[];
  /** Trims and checks the input. Returns the values in both cases, so that typed text is never lost. */
  check(input: Readonly<Record<string, unknown>>): InputCheck;
  /** The target length of the whole result in words, if the tool has one. */
  target(values: Values): number | undefined;
  sections(values: Values): ResolvedSection[];
  /** Fills a template with the values of options, for notices, file names and records. */
  text(template: string, values: Values, more?: TemplateValues): string;
  /** Fills a template with the titles of options, for badges and prompts. */
  labelled(template: string, values: Values, more?: TemplateValues): string;
  labels(values: Values): Values;
  /** Standard Schema (https://standardschema.dev), for form libraries. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'marginalia';
    readonly validate: (input: unknown) => { readonly value: CheckedValues } | { readonly issues: readonly InputIssue[] };
    readonly types?: { readonly input: Readonly<Record<string, unknown>>; readonly output: CheckedValues };
  };
}

/** A tool with its whole definition. */
export interface WholeTool extends Tool {
  readonly definition: ToolDefinition;
}

/**
 * A definition with its validator, ready to run.
 * @param validate the definition's input schema, compiled
 */
export function createTool(definition: ToolDefinition, validate: SchemaValidator): WholeTool {
  const tool: WholeTool = { ...partsOf(definition, validate), definition, whole: () => Promise.resolve(tool) };
  return tool;
}

/**
 * A tool whose examples and prompt arrive later; engine/vite makes one of every `x.tool.ts?tool`.
 * @param later loads the rest of the definition
 */
export function createPageTool(definition: PageDefinition, validate: SchemaValidator, later: () => Promise<LaterDefinition>): Tool {
  const whole = async (): Promise<WholeTool> => {
    const { request, ...rest } = await later();
    return createTool({ ...definition, ...rest, request: { ...definition.request, ...request } }, validate);
  };
  return { ...partsOf(definition, validate), definition, whole };
}

function partsOf(definition: PageDefinition, validate: SchemaValidator): Omit<Tool, 'definition' | 'whole'> {
  const fields = fieldsOf(definition.input);
  const derive = (values: Values): TemplateValues =>
    Object.fromEntries(Object.entries(definition.derive ?? {}).map(([name, compute]) => [name, compute(values)]));
  const labels = (values: Values): Values => labelsOf(fields, values);
  const labelled = (template: string, values: Values, more?: TemplateValues): string =>
    renderTemplate(template, { ...derive(values), ...labels(values), ...more });
  const target = (values: Values): number | undefined => {
    const words = definition.target === undefined ? undefined : derive(values)[definition.target];
    return typeof words === 'number' ? words : undefined;
  };
  const text = (template: string, values: Values, more?: TemplateValues): string =>
    renderTemplate(template, { ...derive(values), ...values, ...more });
  const check = (input: Readonly<Record<string, unknown>>): InputCheck => {
    const values = tidyValues(fields, input);
    const accepted = { ok: true, values: values as Values as CheckedValues } as const;
    if (validate(dataOf(fields, values))) return accepted;
    const issues = inputIssues(validate.errors ?? [], shownFields(fields, values), values);
    // No issue is left if only hidden fields are wrong: the schema of a form has no keywords for the form as a whole
    // (check/form-schema.ts).
    if (issues.length === 0) return accepted;
    const unfit = issues.every(({ kind }) => kind === 'unfit') ? issues[0]?.message : undefined;
    return { ok: false, values, message: unfit ?? text(definition.screen.invalid, values), issues };
  };
  return {
    ...identityOf(definition),
    fields,
    check,
    target,
    labels,
    labelled,
    text,
    sections: (values) => resolveOutline(definition.outline, values, { ...derive(values), ...labels(values) }, target(values)),
    '~standard': {
      version: 1,
      vendor: 'marginalia',
      validate: (input) => {
        const result = check(typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {});
        return result.ok ? { value: result.values } : { issues: result.issues };
      },
    },
  };
}

/** The properties of a definition that lists of tools need. */
export function identityOf({ slug, name, description, icon, category, order, featured, counter, output }: PageDefinition): ToolIdentity {
  const savedType = output.save?.type;
  return {
    slug,
    name,
    description,
    icon,
    category,
    order,
    ...(featured !== undefined && { featured }),
    counter,
    ...(savedType !== undefined && { savedType }),
  };
}
