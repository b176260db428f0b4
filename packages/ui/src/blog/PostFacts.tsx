import { Tag } from '../basics/Tag.tsx';
import { DayOf } from '../prose/DayOf.tsx';
import type { PostSummary } from './post.ts';

/** Category and reading time, and whether this browser keeps a bookmark. */
export function PostTags({ post, saved = false }: { readonly post: PostSummary; readonly saved?: boolean | undefined }) {
  return (
    <p className="m-post-tags">
      <Tag tone={post.tone}>{post.category}</Tag>
      <Tag>{post.readTime}</Tag>
      {saved && <Tag icon="bookmark">Saved</Tag>}
    </p>
  );
}

/** Who wrote it, and when. */
export function PostByline({ post }: { readonly post: PostSummary }) {
  return (
    <p className="m-byline">
      <span>{post.author}</span> <DayOf date={post.date} />
    </p>
  );
}

/** What it is about, in words. */
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
