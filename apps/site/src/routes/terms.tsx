import { createFileRoute } from '@tanstack/react-router';
import { deferred } from '../page/deferred.tsx';
import { siteNamed } from '../page/site-named.ts';

const Screen = deferred(async () => (await import('../screens/TermsScreen.tsx')).TermsScreen, siteNamed);

export const Route = createFileRoute('/terms')({ loader: () => Screen.preload(), component: Terms });

function Terms() {
  return <Screen />;
}
