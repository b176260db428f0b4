import { NotFoundPage } from '@marginalia/ui';
import { PageHead } from '../navigation/PageHead.tsx';
import { useLogUnknownPath } from '../navigation/use-log-unknown-path.ts';

/** The page for an unknown address. */
export function NotFoundScreen() {
  const asked = useLogUnknownPath();
  // The prerendered page is served at any address. The client renders it from scratch, so it can show the path that was asked for.
  const path = import.meta.env.SSR ? undefined : asked;
  return (
    <>
      <PageHead canonical={false} description="There is no page at this address." title="Page not found" />
      <NotFoundPage path={path} />
    </>
  );
}
