import { createLazyFileRoute } from '@tanstack/react-router';
import { deferred } from '../deferred/deferred.tsx';
import { siteNamed } from '../deployment/site-named.ts';

const Screen = deferred(async () => (await import('../content/TermsScreen.tsx')).TermsScreen, siteNamed);

export const Route = createLazyFileRoute('/terms')({ component: Screen });
