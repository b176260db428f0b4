import type { Tab } from './tabs.ts';

/** A browser that Playwright cannot drive as its maker ships it. */
export interface OtherBrowser {
  /** Opens a page in a new tab. */
  open(url: string): Promise<Tab>;
  /** Ends the browser at once, as a power cut does. Absent where a driven browser keeps nothing on the disk. */
  readonly kill?: () => Promise<void>;
  close(): Promise<void>;
}
