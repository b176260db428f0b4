interface PageHeadProps {
  readonly title: string;
  readonly description: string;
}

/** Title and description of a page. React moves them into the head, on the server and on navigation. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Marginalia`}</title>
      <meta name="description" content={description} />
    </>
  );
}
