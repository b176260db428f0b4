import { createFileRoute } from '@tanstack/react-router';
import { siteNamed } from '../deployment/site-named.ts';
import { deferred } from '../page/deferred.tsx';

const Screen = deferred(async () => (await import('../screens/TermsScreen.tsx')).TermsScreen, siteNamed);

export const Route = createFileRoute('/terms')({ loader: () => Screen.preload(), component: Terms });

function Terms() {
  return <Screen />;
}
