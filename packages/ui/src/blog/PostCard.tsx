import { classNames } from '../basics/class-names.ts';
import { Link } from '../navigation/Link.tsx';
import { PostCover } from './PostCover.tsx';
import { PostByline, PostTags } from './PostFacts.tsx';
import type { PostSummary } from './post.ts';

interface PostCardProps {
  readonly post: PostSummary;
  /** The large banner at the top of the list. */
  readonly lead?: boolean | undefined;
  /** Heading level; 2 by default. */
  readonly level?: 2 | 3 | undefined;
  /** The post is bookmarked in this browser. */
  readonly saved?: boolean | undefined;
}

/** A post in a list. The title is its only link; a click anywhere on the card follows it. */
export function PostCard({ post, lead = false, level = 2, saved }: PostCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classNames('m-post-card', lead && 'm-post-card--lead')}>
      <PostCover cover={post.cover} tone={post.tone} />
      <div className="m-post-card__body">
        <PostTags post={post} saved={saved} />
        <Heading className="m-post-card__title">
          <Link className="m-post-card__link" to={`/blog/${post.slug}`}>
            {post.title}
          </Link>
        </Heading>
        <p className="m-post-card__text">{post.excerpt}</p>
        <PostByline post={post} />
      </div>
    </article>
  );
}
