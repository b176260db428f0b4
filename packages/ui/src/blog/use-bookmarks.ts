import { type Notice, StorageError, type StoragePort } from '@marginalia/engine';
import { useEffect, useState } from 'react';
import { readBookmarks, setBookmark } from './bookmarks.ts';

interface Bookmarks {
  readonly has: (slug: string) => boolean;
  /** Adds or removes a bookmark. Returns an error notice, and changes nothing, when storage fails. */
  readonly set: (slug: string, saved: boolean) => Promise<Notice | undefined>;
}

/** The bookmarked posts of this browser: none until storage is read, and none when it is blocked. */
export function useBookmarks(storage: StoragePort): Bookmarks {
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  useEffect(() => {
    let unmounted = false;
    readBookmarks(storage).then(
      (read) => {
        if (!unmounted) setSlugs(read);
      },
      () => {},
    );
    return () => {
      unmounted = true;
    };
  }, [storage]);
  const set = async (slug: string, saved: boolean): Promise<Notice | undefined> => {
    try {
      await setBookmark(storage, slug, saved);
      setSlugs(await readBookmarks(storage));
      return undefined;
    } catch (thrown) {
      if (!(thrown instanceof StorageError)) throw thrown;
      return { tone: 'error', title: 'Error', text: thrown.message };
    }
  };
  return { has: (slug) => slugs.includes(slug), set };
}
