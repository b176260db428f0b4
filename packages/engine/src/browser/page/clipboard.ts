import type { ClipboardPort } from '../../ports.ts';

export function browserClipboard(): ClipboardPort {
  return {
    async write(text, html) {
      // The Clipboard API would take the styles out of HTML and report them to the policy of the page.
      if (html !== undefined && copyBySelection(text, html)) return;
      try {
        await navigator.clipboard.writeText(text);
      } catch (cause) {
        if (!copyBySelection(text)) throw new Error('The browser did not allow copying', { cause });
      }
    },
  };
}

/**
 * Copies with `execCommand`: both forms of a text at once, or a text on plain http and in browsers that refuse the Clipboard API. The
 * host's `.m-off-screen` hides the text.
 */
function copyBySelection(text: string, html?: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'm-off-screen';
  document.body.append(area);
  area.select();
  let copied = false;
  // On the document, because the hidden text cannot be selected behind a modal dialog.
  const copy = (event: ClipboardEvent): void => {
    if (event.clipboardData === null) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    if (html !== undefined) event.clipboardData.setData('text/html', html);
    copied = true;
  };
  document.addEventListener('copy', copy, { capture: true });
  try {
    return document.execCommand('copy') && (copied || html === undefined);
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', copy, { capture: true });
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
