import type { Condition } from './condition.ts';
import type { ToolExample } from './example.ts';
import type { InputSchema, Values } from './field.ts';
import type { ToolIdentity } from './identity.ts';
import type { OutlineSection } from './outline.ts';
import type { SavedStore } from './saved-stores.ts';
import type { CheckedTemplates } from './template.ts';

/**
 * A part of a prompt. Its templates show the labels of options, not their values.
 * - a text: one line;
 * - `when`: lines that are included only if the condition holds;
 * - `block`: the value of a field, as material between tags that the label names. Left out when the field is blank, unless
 *   `blank` says what stands for it.
 */
export type PromptPart<F extends string = string> =
  | string
  | { readonly when: Condition<F>; readonly text: string }
  | { readonly block: F; readonly label: string; readonly blank?: string };

export interface RequestDefinition<F extends string = string> {
  readonly contentType: string;
  readonly tone: string;
  readonly audience: string;
  /** The role of the model, which follows the words "You are": "a reference librarian who formats bibliographies exactly". */
  readonly role: string;
  /** The one task, as a sentence. */
  readonly task: string;
  /** The material, the chosen options, and what the outline does not say: how to work, and what makes the result good. */
  readonly prompt: readonly PromptPart<F>[];
  /** A model should think this much before it writes, where a service lets one choose. Default: as little as it can. */
  readonly effort?: 'medium';
  /** The text after "Additional Context". */
  readonly context?: string;
}

/** The part of a definition that only requests to a model need. */
export type PromptTexts = Pick<RequestDefinition, 'role' | 'task' | 'prompt'>;

/** The texts on the screen. All are templates: badges show the titles of options, the other texts show their values. */
export interface ScreenDefinition {
  /** The heading of the form. */
  readonly heading: string;
  readonly button: string;
  readonly busy: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** One template for each badge. The first badge shows that the result is ready. */
  readonly badges: readonly string[];
  /** The message when a required field is blank. */
  readonly invalid: string;
  readonly success: string;
  readonly failure: string;
  /** The name of the result in notices: "{noun} copied to clipboard". */
  readonly noun: string;
  /** Texts that replace the others when the on-device generator wrote the result. */
  readonly onDevice?: { readonly badges?: readonly string[]; readonly success?: string };
}

export const DOWNLOAD_FORMATS = ['text', 'word', 'print'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];
/** Height limits of the result in pixels. */
export const RESULT_HEIGHTS = [500, 600, 700] as const;

export interface OutputDefinition {
  /** File name without its extension; a template over values, with `{date}` as YYYY-MM-DD. */
  readonly file: string;
  readonly formats: readonly DownloadFormat[];
  readonly height: (typeof RESULT_HEIGHTS)[number];
  readonly save?: {
    readonly store: SavedStore;
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
  /** Words by which a search finds the tool, besides its name and description. */
  readonly keywords?: readonly string[];
  readonly input: InputSchema;
  /** Filled-in forms to try the tool with. The first is the one that tests and stories use. */
  readonly examples: readonly [ToolExample<F>, ...ToolExample<F>[]];
  readonly derive?: Derived;
  /** The name of the derived value that holds the target length of the whole result in words, if the tool has a target. */
  readonly target?: string;
  readonly request: RequestDefinition<F>;
  readonly outline: readonly OutlineSection<F>[];
  readonly screen: ScreenDefinition;
  readonly output: OutputDefinition;
}

/** The definition that the page of a tool has at once: without the parts that it loads when they are needed. */
export type PageDefinition = Omit<ToolDefinition, 'examples' | 'keywords' | 'request'> & {
  readonly request: Omit<RequestDefinition, keyof PromptTexts>;
};

/** The rest of a definition, which a page loads for an example and for a run with a model. It is plain data. */
export interface LaterDefinition extends Pick<ToolDefinition, 'examples' | 'keywords'> {
  readonly request: PromptTexts;
}

/**
 * Placeholders that exist besides fields and derived values, each with the templates that may use it: the number of words of the result
 * in badges and success texts, and the day in file names.
 */
export const BUILT_IN_KEYS = { words: ['screen.badges', 'screen.success', 'screen.onDevice'], date: ['output.file'] } as const;

type FieldsOf<D extends ToolDefinition> = keyof D['input']['properties'] & string;
type DerivedOf<D extends ToolDefinition> = D extends { readonly derive: infer G } ? keyof G & string : never;
type KeysOf<D extends ToolDefinition> = FieldsOf<D> | DerivedOf<D>;

type WithWords = 'badges' | 'success' | 'onDevice';

/** The checks that types can do: parameters name fields of the form, and templates use known placeholders. */
type Checked<D extends ToolDefinition> = {
  readonly input: { readonly required: readonly FieldsOf<D>[] };
  readonly examples: readonly ToolExample<FieldsOf<D>>[];
  readonly request: { readonly prompt: readonly PromptPart<FieldsOf<D>>[] };
  readonly outline: readonly OutlineSection<FieldsOf<D>>[];
  readonly screen: CheckedTemplates<Omit<D['screen'], WithWords>, KeysOf<D>> &
    CheckedTemplates<Pick<D['screen'], WithWords & keyof D['screen']>, KeysOf<D> | 'words'>;
  readonly output: CheckedTemplates<Omit<D['output'], 'file'>, KeysOf<D>> & CheckedTemplates<Pick<D['output'], 'file'>, KeysOf<D> | 'date'>;
} & CheckedTemplates<Pick<D, 'request' | 'outline'>, KeysOf<D>>;

/**
 * The checked type, with an error at each wrong part, for a definition that has one. For any other the compiler need not combine the
 * definition with the types of all skills, which took a quarter of the time for all types of the workspace.
 */
type Correct<D extends ToolDefinition> = D extends Checked<D> ? ToolDefinition : Checked<D>;

/** Declares a tool. Returns the definition unchanged; the parameter's type lets an editor check it. */
export function defineTool<const D extends ToolDefinition>(definition: D & Correct<D>): D {
  return definition;
}
