import type { Ports } from '@marginalia/engine';
import { type FakePorts, fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoticeProvider } from '../notices/notices.tsx';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { someTools } from '../testing/tools.ts';
import { DashboardPage } from './DashboardPage.tsx';

const record = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  content: `Text of ${title}`,
  createdAt: new Date(2026, 10, 20 - id, 12).toISOString(),
  type: 'Mock Interview',
  ...more,
});
const soil = record(0, 'Soil', { type: 'NTCC Report', pages: '25-30', createdAt: new Date(2026, 10, 20, 11, 40).toISOString() });
const contents = [record(1, 'Nurse'), record(2, 'Cook'), record(3, 'Pilot')];

let ports: FakePorts;
let remembered: string | null;
const reload = vi.fn();
const justDeleted = {
  get: () => remembered,
  set: (id: string) => {
    remembered = id;
  },
  clear: () => {
    remembered = null;
  },
};

const page = (given: Ports = ports, tools = someTools) => (
  <MemoryNavigation path="/dashboard">
    <NoticeProvider>
      <DashboardPage justDeleted={justDeleted} ports={given} reload={reload} tools={tools} />
    </NoticeProvider>
  </MemoryNavigation>
);
/** Until what is loaded when it is needed has arrived, and what waits for it is done. */
const settle = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
const show = async () => {
  render(page());
  await settle();
};
const press = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await settle();
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));
const savedTitles = () => screen.queryAllByRole('button', { name: /^Delete / }).map((one) => one.getAttribute('aria-label')?.slice(7));
const status = () => within(screen.getByRole('region', { name: 'Notifications' })).getByRole('status');
const stored = (key: string): unknown => JSON.parse(ports.storage.entries.get(key) ?? 'null');
const put = (key: string, value: unknown) => ports.storage.entries.set(key, JSON.stringify(value));
const heading = () => screen.getByRole('heading', { name: 'Saved Content & Reports' });
const openDeleted = async (open = true) => {
  const details = screen.getByText('Recently deleted').closest('details');
  if (!details) throw new Error('no list of what was deleted');
  details.open = open;
  fireEvent(details, new Event('toggle'));
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
  ports = fakePorts({ storage: memoryStorage() });
  remembered = null;
  reload.mockClear();
  put('saved_reports', [soil]);
  put('saved_content', contents);
  put('tool_analytics', { mockInterview: 4, ntccReports: 1, ofNoTool: 2, lastUsed: new Date(2026, 10, 20, 9, 41).toISOString() });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the dashboard', () => {
  it('shows the four numbers with their exact words', async () => {
    await show();
    const card = (title: string) => [...(screen.getByText(title).parentElement?.children ?? [])].map((part) => part.textContent);
    expect(card('Total Content Generated')).toEqual(['Total Content Generated', '7', '4 saved in this browser']);
    expect(card('Tools Used')).toEqual(['Tools Used', '2', 'of 3 tools']);
    expect(card('Study Materials')).toEqual(['Study Materials', '4', '1 reports']);
    expect(card('Time Saved')).toEqual(['Time Saved', '14h', 'about 2 hours per use']);
    expect(screen.getByText('Last updated: 20 Nov 2026, 09:41')).toBeTruthy();
  });

  it('lists the tools that were used, the most used first, with their counts in words', async () => {
    await show();
    const rows = panel('Tool Usage Analytics').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['Mock Interview AI4', 'NTCC Report Creator1']);
  });

  it('leads to the tools of the quick actions', async () => {
    await show();
    const links = panel('Quick Actions').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Create NTCC Report', '/tools/ntcc-report-creator'],
      ['Explain Research Paper', '/tools/research-explainer'],
      ['Plan Study Schedule', '/tools/study-planner'],
      ['Analyze Lecture Notes', '/tools/lecture-debrief'],
    ]);
  });

  it('says of each saved text its title, type, day and pages, newest first', async () => {
    await show();
    expect(savedTitles()).toEqual(['Soil', 'Nurse', 'Cook', 'Pilot']);
    const row = within(button('Delete Soil').closest('li') ?? document.body);
    for (const fact of ['NTCC Report', '20 Nov 2026', '25-30 pages']) expect(row.getByText(fact)).toBeTruthy();
  });

  it('draws each with the sign and the colour of the tool that saves its type, and others neutrally', async () => {
    const saving = someTools.map((tool) => (tool.counter === 'mockInterview' ? { ...tool, savedType: 'Mock Interview' } : tool));
    render(page(ports, saving));
    await settle();
    const sign = (title: string) => button(`Delete ${title}`).closest('li')?.querySelector('.m-tool-icon');
    expect(sign('Nurse')?.className).toContain('m-tone--purple');
    expect(sign('Nurse')?.querySelector('use')?.getAttribute('href')).toContain('#messages');
    expect(sign('Soil')?.className).toContain('m-tone--neutral');
    const [soilRow, nurseRow] = panel('Recent activity').getAllByRole('listitem');
    expect(soilRow?.className).toContain('m-tone--neutral');
    expect(nurseRow?.className).toContain('m-tone--purple');
  });

  it('says when the recent ones were saved', async () => {
    await show();
    const rows = panel('Recent activity').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent).slice(0, 2)).toEqual([
      'SoilNTCC Report saved, 20 minutes ago',
      'NurseMock Interview saved, yesterday',
    ]);
  });

  it('says what to do where nothing is stored', async () => {
    ports.storage.entries.clear();
    await show();
    for (const text of ['Last updated: Never', 'No tool usage data yet', 'No saved content', 'Nothing yet.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore Tools' }).getAttribute('href')).toBe('/tools');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is prerendered as a frame, with no number and no empty state, and without style attributes', () => {
    const html = renderToString(page());
    for (const text of ['Dashboard', 'Total Content Generated', 'Create NTCC Report', 'Recent activity']) expect(html).toContain(text);
    for (const text of ['No saved content', 'No tool usage', 'Never', '>0<', 'style=']) expect(html).not.toContain(text);
  });

  it('says so where storage is blocked, and shows nothing as stored', async () => {
    const { StorageError } = await import('@marginalia/engine');
    ports.storage.read = () => Promise.reject(new StorageError('blocked'));
    await show();
    expect(screen.getByRole('heading', { name: 'Saving is switched off in this browser.' })).toBeTruthy();
    expect(screen.getByText('No saved content')).toBeTruthy();
  });

  it('shows what can be read of malformed records, and gives the rest as it is stored', async () => {
    put('saved_content', [null, { content: 'Only text' }]);
    await show();
    expect(savedTitles()).toEqual(['Soil', 'Untitled']);
    expect(screen.getByText('1 saved record could not be read. It is kept as it is.')).toBeTruthy();
    await press('Download the unreadable part');
    expect(ports.downloads[0]?.content).toBe('null');
  });
});

