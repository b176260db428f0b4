import { fileName } from '../export/file-name.ts';
import type { Notice } from '../notice.ts';
import type { FilesPort } from '../ports.ts';
import type { SavedEntry } from '../saved/saved-entry.ts';

const TEXT_FILE = 'text/plain;charset=utf-8';

/** Downloads a saved text as `{title}.txt`, with underscores for spaces. */
export function downloadSaved({ title, content }: Pick<SavedEntry, 'title' | 'content'>, files: FilesPort): Notice {
  files.download({ name: fileName(title, '', '.txt'), type: TEXT_FILE, content: content.toWellFormed() });
  return { tone: 'success', title: 'Downloaded!', text: `${title} downloaded` };
}

/** Downloads the stored texts that could not be read, unchanged. */
export function downloadUnreadable(texts: readonly string[], files: FilesPort): Notice {
  files.download({ name: 'unreadable-saved-work.txt', type: TEXT_FILE, content: texts.join('\n\n').toWellFormed() });
  return { tone: 'success', title: 'Downloaded!', text: 'The raw text of what could not be read downloaded' };
}
