import { createFileRoute } from '@tanstack/react-router';
import { deferred } from '../page/deferred.tsx';
import { siteNamed } from '../page/site-named.ts';

const Screen = deferred(async () => (await import('../screens/DisclaimerScreen.tsx')).DisclaimerScreen, siteNamed);

export const Route = createFileRoute('/disclaimer')({ loader: () => Screen.preload(), component: Disclaimer });

function Disclaimer() {
  return <Screen />;
}
