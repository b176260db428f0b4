import type { StoragePort } from '@marginalia/engine';
import type { ReactNode } from 'react';
import { PostCard } from './PostCard.tsx';
import { StayUpdated } from './PostCards.tsx';
import type { PostSummary } from './post.ts';
import { useBookmarks } from './use-bookmarks.ts';
import './blog.css';

export interface BlogPageProps {
  /** In the order of the list, except that the featured post is shown first. */
  readonly posts: readonly PostSummary[];
  /** Storage with the bookmarks. */
  readonly storage: StoragePort;
  /** The subscribe form. */
  readonly subscribe: ReactNode;
}

/** All posts: the featured one as a banner, the others in a grid. */
export function BlogPage({ posts, storage, subscribe }: BlogPageProps) {
  const bookmarks = useBookmarks(storage);
  const lead = posts.find((post) => post.featured);
  return (
    <div className="m-blog m-container">
      <h1 className="m-blog__title" id="page-title">
        Blog
      </h1>
      <p className="m-blog__lead">Short, practical writing on studying, reports and getting hired.</p>
      <div className="m-blog__posts">
        {lead && <PostCard lead post={lead} saved={bookmarks.has(lead.slug)} />}
        {posts
          .filter((post) => post !== lead)
          .map((post) => (
            <PostCard key={post.slug} post={post} saved={bookmarks.has(post.slug)} />
          ))}
      </div>
      <StayUpdated wide>{subscribe}</StayUpdated>
    </div>
  );
}
