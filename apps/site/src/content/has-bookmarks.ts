/** Whether this browser holds bookmarks of posts. The prerendered blog shows none. */
export async function hasBookmarks(): Promise<boolean> {
  try {
    // The key is part of the product's decisions. The screen reads its value.
    return localStorage.getItem('blog_bookmarks') !== null;
  } catch {
    // Storage is blocked, so there are none.
    return false;
  }
}
