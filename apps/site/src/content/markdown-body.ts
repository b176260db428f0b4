import type { TextHeading } from '@marginalia/ui';
import type { ComponentType, ReactNode } from 'react';

/** The components that a page passes to a compiled text. */
interface MarkdownComponents {
  /** The host's link, for paths of this site. */
  readonly Link: ComponentType<{ readonly to: string; readonly children: ReactNode }>;
  /** Replaces `{email}` in a legal text. Posts have none. */
  readonly Email?: ComponentType;
}

/** A Markdown file's text, compiled at build to React elements. `components` must keep its identity between renders. */
export type MarkdownBody = ComponentType<{ readonly components: MarkdownComponents }>;

/** The module behind `x.md?body`. */
export interface MarkdownModule {
  readonly default: MarkdownBody;
  readonly headings: readonly TextHeading[];
}
