/** A link that a host gives to the frame. */
export interface PageLink {
  readonly to: string;
  readonly label: string;
}
