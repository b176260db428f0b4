import { createFileRoute } from '@tanstack/react-router';
import { siteNamed } from '../deployment/site-named.ts';
import { deferred } from '../page/deferred.tsx';

const Screen = deferred(async () => (await import('../screens/PrivacyScreen.tsx')).PrivacyScreen, siteNamed);

export const Route = createFileRoute('/privacy')({ loader: () => Screen.preload(), component: Privacy });

function Privacy() {
  return <Screen />;
}
