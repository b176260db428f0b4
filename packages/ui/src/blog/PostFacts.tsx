import { Tag } from '../basics/Tag.tsx';
import { DayOf } from '../prose/DayOf.tsx';
import type { PostSummary } from './post.ts';

/** Category, reading time and whether the post is bookmarked. */
export function PostTags({ post, saved = false }: { readonly post: PostSummary; readonly saved?: boolean | undefined }) {
  return (
    <p className="m-post-tags">
      <Tag tone={post.tone}>{post.category}</Tag>
      <Tag>{post.readTime}</Tag>
      {saved && <Tag icon="bookmark">Saved</Tag>}
    </p>
  );
}

/** Author and date. */
export function PostByline({ post }: { readonly post: PostSummary }) {
  return (
    <p className="m-byline">
      <span>{post.author}</span> <DayOf date={post.date} />
    </p>
  );
}

/** The topics as tags. */
export function PostTopics({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="m-post__tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}
