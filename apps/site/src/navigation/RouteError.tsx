import { UnexpectedError } from '@marginalia/ui';
import { PageHead } from '../frame/PageHead.tsx';

/** Stands where a page could not be drawn or did not arrive; header and footer are there, and lead on. */
export function RouteError() {
  return (
    <>
      <PageHead canonical={false} description="This page could not be shown." title="Unexpected Application Error!" />
      <UnexpectedError />
    </>
  );
}
