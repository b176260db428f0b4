/**
 * Templates: `{key}` is replaced by a value, `{key|fallback}` by the fallback when the value is blank.
 * One pass over the template, so what a person typed is never expanded: a pasted `{title}` or `$&` stays text.
 */

/** What a template may draw on: text by name; numbers are shown as "15,000". A missing name is a blank. */
export type TemplateValues = Readonly<Record<string, string | number | undefined>>;

const PLACEHOLDER = /\{([a-z][A-Za-z0-9]*)(?:\|([^{}]*))?\}/g;

export function renderTemplate(template: string, values: TemplateValues): string {
  return template.replace(PLACEHOLDER, (_whole, key: string, fallback: string | undefined) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined || value === '') return fallback ?? '';
    return typeof value === 'number' ? value.toLocaleString('en-US') : value;
  });
}

/** The names that a template draws on, in order of appearance. */
export function placeholdersIn(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map((match) => match[1] as string);
}

/** The names in a template, read by the type checker. */
type PlaceholderIn<T extends string> = T extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Key}|${string}` ? Key : Inner) | PlaceholderIn<Rest>
  : never;

/**
 * The template itself when each placeholder is one of `Keys`, otherwise a type that no text has and that says what is
 * wrong. (An object: two different text literals would meet in `never`, which says nothing.)
 */
type CheckedTemplate<T extends string, Keys extends string> = string extends T
  ? T
  : [Exclude<PlaceholderIn<T>, Keys>] extends [never]
    ? T
    : { readonly misspelt: `Unknown placeholder {${Exclude<PlaceholderIn<T>, Keys>}}: the form has ${Keys}` };

/** The same shape, with each text in it checked as a template over `Keys`. */
export type CheckedTemplates<T, Keys extends string> = T extends string
  ? CheckedTemplate<T, Keys>
  : T extends (...args: never[]) => unknown
    ? T
    : T extends object
      ? { readonly [Part in keyof T]: CheckedTemplates<T[Part], Keys> }
      : T;