describe('every 30 seconds', () => {
  it('what another tab wrote appears, without a word and with focus where it was', async () => {
    await show();
    button('Delete Nurse').focus();
    const said = status().textContent;
    put('saved_content', [record(0, 'New'), ...contents]);
    put('tool_analytics', { mockInterview: 9 });
    await act(() => vi.advanceTimersByTimeAsync(29_999));
    expect(savedTitles()).not.toContain('New');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(savedTitles()).toContain('New');
    expect(screen.getByText('18h')).toBeTruthy();
    expect(document.activeElement).toBe(button('Delete Nurse'));
    expect(status().textContent).toBe(said);
    expect(screen.getAllByRole('status').every((region) => region.textContent === '')).toBe(true);
  });

  it('and when the tab is shown again', async () => {
    await show();
    put('saved_content', []);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(savedTitles()).toEqual(['Soil']);
  });
});

describe('saved work', () => {
  it('is found by its title, type or text, and the count is spoken after typing', async () => {
    await show();
    const search = screen.getByRole('searchbox', { name: 'Search saved work' });
    fireEvent.change(search, { target: { value: 'text of coo' } });
    expect(savedTitles()).toEqual(['Cook']);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(screen.getByText('1 of 4 saved').getAttribute('role')).toBe('status');
    fireEvent.change(search, { target: { value: 'zebra' } });
    expect(screen.getByRole('heading', { name: 'No saved work matches "zebra".' })).toBeTruthy();
    await press('Clear search');
    expect(savedTitles()).toHaveLength(4);
    expect(document.activeElement).toBe(search);
  });

  it('downloads as text', async () => {
    await show();
    await press('Download Soil');
    expect(ports.downloads[0]).toMatchObject({ name: 'Soil.txt', content: 'Text of Soil' });
    expect(status().textContent).toContain('Soil downloaded');
  });

  it('can be read in place', async () => {
    await show();
    const details = button('Delete Cook').closest('li')?.querySelector('details');
    if (!details) throw new Error('no text to open');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(screen.getByRole('region', { name: 'Cook' }).textContent).toBe('Text of Cook');
  });

  it('is mounted 30 at a time', async () => {
    put('saved_reports', []);
    put(
      'saved_content',
      Array.from({ length: 65 }, (_, n) => record(1, `Item ${n}`)),
    );
    await show();
    expect(savedTitles()).toHaveLength(30);
    await press('Show more');
    expect(savedTitles()).toHaveLength(60);
    button('Show more').focus();
    await press('Show more');
    expect(savedTitles()).toHaveLength(65);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.textContent).toContain('Item 60');
  });
});

