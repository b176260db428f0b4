import { BlogPage } from '@marginalia/ui';
import { PageHead } from '../navigation/PageHead.tsx';
import { siteStorage } from '../storage/local-storage.ts';
import { posts } from './posts.ts';
import { Subscribe } from './Subscribe.tsx';

export function BlogScreen() {
  return (
    <>
      <PageHead description="Short, practical writing on studying, reports and getting hired." title="Blog" />
      <BlogPage posts={posts} storage={siteStorage} subscribe={<Subscribe />} />
    </>
  );
}
