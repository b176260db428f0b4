/** The drawings that a post's cover may show. */
export type PostCoverName = 'lines' | 'bars' | 'cards' | 'target' | 'path';

/** A post's colour: writing is blue, study green, career purple. */
export type PostTone = 'blue' | 'green' | 'purple';

/** What a list shows of a blog post (specification §3); its text is loaded by its own page. */
export interface PostSummary {
  /** Its address: /blog/{slug}. */
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  /** The day it was published, YYYY-MM-DD. */
  readonly date: string;
  readonly tags: readonly string[];
  /** The one that the list opens with. */
  readonly featured: boolean;
  readonly cover: PostCoverName;
  readonly tone: PostTone;
  /** "8 min read". */
  readonly readTime: string;
}
