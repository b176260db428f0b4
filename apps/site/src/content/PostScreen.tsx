import { browserClipboard } from '@marginalia/engine/browser';
import { Link, PostPage, useNotices } from '@marginalia/ui';
import { PageHead } from '../navigation/PageHead.tsx';
import { siteStorage } from '../storage/local-storage.ts';
import type { Post } from './load-post.ts';
import { Subscribe } from './Subscribe.tsx';

const ports = { storage: siteStorage, clipboard: browserClipboard() };

const COMPONENTS = { Link };

export function PostScreen({ post, Body, headings, more }: Post) {
  const { show } = useNotices();
  return (
    <>
      <PageHead title={post.title} description={post.excerpt} />
      <PostPage headings={headings} more={more} onNotice={show} ports={ports} post={post} subscribe={<Subscribe />}>
        <Body components={COMPONENTS} />
      </PostPage>
    </>
  );
}
