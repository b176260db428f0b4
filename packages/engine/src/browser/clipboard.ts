import type { ClipboardPort } from '../ports.ts';

export function browserClipboard(): ClipboardPort {
  return {
    async write(text, html) {
      try {
        if (html === undefined || !(await isCopiedWithForm(text, html))) await navigator.clipboard.writeText(text);
      } catch (cause) {
        if (!copyBySelection(text)) throw new Error('The browser did not allow copying', { cause });
      }
    },
  };
}

/** Copies both forms at once. Returns false where the browser copies only text. */
async function isCopiedWithForm(text: string, html: string): Promise<boolean> {
  try {
    const forms = Object.entries({ 'text/plain': text, 'text/html': html });
    const blobs = forms.map(([type, content]) => [type, new Blob([content], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return false;
  }
}

/** Copies with `execCommand`, for pages on plain http and browsers that refuse the Clipboard API. The host's `.m-off-screen` hides the text. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'm-off-screen';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
