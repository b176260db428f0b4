/**
 * Templates: `{key}` is replaced by a value, `{key|fallback}` by the fallback when the value is blank.
 * A template is expanded in one pass, so typed text is never expanded: a pasted `{title}` or `$&` stays text.
 */

/** The values of a template by name. Numbers are shown as "15,000". A missing name counts as blank. */
export type TemplateValues = Readonly<Record<string, string | number | undefined>>;

const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*)(?:\|([^{}]*))?\}/g;

export function renderTemplate(template: string, values: TemplateValues): string {
  return template.replace(PLACEHOLDER, (_whole, key: string, fallback: string | undefined) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined || value === '') return fallback ?? '';
    return typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });
}

/** The names of a template's placeholders, in order of appearance. */
export function placeholdersIn(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map((match) => match[1] as string);
}

/** The names of a template's placeholders, as a type. */
type PlaceholderIn<T extends string> = T extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Key}|${string}` ? Key : Inner) | PlaceholderIn<Rest>
  : never;

/**
 * The template itself if each placeholder is one of `Keys`. Otherwise an object type that no text matches, whose name appears in the
 * error of the type checker. (The intersection of two different string literals would be `never`, which explains nothing.)
 */
type CheckedTemplate<T extends string, Keys extends string> = string extends T
  ? T
  : [Exclude<PlaceholderIn<T>, Keys>] extends [never]
    ? T
    : { readonly misspelt: `Unknown placeholder {${Exclude<PlaceholderIn<T>, Keys>}}: the form has ${Keys}` };

/** The same shape, in which each text is checked as a template over `Keys`. */
export type CheckedTemplates<T, Keys extends string> = T extends string
  ? CheckedTemplate<T, Keys>
  : T extends (...args: never[]) => unknown
    ? T
    : T extends object
      ? { readonly [Part in keyof T]: CheckedTemplates<T[Part], Keys> }
      : T;
