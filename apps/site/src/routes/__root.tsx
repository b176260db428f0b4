import { categories, featuredTools, tools } from '@marginalia/tool-defs';
import {
  type FooterColumn,
  NavigationProvider,
  NotFoundPage,
  NoticeProvider,
  PageFrame,
  type PageLink,
  UnexpectedError,
} from '@marginalia/ui';
import { createRootRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { siteNavigation } from '../page/navigation.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useFocusOnNavigation } from '../page/use-focus-on-navigation.ts';
import { usePagePath } from '../page/use-page-path.ts';

export const Route = createRootRoute({ component: Root, notFoundComponent: NotFound, errorComponent: UnexpectedError });

/** The pages that there are; a page adds itself here when it is built. */
const PAGES: readonly PageLink[] = [
  { to: '/', label: 'Home' },
  { to: '/tools', label: 'Tools' },
];

const COLUMNS: readonly FooterColumn[] = categories
  .filter((category) => category.id !== 'career')
  .map((category) => ({
    title: category.name,
    links: tools.filter((tool) => tool.category === category.id).map((tool) => ({ to: `/tools/${tool.slug}`, label: tool.name })),
  }));

const HEADER = { links: PAGES, featured: featuredTools };
const FOOTER = { columns: COLUMNS, bottomLinks: [] };

function Root() {
  const path = usePagePath();
  const onToolPage = tools.some(({ slug }) => path === `/tools/${slug}`);
  useFocusOnNavigation();
  return (
    <NavigationProvider navigation={siteNavigation}>
      <NoticeProvider>
        <PageFrame header={HEADER} footer={FOOTER} skipToResult={onToolPage}>
          <Outlet />
        </PageFrame>
      </NoticeProvider>
    </NavigationProvider>
  );
}

// What was asked for is shown escaped and cut: it is a stranger's text in somebody's console.
const LONGEST_LOGGED_PATH = 200;

function NotFound() {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: specification §2: the attempted path is logged to the console
    console.warn(`Page not found: ${JSON.stringify(pathname.slice(0, LONGEST_LOGGED_PATH))}`);
  }, [pathname]);
  return (
    <>
      <PageHead canonical={false} description="There is no page at this address." title="Page not found" />
      <NotFoundPage />
    </>
  );
}
