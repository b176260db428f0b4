/** The identity of a tool: everything that a page needs in order to list it. */

/** The three categories of the catalogue, in the order in which they are shown. */
export const CATEGORY_IDS = ['writing', 'study', 'career'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

export interface Category {
  readonly id: CategoryId;
  readonly name: string;
  readonly description: string;
  readonly color: 'blue' | 'green' | 'purple';
}

/** Icons that a tool may have; the screens map each to a drawing. */
export const ICON_NAMES = [
  'file-text',
  'book-open',
  'calendar',
  'layers',
  'pen-line',
  'quote',
  'flask',
  'mic',
  'search-check',
  'map',
  'messages',
  'route',
  'folder-git',
  'award',
  'lightbulb',
  'list-checks',
  'sigma',
  'globe',
  'languages',
  'clock',
  'briefcase',
  'presentation',
  'notebook',
  'graduation-cap',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** The data that the catalogue, the palette and the dashboard have about a tool without loading it. */
export interface ToolIdentity {
  /** Route, file name and id in one: /tools/{slug}, {slug}.tool.ts. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly icon: IconName;
  readonly category: CategoryId;
  /** Position in its category, counted from 1. */
  readonly order: number;
  /** Position among the featured tools, counted from 1; absent when the tool is not featured. */
  readonly featured?: number;
  /** Its counter in `tool_analytics`. */
  readonly counter: string;
  /** The type of the records that it saves: its definition's `output.save.type`; absent when it saves none. */
  readonly savedType?: string;
}

/** A tool that is announced, not built. With a slug it has a "Coming soon" screen of its own. */
export interface AnnouncedTool {
  readonly name: string;
  readonly description: string;
  readonly icon: IconName;
  readonly slug?: string;
  readonly category?: CategoryId;
}
