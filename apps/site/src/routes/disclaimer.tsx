import { createFileRoute } from '@tanstack/react-router';
import { siteNamed } from '../deployment/site-named.ts';
import { deferred } from '../page/deferred.tsx';

const Screen = deferred(async () => (await import('../screens/DisclaimerScreen.tsx')).DisclaimerScreen, siteNamed);

export const Route = createFileRoute('/disclaimer')({ loader: () => Screen.preload(), component: Disclaimer });

function Disclaimer() {
  return <Screen />;
}
