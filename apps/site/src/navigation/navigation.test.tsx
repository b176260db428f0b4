import { NavigationProvider } from '@marginalia/ui';
import { describeNavigation } from '@marginalia/ui/testing/navigation-contract';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { vi } from 'vitest';
import { siteNavigation } from './navigation.tsx';

vi.stubGlobal('scrollTo', () => {});

describeNavigation('TanStack Router', (path, screens) => {
  const everywhere = () => <NavigationProvider navigation={siteNavigation}>{screens}</NavigationProvider>;
  const router = createRouter({
    routeTree: createRootRoute({ component: everywhere, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return <RouterProvider router={router} />;
});
