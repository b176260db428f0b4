import type { AnnouncedTool, SavedEntry, ToolIdentity } from '@marginalia/engine';
import type { UiIconName } from '../basics/icons.ts';
import type { PageLink } from '../navigation/Link.tsx';
import { type Keywords, matches } from '../search/search.ts';

/** The parts of a saved entry that the palette shows. */
export type SavedTitle = Pick<SavedEntry, 'key' | 'title' | 'type'>;

/** An action of the host, such as opening Settings. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly icon: UiIconName;
  /** The present state: "On this device". */
  readonly context?: string | undefined;
  /** Runs after the palette has closed and focus is restored. */
  readonly run: () => void;
}

export interface PaletteItem {
  /** Unique among all items. */
  readonly id: string;
  readonly name: string;
  /** A tool's icon in its colours, or an icon of the interface. */
  readonly icon: (Pick<ToolIdentity, 'icon'> & Partial<Pick<ToolIdentity, 'category'>>) | UiIconName;
  /** Shown at the end of the row, and searched. */
  readonly context?: string | undefined;
  /** Searched, but not shown. */
  readonly about?: string | undefined;
  readonly keywords?: string | undefined;
  /** A path of the site, or a function to call. */
  readonly leadsTo: string | (() => void);
}

interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface PaletteSources {
  readonly tools: readonly ToolIdentity[];
  /** Further words that find each tool, by slug. */
  readonly keywords?: Keywords | undefined;
  /** Only announced tools with a slug are listed, because the others have no page. */
  readonly announced?: readonly AnnouncedTool[] | undefined;
  readonly pages: readonly PageLink[];
  readonly posts?: readonly PageLink[] | undefined;
  /** Newest first. */
  readonly saved: readonly SavedTitle[];
  readonly actions: readonly PaletteAction[];
}

/** All items of the palette, in groups. A saved entry leads to its row on the dashboard, /dashboard#saved-{key}. */
export function paletteGroups({
  tools,
  keywords = {},
  announced = [],
  pages,
  posts = [],
  saved,
  actions,
}: PaletteSources): readonly PaletteGroup[] {
  return [
    {
      title: 'Tools',
      items: [
        ...tools.map((tool) => toolItem(tool, tool.slug, keywords[tool.slug])),
        ...announced.flatMap((tool) => (tool.slug === undefined ? [] : { ...toolItem(tool, tool.slug), context: 'Coming Soon' })),
      ],
    },
    { title: 'Pages', items: pages.map((page) => pageItem(page, 'arrow-right')) },
    { title: 'Blog posts', items: posts.map((post) => pageItem(post, 'quote')) },
    {
      title: 'Saved work',
      items: saved.map(({ key, title, type }) => ({
        id: `saved-${key}`,
        name: title,
        icon: 'bookmark',
        context: type === '' ? undefined : type,
        leadsTo: `/dashboard#saved-${encodeURIComponent(key)}`,
      })),
    },
    {
      title: 'Actions',
      items: actions.map(({ id, label, icon, context, run }) => ({ id: `action-${id}`, name: label, icon, context, leadsTo: run })),
    },
  ];
}

function toolItem(tool: ToolIdentity | AnnouncedTool, slug: string, keywords?: string): PaletteItem {
  return { id: `tool-${slug}`, name: tool.name, icon: tool, about: tool.description, keywords, leadsTo: `/tools/${slug}` };
}

function pageItem({ to, label }: PageLink, icon: UiIconName): PaletteItem {
  return { id: `page-${to}`, name: label, icon, leadsTo: to };
}

export interface PaletteMatches {
  /** Groups with at least one item. */
  readonly groups: readonly PaletteGroup[];
  readonly shown: number;
  /** The number of all matches, including those beyond the limit of a group. */
  readonly found: number;
}

/** A group shows at most this many rows: hundreds of saved entries would make every key press slow. */
const MAX_ROWS = 20;

/** The matches of each group: first those with a term in their name, then those with terms only in their description. */
export function matchingGroups(groups: readonly PaletteGroup[], terms: readonly string[]): PaletteMatches {
  let found = 0;
  let shown = 0;
  const matching: PaletteGroup[] = [];
  for (const { title, items } of groups) {
    const hits = items.filter(({ name, context = '', about = '', keywords }) =>
      matches({ name, description: `${context} ${about}`, keywords }, terms),
    );
    const inName = (item: PaletteItem): boolean => terms.some((term) => item.name.toLowerCase().includes(term));
    const sorted = [...hits.filter(inName), ...hits.filter((item) => !inName(item))].slice(0, MAX_ROWS);
    found += hits.length;
    shown += sorted.length;
    if (sorted.length > 0) matching.push({ title, items: sorted });
  }
  return { groups: matching, shown, found };
}