describe('deleting', () => {
  const remove = async (title: string) => {
    button(`Delete ${title}`).focus();
    await press(`Delete ${title}`);
  };

  it('takes a content away at once, says how many are left and does not load the page again', async () => {
    await show();
    await remove('Cook');
    expect(savedTitles()).toEqual(['Soil', 'Nurse', 'Pilot']);
    expect(stored('saved_content')).toEqual([contents[0], contents[2]]);
    expect(status().textContent).toContain('Deleted3 saved.');
    expect(reload).not.toHaveBeenCalled();
  });

  it('moves focus to the next, else the previous, else the heading', async () => {
    put('saved_reports', []);
    await show();
    await remove('Cook');
    expect(document.activeElement).toBe(button('Delete Pilot'));
    await remove('Pilot');
    expect(document.activeElement).toBe(button('Delete Nurse'));
    await remove('Nurse');
    expect(document.activeElement).toBe(heading());
  });

  it('can be undone: the record comes back as it was', async () => {
    await show();
    await remove('Cook');
    button('Undo').focus();
    await press('Undo');
    expect(savedTitles()).toEqual(['Soil', 'Nurse', 'Cook', 'Pilot']);
    expect(stored('saved_content')).toContainEqual(contents[1]);
    expect(document.activeElement).toBe(heading());
  });

  it('of a report loads the page again, which then offers Undo, with focus on the heading', async () => {
    await show();
    await remove('Soil');
    expect(stored('saved_reports')).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();
    await show();
    expect(document.activeElement).toBe(heading());
    expect(status().textContent).toContain('Deleted3 saved.');
    await press('Undo');
    expect(stored('saved_reports')).toEqual([soil]);
    cleanup();
    await show();
    expect(status().textContent).toBe('');
  });

  it('does the next one too when it is asked for while the first is at work', async () => {
    await show();
    const next = button('Delete Nurse');
    fireEvent.click(button('Delete Cook'));
    next.focus();
    fireEvent.click(next);
    await settle();
    expect(savedTitles()).toEqual(['Soil', 'Pilot']);
    expect(document.activeElement).toBe(button('Delete Pilot'));
  });

  it('of a report is told after one reload, not after the next', async () => {
    await show();
    await remove('Soil');
    cleanup();
    await show();
    cleanup();
    await show();
    expect(status().textContent).toBe('');
    expect(document.activeElement).toBe(document.body);
  });

  it('twice by a double click takes one', async () => {
    put('saved_content', [contents[0], contents[0]]);
    await show();
    const [first] = screen.getAllByRole('button', { name: 'Delete Nurse' });
    if (!first) throw new Error('nothing to delete');
    fireEvent.click(first);
    fireEvent.click(first);
    await settle();
    expect(stored('saved_content')).toEqual([contents[0]]);
  });

  it('of what another tab has deleted already is no error', async () => {
    await show();
    put('saved_content', []);
    await press('Delete Cook');
    expect(savedTitles()).toEqual(['Soil']);
    expect(screen.queryByRole('heading', { name: 'Error' })).toBeNull();
    expect(status().textContent).toBe('');
  });

  it('that does not succeed says so and deletes nothing', async () => {
    await show();
    ports.archive.failure = 'full';
    await press('Delete Cook');
    expect(screen.getByText('"Cook" was not deleted. This browser has no room left for saved work.')).toBeTruthy();
    expect(savedTitles()).toContain('Cook');
  });
});

