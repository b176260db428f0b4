import type { ClipboardPort, Notice } from '@marginalia/engine';

/** The system's share sheet. Rejects with one of `QUIET` when there is nothing to tell. */
export type ShareSheet = (what: { readonly title: string; readonly url: string }) => Promise<void>;

// The person closed the sheet; or it is open already, after a double click.
const QUIET: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/** Offers a page to the system's share sheet; where there is none, or it refuses, copies the address. Gives what to tell, if anything. */
export async function sharePage(
  page: { readonly title: string; readonly url: string },
  sheet: ShareSheet | undefined,
  clipboard: ClipboardPort,
): Promise<Notice | undefined> {
  if (sheet) {
    try {
      await sheet(page);
      return undefined;
    } catch (thrown) {
      if (QUIET.includes((thrown as { readonly name?: unknown } | null)?.name)) return undefined;
    }
  }
  try {
    await clipboard.write(page.url);
    return { tone: 'success', title: 'Copied!', text: 'Link copied to clipboard' };
  } catch {
    return { tone: 'error', title: 'Error', text: 'The browser blocked copying.', reason: 'Copy the link from the address bar.' };
  }
}
