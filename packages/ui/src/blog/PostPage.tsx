import { type ReactNode, useId } from 'react';
import { Icon } from '../basics/Icon.tsx';
import { Link } from '../navigation/Link.tsx';
import type { TextHeading } from '../prose/Contents.tsx';
import { Prose } from '../prose/Prose.tsx';
import { PostActions, type PostActionsProps } from './PostActions.tsx';
import { PostCard } from './PostCard.tsx';
import { AuthorCard, StatsCard, StayUpdated } from './PostCards.tsx';
import { PostCover } from './PostCover.tsx';
import { PostByline, PostTags, PostTopics } from './PostFacts.tsx';
import type { PostSummary } from './post.ts';
import './blog.css';

export interface PostPageProps extends PostActionsProps {
  /** The text, without an h1. */
  readonly children: ReactNode;
  /** The headings of the text, for the list of contents. */
  readonly headings: readonly TextHeading[];
  /** Related posts. */
  readonly more: readonly PostSummary[];
  /** The subscribe form. */
  readonly subscribe: ReactNode;
}

/** A post with its facts, contents and related posts. */
export function PostPage({ post, children, headings, more, subscribe, ports, onNotice }: PostPageProps) {
  const id = useId();
  const head = (
    <header className="m-post__head">
      <PostCover cover={post.cover} tone={post.tone} />
      <PostTags post={post} />
      <h1 className="m-post__title m-reading__title" id="page-title">
        {post.title}
      </h1>
      <p className="m-post__excerpt">{post.excerpt}</p>
      <div className="m-post__bar">
        <PostByline post={post} />
        <PostActions key={post.slug} onNotice={onNotice} ports={ports} post={post} />
      </div>
    </header>
  );
  return (
    <div className="m-post m-container">
      <Link className="m-back" to="/blog">
        <Icon name="arrow-left" />
        Back to Blog
      </Link>
      <Prose foot={<PostTopics tags={post.tags} />} head={head} headings={headings}>
        {children}
      </Prose>
      <div className="m-post__boxes">
        <AuthorCard author={post.author} />
        <StatsCard />
        <StayUpdated>{subscribe}</StayUpdated>
      </div>
      {more.length > 0 && (
        <section aria-labelledby={id} className="m-post__more">
          <h2 className="m-post__more-title" id={id}>
            More from the blog
          </h2>
          <div className="m-blog__posts">
            {more.map((other) => (
              <PostCard key={other.slug} level={3} post={other} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
