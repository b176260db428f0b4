/** The room that the site takes in this browser's storage. */
export interface StorageUse {
  /** Characters in local storage, which holds saved work, and how many it can hold. */
  readonly localStorage: { readonly used: number; readonly most: number };
  /** Bytes of everything that the site has stored; undefined if the browser does not say. */
  readonly all: number | undefined;
  /** Whether the browser has promised not to delete it when the disk is full; undefined if it does not say. */
  readonly persisted: boolean | undefined;
}
