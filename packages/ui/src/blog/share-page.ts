import type { ClipboardPort, Notice } from '@marginalia/engine';

/** Opens the system's share sheet. Rejects with an error named in `SILENT_ERRORS` when no notice is needed. */
type ShareSheet = (page: { readonly title: string; readonly url: string }) => Promise<void>;

// The person closed the sheet, or a double click opened a second one.
const SILENT_ERRORS: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/** Shares a page with the system's share sheet; copies its address when there is none or it fails. Returns the notice to show, if any. */
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
      if (SILENT_ERRORS.includes((thrown as { readonly name?: unknown } | null)?.name)) return undefined;
    }
  }
  try {
    await clipboard.write(page.url);
    return { tone: 'success', title: 'Copied!', text: 'Link copied to clipboard' };
  } catch {
    return { tone: 'error', title: 'Error', text: 'The browser blocked copying.', reason: 'Copy the link from the address bar.' };
  }
}
