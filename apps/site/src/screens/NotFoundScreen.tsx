import { NotFoundPage } from '@marginalia/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageHead } from '../page/PageHead.tsx';

// What was asked for is shown escaped and cut: it is a stranger's text in somebody's console.
const LONGEST_LOGGED_PATH = 200;

/** No page stands at this address. */
export function NotFoundScreen() {
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
