import { createFileRoute } from '@tanstack/react-router';
import { deferred } from '../page/deferred.tsx';

const Screen = deferred(async () => (await import('../screens/HomeScreen.tsx')).HomeScreen);

export const Route = createFileRoute('/')({ loader: () => Screen.preload(), component: Home });

function Home() {
  return <Screen />;
}
