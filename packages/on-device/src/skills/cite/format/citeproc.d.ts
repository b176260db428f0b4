/** Types for the part of citeproc-js 2.4.63 that is used here. The package has none. */
declare module 'citeproc' {
  export interface System {
    /** The locale's XML for a language tag such as `en-US`. */
    retrieveLocale(language: string): string;
    /** The engine calls it for each item; another function may take its place between two lists. */
    retrieveItem: (id: string) => object;
  }

  export interface BibliographyMeta {
    /** For each entry, the ids of its items, in the order of the entries. */
    readonly entry_ids: readonly (readonly string[])[];
  }

  export interface Engine {
    setOutputFormat(format: 'text' | 'html'): void;
    /** Forgets all items. */
    restoreProcessorState(): void;
    updateItems(ids: readonly string[]): void;
    /** The citation of items in a text: "(Kahneman, 2011)". */
    makeCitationCluster(items: readonly { readonly id: string }[]): string;
    /**
     * A page of the list: the entries after the item with the id `page_start`, from the first one with `true`.
     * `false` for a style without a reference list.
     */
    makeBibliography(page: {
      readonly page_start: string | true;
      readonly page_length: number;
    }): readonly [BibliographyMeta, readonly string[]] | false;
  }

  interface Processor {
    readonly Engine: new (system: System, style: string, language?: string, forceLanguage?: boolean) => Engine;
  }

  const CSL: Processor;
  export default CSL;
}
