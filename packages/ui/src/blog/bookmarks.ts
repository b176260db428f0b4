import type { StoragePort } from '@marginalia/engine';

/** The storage key of the bookmarked posts' slugs, a JSON list (product decisions, "Frame and pages"). */
const BOOKMARKS_KEY = 'blog_bookmarks';

/** The slugs of the bookmarked posts, oldest bookmark first. */
export async function readBookmarks(storage: StoragePort): Promise<readonly string[]> {
  return listOf(await storage.read(BOOKMARKS_KEY)).filter((item) => typeof item === 'string');
}

/** Adds or removes a bookmark. Throws `StorageError` when storage refuses; nothing has changed then. */
export async function setBookmark(storage: StoragePort, slug: string, saved: boolean): Promise<void> {
  await storage.update(BOOKMARKS_KEY, (raw) => {
    const others = listOf(raw).filter((item) => item !== slug);
    return JSON.stringify(saved ? [...others, slug] : others);
  });
}

/** The stored list. Text that is not a JSON list becomes one item of it: readers ignore the item, and writing does not lose it. */
function listOf(raw: string | null): readonly unknown[] {
  if (raw === null || raw === '') return [];
  try {
    const value: unknown = JSON.parse(raw);
    if (Array.isArray(value)) return value;
  } catch {}
  return [{ unreadable: raw }];
}
