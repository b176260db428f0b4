import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { usePathname } from '../navigation/navigation.tsx';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { stubDialog } from '../testing/stub-dialog.ts';
import { stubResizeObserver } from '../testing/stub-resize-observer.ts';
import { someTools } from '../testing/tools.ts';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

beforeAll(() => {
  stubDialog();
  stubResizeObserver();
  Element.prototype.scrollTo = () => undefined;
});
afterEach(cleanup);

const saved = [
  { key: 'saved_reports:7:0', title: 'Soil monitoring', type: 'NTCC Report' },
  { key: 'saved_content:8:0', title: 'Deadlocks - Debrief', type: '' },
];

function Path() {
  return <output>{usePathname()}</output>;
}

async function show(given: Partial<CommandPaletteProps> = {}) {
  const run = vi.fn();
  const onClose = vi.fn();
  const props: CommandPaletteProps = {
    tools: someTools,
    pages: [{ to: '/blog', label: 'Blog' }],
    actions: [{ id: 'generator', label: 'Change generator', icon: 'settings', context: 'On this device', run }],
    readSaved: async () => saved,
    onClose,
    ...given,
  };
  render(
    <MemoryNavigation path="/">
      <Path />
      <CommandPalette {...props} />
    </MemoryNavigation>,
  );
  await screen.findAllByRole('option');
  return { user: userEvent.setup(), run, onClose, field: screen.getByRole('combobox', { name: 'Search tools, pages and saved work' }) };
}

/** Waits for an assertion: the combobox machine updates the page a moment after the key. */
const soon = vi.waitFor;
const options = () => screen.queryAllByRole('option').map((option) => option.querySelector('.m-palette__name')?.textContent);
const marked = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.querySelector('.m-palette__name')?.textContent;
};
const path = () => document.querySelector('output')?.textContent;

describe('the command palette', () => {
  it('finds a tool by a keyword that its row does not show', async () => {
    const { user, field } = await show({ keywords: { 'mock-interview': 'career cv' } });
    await user.type(field, 'cv');
    await soon(() => expect(options()).toEqual(['Mock Interview AI']));
  });

  it('lists tools, pages, saved entries and actions in groups', async () => {
    await show();
    await screen.findByRole('option', { name: /Soil/ });
    const groups = screen
      .getAllByRole('group')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
    expect(groups).toEqual(['Tools', 'Pages', 'Saved work', 'Actions']);
    expect(options()).toEqual([
      'NTCC Report Creator',
      'Note Gap Finder AI',
      'Mock Interview AI',
      'Blog',
      'Soil monitoring',
      'Deadlocks - Debrief',
      'Change generator',
    ]);
  });

  it('finds by name, description and type, and marks the matches', async () => {
    const { user, field } = await show();
    await user.type(field, 'rep');
    await soon(() => expect(options()).toEqual(['NTCC Report Creator', 'Soil monitoring']));
    expect([...document.querySelectorAll('b')].map((letters) => letters.textContent)).toEqual(['Rep', 'Rep']);
    await user.clear(field);
    await user.type(field, 'questions');
    await soon(() => expect(options()).toEqual(['Mock Interview AI']));
  });

  it('announces the number of results, also when there are none', async () => {
    const { user, field } = await show();
    await user.type(field, 'zzz');
    expect(await screen.findByText('No match for "zzz"')).toBeTruthy();
    await soon(() => expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('No results'));
  });

  it('always highlights a row that Enter opens', async () => {
    const { user, field } = await show();
    expect(marked()).toBe('NTCC Report Creator');
    await user.type(field, 'e');
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{ArrowDown}');
    await soon(() => expect(marked()).toBe('Mock Interview AI'));
    await user.type(field, 'r');
    await soon(() => expect(options()).toEqual(['Note Gap Finder AI', 'Mock Interview AI', 'Change generator']));
    expect(marked()).toBe('Note Gap Finder AI');
  });

  it('finds posts and announced tools with a page, and opens them', async () => {
    const { user, field } = await show({
      announced: [
        { name: 'Career Path AI', description: 'Routes to a role.', icon: 'route', slug: 'career-path', category: 'career' },
        { name: 'Budget Tracker', description: 'Month by month.', icon: 'sigma' },
      ],
      posts: [{ to: '/blog/reports', label: 'How to plan a report' }],
    });
    await user.type(field, 'plan a');
    await soon(() => expect(options()).toEqual(['How to plan a report']));
    await user.clear(field);
    await user.type(field, 'budget');
    expect(await screen.findByText('No match for "budget"')).toBeTruthy();
    await user.clear(field);
    await user.type(field, 'career');
    await soon(() => expect(options()).toEqual(['Career Path AI']));
    expect(screen.getByRole('option').textContent).toContain('Coming Soon');
    await user.keyboard('{Enter}');
    await soon(() => expect(path()).toBe('/tools/career-path'));
  });

  it('opens a tool and closes', async () => {
    const { user, field, onClose } = await show();
    await user.type(field, 'mock');
    await soon(() => expect(marked()).toBe('Mock Interview AI'));
    await user.keyboard('{Enter}');
    await soon(() => expect(path()).toBe('/tools/mock-interview'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('opens a saved entry on the dashboard', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('option', { name: /Soil/ }));
    await soon(() => expect(path()).toBe('/dashboard'));
  });

  it('runs an action after it has closed', async () => {
    const { user, field, run } = await show();
    run.mockImplementation(() => expect(document.querySelector('dialog[open]')).toBeNull());
    await user.type(field, 'change');
    await soon(() => expect(marked()).toBe('Change generator'));
    await user.keyboard('{Enter}');
    await soon(() => expect(run).toHaveBeenCalledOnce());
  });

  it('closes on one Escape, with or without typed text', async () => {
    const { user, field, onClose } = await show();
    await user.type(field, 'mock{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(path()).toBe('/');
  });

  it('opens without saved entries when they cannot be read', async () => {
    await show({ readSaved: () => Promise.reject(new Error('blocked')) });
    expect(within(screen.getByRole('listbox')).queryByText('Saved work')).toBeNull();
  });

  it('shows the newest of many saved entries, and announces their number', async () => {
    const many = Array.from({ length: 45 }, (_, index) => ({ key: `k${index}`, title: `Essay ${index}`, type: '' }));
    const { user, field } = await show({ readSaved: async () => many });
    await user.type(field, 'essay');
    await soon(() => expect(options()).toHaveLength(20));
    await soon(() => expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('20 of 45 results'));
  });
});
