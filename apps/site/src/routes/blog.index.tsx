import { createFileRoute } from '@tanstack/react-router';
import { deferred } from '../boot/deferred.tsx';
import { hasBookmarks } from '../content/has-bookmarks.ts';

const Screen = deferred(async () => (await import('../content/BlogScreen.tsx')).BlogScreen, hasBookmarks);

export const Route = createFileRoute('/blog/')({ loader: () => Screen.preload(), component: Blog });

function Blog() {
  return <Screen />;
}
