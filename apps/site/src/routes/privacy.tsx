import { createFileRoute } from '@tanstack/react-router';
import { deferred } from '../page/deferred.tsx';
import { siteNamed } from '../page/site-named.ts';

const Screen = deferred(async () => (await import('../screens/PrivacyScreen.tsx')).PrivacyScreen, siteNamed);

export const Route = createFileRoute('/privacy')({ loader: () => Screen.preload(), component: Privacy });

function Privacy() {
  return <Screen />;
}
