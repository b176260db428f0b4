import { NotFoundPage } from '@marginalia/ui';
import { PageHead } from '../frame/PageHead.tsx';
import { useLogUnknownPath } from '../navigation/use-log-unknown-path.ts';

/** No page stands at this address. */
export function NotFoundScreen() {
  const asked = useLogUnknownPath();
  // The prerendered page stands at any address. It is drawn anew, not taken over, so it may say more when it runs.
  const path = import.meta.env.SSR ? undefined : asked;
  return (
    <>
      <PageHead canonical={false} description="There is no page at this address." title="Page not found" />
      <NotFoundPage path={path} />
    </>
  );
}
