import { createFileRoute } from '@tanstack/react-router';
import { hasBookmarks } from '../content/has-bookmarks.ts';
import { deferred } from '../page/deferred.tsx';

const Screen = deferred(async () => (await import('../screens/BlogScreen.tsx')).BlogScreen, hasBookmarks);

export const Route = createFileRoute('/blog/')({ loader: () => Screen.preload(), component: Blog });

function Blog() {
  return <Screen />;
}
