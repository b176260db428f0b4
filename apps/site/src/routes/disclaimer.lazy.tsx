import { createLazyFileRoute } from '@tanstack/react-router';
import { deferred } from '../deferred/deferred.tsx';
import { siteNamed } from '../deployment/site-named.ts';

const Screen = deferred(async () => (await import('../content/DisclaimerScreen.tsx')).DisclaimerScreen, siteNamed);

export const Route = createLazyFileRoute('/disclaimer')({ component: Screen });
