/** A link of the header, the footer or the palette. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
}
