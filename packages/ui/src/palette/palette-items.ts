import type { AnnouncedTool, SavedEntry, ToolIdentity } from '@marginalia/engine';
import type { UiIconName } from '../basics/icons.ts';
import type { PageLink } from '../navigation/page-link.ts';
import { matches } from '../search/search.ts';

/** A saved result, as far as the palette shows it. */
export type SavedTitle = Pick<SavedEntry, 'key' | 'title' | 'type'>;

/** Something to do that is no page. */
export interface PaletteAction {
  readonly id: string;
  readonly label: string;
  readonly icon: UiIconName;
  /** How it stands now: "On this device". */
  readonly context?: string | undefined;
  /** Done once the palette is closed and the focus is back. */
  readonly run: () => void;
}

export interface PaletteItem {
  /** Its own among all items. */
  readonly id: string;
  readonly name: string;
  /** Drawn before it: the tool's own sign, or a drawing. */
  readonly sign: (Pick<ToolIdentity, 'icon'> & Partial<Pick<ToolIdentity, 'category'>>) | UiIconName;
  /** Shown at the end of the row, and searched. */
  readonly context?: string | undefined;
  /** Searched, not shown. */
  readonly about?: string | undefined;
  /** A path of the site, or what to do. */
  readonly leadsTo: string | (() => void);
}

export interface PaletteGroup {
  readonly title: string;
  readonly items: readonly PaletteItem[];
}

export interface PaletteSources {
  readonly tools: readonly ToolIdentity[];
  /** Those with a screen are listed with the tools. */
  readonly announced?: readonly AnnouncedTool[] | undefined;
  readonly pages: readonly PageLink[];
  readonly posts?: readonly PageLink[] | undefined;
  /** Newest first. */
  readonly saved: readonly SavedTitle[];
  readonly actions: readonly PaletteAction[];
}

/** Everything that can be found. A saved result leads to its place on the dashboard, /dashboard#saved-{key}. */
export function paletteGroups({ tools, announced = [], pages, posts = [], saved, actions }: PaletteSources): readonly PaletteGroup[] {
  return [
    {
      title: 'Tools',
      items: [
        ...tools.map((tool) => toolItem(tool, tool.slug)),
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
        sign: 'bookmark',
        context: type === '' ? undefined : type,
        leadsTo: `/dashboard#saved-${encodeURIComponent(key)}`,
      })),
    },
    {
      title: 'Actions',
      items: actions.map(({ id, label, icon, context, run }) => ({ id: `action-${id}`, name: label, sign: icon, context, leadsTo: run })),
    },
  ];
}

function toolItem(tool: ToolIdentity | AnnouncedTool, slug: string): PaletteItem {
  return { id: `tool-${slug}`, name: tool.name, sign: tool, about: tool.description, leadsTo: `/tools/${slug}` };
}

function pageItem({ to, label }: PageLink, sign: UiIconName): PaletteItem {
  return { id: `page-${to}`, name: label, sign, leadsTo: to };
}

export interface PaletteMatches {
  /** Groups with at least one item. */
  readonly groups: readonly PaletteGroup[];
  readonly shown: number;
  /** Those that are left out of a long group are counted here too. */
  readonly found: number;
}

/** Rows of a group at most: a browser that keeps hundreds of results would make every key slow. */
const AT_MOST = 20;

/** What matches: of a group first what has a term in its name, then what has it only in its words about. */
export function matchingGroups(groups: readonly PaletteGroup[], terms: readonly string[]): PaletteMatches {
  let found = 0;
  let shown = 0;
  const kept: PaletteGroup[] = [];
  for (const { title, items } of groups) {
    const hits = items.filter(({ name, context = '', about = '' }) => matches({ name, description: `${context} ${about}` }, terms));
    const inName = (item: PaletteItem): boolean => terms.some((term) => item.name.toLowerCase().includes(term));
    const sorted = [...hits.filter(inName), ...hits.filter((item) => !inName(item))].slice(0, AT_MOST);
    found += hits.length;
    shown += sorted.length;
    if (sorted.length > 0) kept.push({ title, items: sorted });
  }
  return { groups: kept, shown, found };
}
