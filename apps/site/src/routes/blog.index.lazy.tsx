import { createLazyFileRoute } from '@tanstack/react-router';
import { deferred } from '../boot/deferred.tsx';
import { hasBookmarks } from '../content/has-bookmarks.ts';

const Screen = deferred(async () => (await import('../content/BlogScreen.tsx')).BlogScreen, hasBookmarks);

export const Route = createLazyFileRoute('/blog/')({ component: Screen });
