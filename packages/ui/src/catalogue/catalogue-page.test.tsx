import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { someAnnounced, someCategories, someTools } from '../testing/tools.ts';
import { CataloguePage } from './CataloguePage.tsx';

const page = (
  <MemoryNavigation path="/tools">
    <CataloguePage
      announced={someAnnounced}
      categories={someCategories}
      loadKeywords={async () => ({ 'mock-interview': 'career cv' })}
      tools={someTools}
    />
  </MemoryNavigation>
);
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('article') ?? document.body);
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const search = () => screen.getByRole('searchbox', { name: 'Search tools' });

afterEach(cleanup);

describe('the catalogue', () => {
  beforeEach(() => void render(page));

  it('links each ready tool with its name in the link', () => {
    expect(card('Mock Interview AI').getByText('Available')).toBeTruthy();
    const link = card('Mock Interview AI').getByRole('link', { name: 'Use Tool: Mock Interview AI' });
    expect(link.getAttribute('href')).toBe('/tools/mock-interview');
  });

  it('marks featured tools only', () => {
    expect(card('NTCC Report Creator').getByText('Featured')).toBeTruthy();
    expect(card('Note Gap Finder AI').queryByText('Featured')).toBeNull();
  });

  it('shows an announced tool with a disabled button, and one without a category in the list below', () => {
    expect(card('Career Path AI').getByRole('button', { name: 'Coming Soon' }).hasAttribute('disabled')).toBe(true);
    const below = within(screen.getByRole('region', { name: 'Coming Soon' }));
    expect(below.getByText('Budget Tracker')).toBeTruthy();
    expect(below.queryByText('Career Path AI')).toBeNull();
  });

  it('finds a tool by a keyword that its card does not show', async () => {
    await userEvent.type(search(), 'cv');
    await vi.waitFor(() => expect(names()).toEqual(['Mock Interview AI']));
  });

  it('filters by the typed words and announces the count', async () => {
    await userEvent.type(search(), 'notes');
    expect(names()).toEqual(['Note Gap Finder AI']);
    expect(await screen.findByText('1 of 4 tools')).toBe(screen.getByRole('status'));
  });

  it('filters by category', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Career & Interview Prep' }));
    expect(names()).toEqual(['Mock Interview AI', 'Career Path AI']);
    expect(screen.queryByText('Budget Tracker')).toBeNull();
  });

  it('offers to clear the search when nothing matches', async () => {
    await userEvent.type(search(), 'notez');
    expect(screen.getByRole('heading', { name: 'No tool matches "notez".' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names()).toHaveLength(4);
    expect(document.activeElement).toBe(search());
  });

  it('says when the category hides all matches, and offers to search every category', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Career & Interview Prep' }));
    await userEvent.type(search(), 'notes');
    expect(screen.getByRole('heading', { name: 'No tool in this category matches "notes".' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Search all categories' }));
    expect(names()).toEqual(['Note Gap Finder AI']);
    expect(search()).toHaveProperty('value', 'notes');
    expect(document.activeElement).toBe(search());
  });

  it('finds the tools of a category by its name', async () => {
    await userEvent.type(search(), 'career');
    expect(names()).toEqual(['Mock Interview AI', 'Career Path AI']);
  });

  it('counts announced tools without a category too', async () => {
    await userEvent.type(search(), 'budget');
    expect(names()).toEqual([]);
    expect(screen.getByText('Tracker', { exact: false })).toBeTruthy();
    expect(await screen.findByText('0 of 4 tools, 1 listed below')).toBe(screen.getByRole('status'));
  });

  it('is cleared by Escape', async () => {
    await userEvent.type(search(), 'notez{Escape}');
    expect(names()).toHaveLength(4);
  });

  it('focuses the search on "/", except while text is typed elsewhere', async () => {
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(search());
    await userEvent.keyboard('a/b');
    expect(search()).toHaveProperty('value', 'a/b');
  });
});

describe('without scripts', () => {
  it('the catalogue is complete and has no style attribute', () => {
    const html = renderToString(page);
    for (const { name } of [...someTools, ...someAnnounced]) expect(html).toContain(name);
    expect(html).not.toMatch(/\sstyle=/);
  });
});
