import type { StoragePort } from '@marginalia/engine';

/** The storage key of the bookmarked posts' slugs, a JSON list. */
const BOOKMARKS_KEY = 'blog_bookmarks';

/** The slugs of the bookmarked posts, oldest bookmark first. */
export async function readBookmarks(storage: StoragePort): Promise<readonly string[]> {
  return listOf(await storage.read(BOOKMARKS_KEY)).filter((item) => typeof item === 'string');
}

/** Adds or removes a bookmark. Throws `StorageError`, and changes nothing, when storage fails. */
export async function setBookmark(storage: StoragePort, slug: string, saved: boolean): Promise<void> {
  await storage.update(BOOKMARKS_KEY, (raw) => {
    const others = listOf(raw).filter((item) => item !== slug);
    return JSON.stringify(saved ? [...others, slug] : others);
  });
}

/** The stored list. Text that is not a JSON list becomes one item of a new list: reading ignores that item, and writing keeps it. */
function listOf(raw: string | null): readonly unknown[] {
  if (raw === null || raw === '') return [];
  try {
    const value: unknown = JSON.parse(raw);
    if (Array.isArray(value)) return value;
  } catch {}
  return [{ unreadable: raw }];
}
