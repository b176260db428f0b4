import { createFileRoute } from '@tanstack/react-router';
import { deferred } from '../boot/deferred.tsx';

const Screen = deferred(async () => (await import('../content/HomeScreen.tsx')).HomeScreen);

export const Route = createFileRoute('/')({ loader: () => Screen.preload(), component: Home });

function Home() {
  return <Screen />;
}
