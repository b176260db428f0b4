import { createLazyFileRoute } from '@tanstack/react-router';
import { deferred } from '../deferred/deferred.tsx';

const Screen = deferred(async () => (await import('../content/HomeScreen.tsx')).HomeScreen);

export const Route = createLazyFileRoute('/')({ component: Screen });
