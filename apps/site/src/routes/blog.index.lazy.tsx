import { createLazyFileRoute } from '@tanstack/react-router';
import { hasBookmarks } from '../content/has-bookmarks.ts';
import { deferred } from '../deferred/deferred.tsx';

const Screen = deferred(async () => (await import('../content/BlogScreen.tsx')).BlogScreen, hasBookmarks);

export const Route = createLazyFileRoute('/blog/')({ component: Screen });
