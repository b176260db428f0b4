import { createLazyFileRoute } from '@tanstack/react-router';
import { deferred } from '../deferred/deferred.tsx';
import { siteNamed } from '../deployment/site-named.ts';

const Screen = deferred(async () => (await import('../content/PrivacyScreen.tsx')).PrivacyScreen, siteNamed);

export const Route = createLazyFileRoute('/privacy')({ component: Screen });