describe('recently deleted', () => {
  it('gives back what was deleted', async () => {
    await show();
    await press('Delete Cook');
    await openDeleted();
    expect(screen.getByText('just now')).toBeTruthy();
    await press('Restore Cook');
    expect(savedTitles()).toContain('Cook');
    expect(screen.queryByRole('button', { name: 'Restore Cook' })).toBeNull();
    expect(screen.getByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
  });

  it('leaves the focus rules of the list alone while it is open', async () => {
    await show();
    await openDeleted();
    button('Delete Cook').focus();
    await press('Delete Cook');
    expect(button('Restore Cook')).toBeTruthy();
    expect(document.activeElement).toBe(button('Delete Pilot'));
    button('Restore Cook').focus();
    await press('Restore Cook');
    expect(document.activeElement).toBe(screen.getByText('Recently deleted').closest('summary'));
  });

  it('removes one for good, with focus on what opens the list', async () => {
    await show();
    await press('Delete Cook');
    await press('Delete Pilot');
    await openDeleted();
    button('Remove Cook for good').focus();
    await press('Remove Cook for good');
    expect(screen.queryByRole('button', { name: 'Restore Cook' })).toBeNull();
    expect(button('Restore Pilot')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByText('Recently deleted').closest('summary'));
  });

  it('gives one back once, by Undo and Restore at the same time', async () => {
    await show();
    await press('Delete Cook');
    await openDeleted();
    fireEvent.click(button('Undo'));
    await press('Restore Cook');
    expect(stored('saved_content')).toEqual([contents[0], contents[2], contents[1]]);
  });

  it('says so where one cannot be given back, and keeps it', async () => {
    await show();
    await press('Delete Cook');
    await openDeleted();
    ports.storage.failure = 'full';
    await press('Restore Cook');
    expect(screen.getByText('It was not restored. This browser has no room left for saved work.')).toBeTruthy();
    expect(button('Restore Cook')).toBeTruthy();
  });

  it('can be opened where nothing is saved', async () => {
    ports.storage.entries.clear();
    await show();
    await openDeleted();
    expect(screen.getByText('Nothing was deleted in the last 30 days.')).toBeTruthy();
    expect(screen.getByText('No saved content')).toBeTruthy();
  });

  it('follows an Undo while it is open', async () => {
    await show();
    await press('Delete Cook');
    await openDeleted();
    await press('Undo');
    expect(screen.queryByRole('button', { name: 'Restore Cook' })).toBeNull();
  });

  it('is not read before it is opened', async () => {
    const read = vi.spyOn(ports.archive, 'read');
    await show();
    expect(read).not.toHaveBeenCalled();
    await openDeleted();
    expect(read).toHaveBeenCalled();
  });
});
