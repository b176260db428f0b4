import { BlogPage } from '@marginalia/ui';
import { posts } from '../content/posts.ts';
import { Subscribe } from '../content/Subscribe.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { workPorts } from '../page/work-ports.ts';

export function BlogScreen() {
  return (
    <>
      <PageHead description="Short, practical writing on studying, reports and getting hired." title="Blog" />
      <BlogPage posts={posts} storage={workPorts.storage} subscribe={<Subscribe />} />
    </>
  );
}
