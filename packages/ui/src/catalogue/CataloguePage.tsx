import type { AnnouncedTool, Category, ToolIdentity } from '@marginalia/engine';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { EmptyState } from '../basics/EmptyState.tsx';
import { Matched } from '../search/Matched.tsx';
import { SearchField } from '../search/SearchField.tsx';
import { type Keywords, matches, searchTerms } from '../search/search.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { useSlash } from '../search/use-slash.ts';
import { type CategoryChoice, CategoryFilter } from './CategoryFilter.tsx';
import { CategorySection, toolCountText } from './CategorySection.tsx';
import { IndexList } from './IndexList.tsx';
import './catalogue.css';

export interface CataloguePageProps {
  readonly categories: readonly Category[];
  readonly tools: readonly ToolIdentity[];
  readonly announced: readonly AnnouncedTool[];
  /** Loads further words that find each tool, when a person searches. */
  readonly loadKeywords?: (() => Promise<Keywords>) | undefined;
  /** Whether "/" focuses the search field. A host can turn single-key shortcuts off (WCAG 2.1.4). */
  readonly searchShortcut?: boolean | undefined;
}

/** All tools by category, with a search; announced tools without a category are listed below. Complete without scripts. */
export function CataloguePage({ categories, tools, announced, loadKeywords, searchShortcut = true }: CataloguePageProps) {
  const [query, setQuery] = useState('');
  const [choice, setChoice] = useState<CategoryChoice>('all');
  const search = useRef<HTMLInputElement>(null);
  useSlash(search, searchShortcut);

  const terms = searchTerms(query);
  const keywords = useKeywords(loadKeywords, terms.length > 0);
  const found = shelvesWith({ categories, tools, announced }, keywords, terms);
  const shelves = found.filter(({ category }) => choice === 'all' || choice === category.id);
  const below = announced.filter((tool) => tool.category === undefined && matches(tool, terms));
  const index = choice === 'all' ? below : [];

  const total = tools.length + announced.filter(({ category }) => category !== undefined).length;
  const shown = shelves.reduce((sum, { ready, soon }) => sum + ready.length + soon.length, 0);
  const filtered = terms.length > 0 || choice !== 'all';
  const listed = terms.length > 0 && index.length > 0 ? `, ${index.length} listed below` : '';
  const count = useDebounced(filtered ? `${shown} of ${toolCountText(total)}${listed}` : toolCountText(total));

  const clear = (): void => {
    setQuery('');
    searchAll();
  };
  const searchAll = (): void => {
    setChoice('all');
    search.current?.focus();
  };

  return (
    <div className="m-catalogue m-container">
      <h1 className="m-catalogue__title" id="page-title">
        Tools
      </h1>
      <p className="m-catalogue__lead">
        {tools.length} {tools.length === 1 ? 'tool is' : 'tools are'} ready to use. Each one takes a short form and gives you text you can
        copy, download or save.
      </p>
      <div className="m-catalogue__filters">
        <SearchField
          label="Search tools"
          onChange={setQuery}
          placeholder="Search by name or task"
          ref={search}
          shortcut={searchShortcut ? '/' : undefined}
          value={query}
        />
        <CategoryFilter categories={categories} onChange={setChoice} value={choice} />
        <p className="m-catalogue__count" role="status">
          {count}
        </p>
      </div>
      {shelves.map((shelf) => (
        <CategorySection key={shelf.category.id} terms={terms} {...shelf} />
      ))}
      {index.length > 0 && <ComingSoon terms={terms} tools={index} />}
      {shelves.length + index.length === 0 && (
        <NoTools isElsewhere={found.length + below.length > 0} onClear={clear} onSearchAll={searchAll} query={query.trim()} />
      )}
    </div>
  );
}

interface NoToolsProps {
  readonly query: string;
  /** Whether another category has tools for this search. */
  readonly isElsewhere: boolean;
  readonly onSearchAll: () => void;
  readonly onClear: () => void;
}

function NoTools({ query, isElsewhere, onSearchAll, onClear }: NoToolsProps) {
  return isElsewhere ? (
    <EmptyState
      action={<Button onClick={onSearchAll}>Search all categories</Button>}
      heading={query === '' ? 'No tool in this category yet' : `No tool in this category matches "${query}".`}
      icon="search"
      text="Look in the other categories."
    />
  ) : (
    <EmptyState
      action={<Button onClick={onClear}>Clear search</Button>}
      heading={`No tool matches "${query}".`}
      icon="search"
      text="Check the spelling or clear the search."
    />
  );
}

/** The categories with the tools that a search finds. A search for a category's name finds its tools. */
function shelvesWith(
  { categories, tools, announced }: Pick<CataloguePageProps, 'categories' | 'tools' | 'announced'>,
  keywords: Keywords,
  terms: readonly string[],
) {
  return categories
    .map((category) => {
      const belongs = <Tool extends ToolIdentity | AnnouncedTool>(tool: Tool): boolean =>
        tool.category === category.id &&
        matches({ name: `${tool.name} ${category.name}`, description: tool.description, keywords: keywords[tool.slug ?? ''] }, terms);
      return { category, ready: tools.filter(belongs), soon: announced.filter(belongs) };
    })
    .filter(({ ready, soon }) => ready.length + soon.length > 0);
}

/** The announced tools that have no category. */
function ComingSoon({ tools, terms }: { readonly tools: readonly AnnouncedTool[]; readonly terms: readonly string[] }) {
  return (
    <section aria-labelledby="coming-soon" className="m-shelf">
      <div className="m-shelf__head">
        <h2 className="m-shelf__title" id="coming-soon">
          Coming Soon
        </h2>
        <p>Planned, not yet built.</p>
      </div>
      <IndexList entries={tools.map(({ name }) => ({ name, shown: <Matched terms={terms} text={name} /> }))} />
    </section>
  );
}

const NO_KEYWORDS: Keywords = {};

/** The keywords, once they are wanted. Without them a search still finds names and descriptions. */
function useKeywords(load: CataloguePageProps['loadKeywords'], wanted: boolean): Keywords {
  const [keywords, setKeywords] = useState(NO_KEYWORDS);
  useEffect(() => {
    if (wanted) load?.().then(setKeywords, () => undefined);
  }, [load, wanted]);
  return keywords;
}
