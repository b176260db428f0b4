import { UnexpectedError } from '@marginalia/ui';
import { PageHead } from './PageHead.tsx';

/** Replaces a page that failed to render or whose code did not arrive. Header and footer stay. */
export function RouteError() {
  return (
    <>
      <PageHead canonical={false} description="This page could not be shown." title="Unexpected Application Error!" />
      <UnexpectedError />
    </>
  );
}
