import type { KeptResult } from './kept-result.ts';

/** The port by which a host keeps results that were not saved. */
export interface KeptPort {
  /** Prepares for the first `put`, so that it does not wait. Never throws. */
  prepare(): void;
  /**
   * The kept texts of a tool, or of all tools, newest first, without those that a page is writing now. Never throws: unreadable texts are
   * left out.
   */
  list(tool?: string): Promise<readonly KeptResult[]>;
  /** The pinned texts of every tool, for a backup. Never throws. */
  pinned(): Promise<readonly KeptResult[]>;
  /**
   * Stores a text. Fields of the stored record that the new one does not have stay. Throws `StorageError` if the device cannot keep the
   * text; it is then kept as long as the tab is open.
   */
  put(record: KeptResult): Promise<void>;
  /** Removes texts. Never throws. */
  remove(ids: readonly string[]): Promise<void>;
  /**
   * Calls back when the device has removed all texts and keeps none from now on: later texts end with the tab. Returns the function that
   * ends this.
   */
  subscribe(forgotten: () => void): () => void;
  /** Marks a text as being written by this page, until the returned function is called or the page is gone. */
  claim(id: string): () => void;
}
