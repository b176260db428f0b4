import type { ViewProps } from '../view.ts';

/** Copies a table and says whether that worked. */
export async function copyTable(text: string, { clipboard }: ViewProps['ports'], onNotice: ViewProps['onNotice']): Promise<void> {
  try {
    await clipboard.write(text);
    onNotice({ tone: 'success', title: 'Copied!', text: 'Table copied to clipboard' });
  } catch {
    onNotice({ tone: 'error', title: 'Error', text: 'Your browser did not allow copying. Select the table and press Ctrl+C.' });
  }
}
