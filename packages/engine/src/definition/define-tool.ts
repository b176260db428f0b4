import type { InputSchema, Values } from './field.ts';
import type { ToolIdentity } from './identity.ts';
import type { Condition, OutlineSection } from './outline.ts';
import type { CheckedTemplates } from './template.ts';

/**
 * A part of a prompt. Templates in it show option labels.
 * - a text: a line;
 * - `when`: lines that belong only when the condition holds;
 * - `block`: what a person pasted, under its label and fenced as data; left out when the field is blank.
 */
export type PromptPart<F extends string = string> =
  | string
  | { readonly when: Condition<F>; readonly text: string }
  | { readonly block: F; readonly label: string };

export interface RequestDefinition<F extends string = string> {
  readonly contentType: string;
  readonly tone: string;
  readonly audience: string;
  readonly prompt: readonly PromptPart<F>[];
  /** The line "Additional Context". */
  readonly context?: string;
}

/** The texts on the screen. All are templates: badges show the titles of options, the other texts show values. */
export interface ScreenDefinition {
  /** The heading of the form. */
  readonly heading: string;
  readonly button: string;
  readonly busy: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** One entry for each badge; the first says that the result is ready. */
  readonly badges: readonly string[];
  /** The message when a required field is blank. */
  readonly invalid: string;
  readonly success: string;
  readonly failure: string;
  /** What the result is called: "{noun} copied to clipboard". */
  readonly noun: string;
  /** Texts to use instead when the device wrote the result. */
  readonly onDevice?: { readonly badges?: readonly string[]; readonly success?: string };
}

export const DOWNLOAD_FORMATS = ['text', 'word', 'print'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];
/** Height limits of the result in pixels (specification §2). */
export const RESULT_HEIGHTS = [500, 600, 700] as const;
/** The stores that keep saved results (specification §9). */
export const SAVED_STORES = ['saved_reports', 'saved_content'] as const;

export interface OutputDefinition {
  /** File name without its extension; a template over values, with `{date}` as YYYY-MM-DD. */
  readonly file: string;
  readonly formats: readonly DownloadFormat[];
  readonly height: (typeof RESULT_HEIGHTS)[number];
  readonly save?: {
    readonly store: (typeof SAVED_STORES)[number];
    readonly type: string;
    readonly title: string;
    /** Further fields of the record. A template that is only a derived number stays a number. */
    readonly extra?: Readonly<Record<string, string>>;
  };
}

/** Values computed from the form, for templates and for the document's target. */
export type Derived = Readonly<Record<string, (values: Values) => string | number>>;

/**
 * A tool as data: its form, its request, the outline of its result, its texts on the screen and its output; see
 * docs/add-a-tool.md. `F` is the union of the form's field names.
 */
export interface ToolDefinition<F extends string = string> extends Omit<ToolIdentity, 'savedType'> {
  readonly input: InputSchema;
  readonly derive?: Derived;
  /** The name of the derived number of words that the whole result must reach, where it has one. */
  readonly target?: string;
  readonly request: RequestDefinition<F>;
  readonly outline: readonly OutlineSection<F>[];
  readonly screen: ScreenDefinition;
  readonly output: OutputDefinition;
}

/**
 * Placeholders beside fields and derived values, with the places where they can be used: the number of words of the result on badges and
 * in success texts, the day in file names.
 */
export const BUILT_IN_KEYS = { words: ['screen.badges', 'screen.success', 'screen.onDevice'], date: ['output.file'] } as const;

type FieldsOf<D extends ToolDefinition> = keyof D['input']['properties'] & string;
type DerivedOf<D extends ToolDefinition> = D extends { readonly derive: infer G } ? keyof G & string : never;
type KeysOf<D extends ToolDefinition> = FieldsOf<D> | DerivedOf<D>;

type WithWords = 'badges' | 'success' | 'onDevice';

/** What the types check: that parameters name fields of the form, and that templates use known placeholders. */
type Checked<D extends ToolDefinition> = {
  readonly input: { readonly required: readonly FieldsOf<D>[] };
  readonly request: { readonly prompt: readonly PromptPart<FieldsOf<D>>[] };
  readonly outline: readonly OutlineSection<FieldsOf<D>>[];
  readonly screen: CheckedTemplates<Omit<D['screen'], WithWords>, KeysOf<D>> &
    CheckedTemplates<Pick<D['screen'], WithWords & keyof D['screen']>, KeysOf<D> | 'words'>;
  readonly output: CheckedTemplates<Omit<D['output'], 'file'>, KeysOf<D>> & CheckedTemplates<Pick<D['output'], 'file'>, KeysOf<D> | 'date'>;
} & CheckedTemplates<Pick<D, 'request' | 'outline'>, KeysOf<D>>;

/** Declares a tool. Returns the definition unchanged; the type checks it while it is typed. */
export function defineTool<const D extends ToolDefinition>(definition: D & Checked<D>): D {
  return definition;
}
