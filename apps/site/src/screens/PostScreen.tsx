import { browserClipboard } from '@marginalia/engine/browser';
import { Link, PostPage, useNotices } from '@marginalia/ui';
import type { Post } from '../content/load-post.ts';
import { Subscribe } from '../content/Subscribe.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { workPorts } from '../page/work-ports.ts';

const ports = { storage: workPorts.storage, clipboard: browserClipboard() };

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
