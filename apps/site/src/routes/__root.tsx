import { NavigationProvider, NoticeProvider, type PageLink, UnexpectedError } from '@marginalia/ui';
import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { deferred } from '../deferred/deferred.tsx';
import { pageIsHydrated } from '../deferred/interest.ts';
import { siteNamed } from '../deployment/site-named.ts';
import { Chrome } from '../frame/Chrome.tsx';
import { siteNavigation } from '../navigation/navigation.tsx';
import { useFocusOnNavigation } from '../navigation/use-focus-on-navigation.ts';

const NotFound = deferred(async () => (await import('../content/NotFoundScreen.tsx')).NotFoundScreen);

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: UnexpectedError });

const PAGES: readonly PageLink[] = [
  { to: '/', label: 'Home' },
  { to: '/tools', label: 'Tools' },
  { to: '/blog', label: 'Blog' },
  { to: '/dashboard', label: 'Dashboard' },
];

const SiteFooter = deferred(async () => (await import('../frame/SiteFooter.tsx')).SiteFooter, siteNamed);

const SiteQuickAccess = deferred(async () => (await import('../frame/SiteQuickAccess.tsx')).SiteQuickAccess);

const HEADER = { links: PAGES, quick: <SiteQuickAccess /> };

function Root() {
  // Only the loader of a tool's page returns a tool.
  const onToolPage = useMatches({
    select: (matches) => matches.some(({ loaderData }) => loaderData !== undefined && 'tool' in loaderData),
  });
  useFocusOnNavigation();
  useEffect(pageIsHydrated, []);
  return (
    <NavigationProvider navigation={siteNavigation}>
      <NoticeProvider>
        <Chrome footer={<SiteFooter />} header={HEADER} skipToResult={onToolPage}>
          <Outlet />
        </Chrome>
      </NoticeProvider>
    </NavigationProvider>
  );
}
