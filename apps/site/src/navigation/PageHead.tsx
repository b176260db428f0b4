import { usePagePath } from './use-page-path.ts';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** Whether the page has one address of its own. The not-found page has none. */
  readonly canonical?: boolean;
}

/** Title, description and canonical link of a page. React moves them into the head, on the server and on navigation. */
export function PageHead({ title, description, canonical = true }: PageHeadProps) {
  const path = usePagePath();
  return (
    <>
      <title>{`${title} · Marginalia`}</title>
      <meta name="description" content={description} />
      {canonical && <link href={`${import.meta.env['SITE_ADDRESS']}${path}`} rel="canonical" />}
    </>
  );
}
