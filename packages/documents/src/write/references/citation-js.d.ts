declare module '@citation-js/core' {
  /** The part that the tests use. */
  export class Cite {
    constructor(source: string);
    readonly data: readonly (Readonly<Record<string, unknown>> & {
      readonly issued?: { readonly 'date-parts'?: readonly (readonly unknown[])[] };
    })[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-ris';
