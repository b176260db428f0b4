/** Resolves where this browser holds bookmarks of posts; then the blog shows them without waiting. */
export function hasBookmarks(): Promise<void> {
  return new Promise((resolve) => {
    try {
      // The key of the product's decisions; what it holds is read by the screen.
      if (localStorage.getItem('blog_bookmarks') !== null) resolve();
    } catch {
      // Blocked: there are none.
    }
  });
}
