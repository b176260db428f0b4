import type { StoragePort } from '@marginalia/engine';

/** Product decisions, "Frame and pages": the slugs of the posts that somebody saved, as a JSON list. */
const BOOKMARKS_KEY = 'blog_bookmarks';

/** The slugs of the saved posts, in the order of saving. */
export async function readBookmarks(storage: StoragePort): Promise<readonly string[]> {
  return listOf(await storage.read(BOOKMARKS_KEY)).filter((item) => typeof item === 'string');
}

/** Saves a post, or takes it off the list. Throws `StorageError` when it could not be stored; then nothing has changed. */
export async function setBookmark(storage: StoragePort, slug: string, saved: boolean): Promise<void> {
  await storage.update(BOOKMARKS_KEY, (raw) => {
    const others = listOf(raw).filter((item) => item !== slug);
    return JSON.stringify(saved ? [...others, slug] : others);
  });
}

/** What the key holds. Text that is no list stays in the list as one item, which no reader takes and nobody loses. */
function listOf(raw: string | null): readonly unknown[] {
  if (raw === null || raw === '') return [];
  try {
    const value: unknown = JSON.parse(raw);
    if (Array.isArray(value)) return value;
  } catch {
    // Not JSON: kept aside as it is.
  }
  return [{ unreadable: raw }];
}
