import type { CategoryLead, ToolIdentity } from '@marginalia/engine';
import overview from './tools?overview';

/** The featured tools, at most four, in their order. */
export const featuredTools: readonly ToolIdentity[] = overview.featured;

/** The number of tools. */
export const toolCount: number = overview.count;

/** The first tools of each category and their total number, for lists that end with "All tools". */
export const leadingTools: readonly CategoryLead[] = overview.categories;
