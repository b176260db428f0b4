import { NotFoundPage } from '@marginalia/ui';
import { PageHead } from '../page/PageHead.tsx';
import { useLogUnknownPath } from '../page/use-log-unknown-path.ts';

/** No page stands at this address. */
export function NotFoundScreen() {
  useLogUnknownPath();
  return (
    <>
      <PageHead canonical={false} description="There is no page at this address." title="Page not found" />
      <NotFoundPage />
    </>
  );
}
