/** The drawings that a post's cover may show. */
export type PostCoverName = 'lines' | 'bars' | 'cards' | 'target' | 'path';

/** A post's colour: writing is blue, study green, career purple. */
export type PostTone = 'blue' | 'green' | 'purple';

/** A blog post without its text, which the post's own page loads. */
export interface PostSummary {
  /** The last segment of the path /blog/{slug}. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  /** The day it was published, YYYY-MM-DD. */
  readonly date: string;
  readonly tags: readonly string[];
  /** Shown first in the list. */
  readonly featured: boolean;
  readonly cover: PostCoverName;
  readonly tone: PostTone;
  /** "8 min read". */
  readonly readTime: string;
}
