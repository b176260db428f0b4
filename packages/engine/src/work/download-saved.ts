import type { Notice } from '../notice.ts';
import { fileName } from '../output/file-name.ts';
import type { FilesPort } from '../ports.ts';
import type { SavedEntry } from './saved-entry.ts';

const TEXT = 'text/plain;charset=utf-8';

/** Hands a saved text to the browser as `{title}.txt`, spaces to underscores (product decisions). */
export function downloadSaved({ title, content }: Pick<SavedEntry, 'title' | 'content'>, files: FilesPort): Notice {
  files.download({ name: fileName(title, '', '.txt'), type: TEXT, content: content.toWellFormed() });
  return { tone: 'success', title: 'Downloaded!', text: `${title} downloaded` };
}

/** Hands over what could not be read, as it is stored. */
export function downloadUnreadable(texts: readonly string[], files: FilesPort): Notice {
  files.download({ name: 'unreadable-saved-work.txt', type: TEXT, content: texts.join('\n\n').toWellFormed() });
  return { tone: 'success', title: 'Downloaded!', text: 'The raw text of what could not be read downloaded' };
}
