/** A kind of item that a section of a result can hold. It reads and prints items; it knows neither tools nor screens. */
export interface ItemKind<Item> {
  /** One sentence on the form of the items, for people and models. */
  readonly ask: string;
  /** Two or three lines that show this form, with a content that is nobody's. */
  readonly example: string;
  /** The texts of an item, for a kind whose items have nothing else: a service that keeps to a schema is asked for them. */
  readonly texts?: { readonly [Name in keyof Item]?: 'needed' | 'optional' };
  /**
   * Reads the items of a section from its public text, without its title. Takes time linear in the text and never throws.
   * @param whole the text of the whole result, for a kind whose days are printed without their year
   */
  parse(text: string, whole?: string): Item[];
  /** Prints items in the form that the device uses. `parse` reads them back unchanged. */
  print(items: readonly Item[]): string;
}
