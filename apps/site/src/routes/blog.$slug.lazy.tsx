import { PostNotFound } from '@marginalia/ui';
import { createLazyFileRoute } from '@tanstack/react-router';
import { postPart } from '../content/post-part.tsx';
import { PageHead } from '../navigation/PageHead.tsx';
import { useLogUnknownPath } from '../navigation/use-log-unknown-path.ts';

export const Route = createLazyFileRoute('/blog/$slug')({ component: BlogPost, notFoundComponent: NoPost });

function BlogPost() {
  const Screen = postPart(Route.useParams().slug);
  return <Screen />;
}

function NoPost() {
  useLogUnknownPath();
  return (
    <>
      <PageHead canonical={false} title="Blog post not found" description="There is no post at this address." />
      <PostNotFound />
    </>
  );
}
