import { fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { button, contents, panel, press, record, savedTitles, settle, setUpDashboard, status } from '../testing/dashboard.tsx';
import { someTools } from '../testing/tools.ts';

const dashboard = setUpDashboard(() => fakePorts({ storage: memoryStorage() }));
const { page, put, show } = dashboard;

describe('the dashboard', () => {
  it('shows the four numbers with their texts', async () => {
    await show();
    const card = (title: string) => [...(screen.getByText(title).parentElement?.children ?? [])].map((element) => element.textContent);
    expect(card('Total Content Generated')).toEqual(['Total Content Generated', '7', '4 saved in this browser']);
    expect(card('Tools Used')).toEqual(['Tools Used', '2', 'of 3 tools']);
    expect(card('Study Materials')).toEqual(['Study Materials', '4', '1 report']);
    expect(card('Time Saved')).toEqual(['Time Saved', '14h', 'about 2 hours per use']);
    expect(screen.getByText('Last updated: 20 Nov 2026, 09:41')).toBeTruthy();
  });

  it('uses the plural for every count but one', async () => {
    put('saved_reports', [record(0, 'Soil', { pages: '1' }), record(1, 'Water', { pages: '20' })]);
    render(page(dashboard.ports, someTools.slice(0, 1)));
    await settle();
    for (const text of ['2 reports', 'of 1 tool', '1 page', '20 pages']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('removes every listener and timer with the page', async () => {
    const added: string[] = [];
    const removed: string[] = [];
    for (const target of [window, document]) {
      const name = target === window ? 'window' : 'document';
      vi.spyOn(target, 'addEventListener').mockImplementation((type: string) => void added.push(`${name} ${type}`));
      vi.spyOn(target, 'removeEventListener').mockImplementation((type: string) => void removed.push(`${name} ${type}`));
    }
    const { unmount } = render(page());
    await settle();
    expect(added).toContain('document keydown');
    unmount();
    // React itself listens to selectionchange, once for the document.
    expect([...removed, 'document selectionchange']).toEqual(expect.arrayContaining(added));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('lists the used tools with their counts, the most used first', async () => {
    await show();
    const rows = panel('Tool Usage Analytics').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['Mock Interview AI4', 'NTCC Report Creator1']);
  });

  it('links the quick actions to their tools', async () => {
    await show();
    const links = panel('Quick Actions').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Write a report', '/tools/ntcc-report-creator'],
      ['Practise answers', '/tools/mock-interview'],
    ]);
  });

  it('shows the title, type, day and pages of each saved entry, newest first', async () => {
    await show();
    expect(savedTitles()).toEqual(['Soil', 'Nurse', 'Cook', 'Pilot']);
    const row = within(button('Delete Soil').closest('li') ?? document.body);
    for (const fact of ['NTCC Report', '20 Nov 2026', '25-30 pages']) expect(row.getByText(fact)).toBeTruthy();
  });

  it('shows each entry with the icon and colour of the tool that saves its type, or neutral if there is none', async () => {
    const saving = someTools.map((tool) => (tool.counter === 'mockInterview' ? { ...tool, savedType: 'Mock Interview' } : tool));
    render(page(dashboard.ports, saving));
    await settle();
    const iconOf = (title: string) => button(`Delete ${title}`).closest('li')?.querySelector('.m-tool-icon');
    expect(iconOf('Nurse')?.className).toContain('m-tone--purple');
    expect(iconOf('Nurse')?.querySelector('use')?.getAttribute('href')).toContain('#messages');
    expect(iconOf('Soil')?.className).toContain('m-tone--neutral');
    const [soilRow, nurseRow] = panel('Recent activity').getAllByRole('listitem');
    expect(soilRow?.className).toContain('m-tone--neutral');
    expect(nurseRow?.className).toContain('m-tone--purple');
  });

  it('shows when recent entries were saved', async () => {
    await show();
    const rows = panel('Recent activity').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent).slice(0, 2)).toEqual([
      'SoilNTCC Report saved, 20 minutes ago',
      'NurseMock Interview saved, yesterday',
    ]);
  });

  it('says what to do when nothing is stored', async () => {
    dashboard.ports.storage.entries.clear();
    await show();
    for (const text of ['Last updated: Never', 'No tool usage data yet', 'No saved content', 'Nothing yet.'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Explore Tools' }).getAttribute('href')).toBe('/tools');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('is prerendered as a frame without numbers, empty states or style attributes', () => {
    const html = renderToString(page());
    for (const text of ['Dashboard', 'Total Content Generated', 'Write a report', 'Recent activity']) expect(html).toContain(text);
    for (const text of ['No saved content', 'No tool usage', 'Never', '>0<', 'style=']) expect(html).not.toContain(text);
  });

  it('reports that storage is blocked, and shows no saved entries', async () => {
    dashboard.ports.storage.failure = 'blocked';
    await show();
    expect(screen.getByRole('heading', { name: 'Saving is switched off in this browser.' })).toBeTruthy();
    expect(screen.getByText('No saved content')).toBeTruthy();
  });

  it('lists the readable records, and offers the malformed ones for download unchanged', async () => {
    put('saved_content', [null, { content: 'Only text' }]);
    await show();
    expect(savedTitles()).toEqual(['Soil', 'Untitled']);
    expect(screen.getByText('1 saved record could not be read. It is kept as it is.')).toBeTruthy();
    await press('Download the unreadable part');
    expect(dashboard.ports.downloads[0]?.content).toBe('null');
  });
});

describe('the dashboard reads storage again', () => {
  it('every 30 seconds: entries of another tab appear without an announcement, and focus stays', async () => {
    await show();
    button('Delete Nurse').focus();
    const before = status().textContent;
    put('saved_content', [record(0, 'New'), ...contents]);
    put('tool_analytics', { mockInterview: 9 });
    await act(() => vi.advanceTimersByTimeAsync(29_999));
    expect(savedTitles()).not.toContain('New');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(savedTitles()).toContain('New');
    expect(screen.getByText('18h')).toBeTruthy();
    expect(document.activeElement).toBe(button('Delete Nurse'));
    expect(status().textContent).toBe(before);
    expect(screen.getAllByRole('status').every((region) => region.textContent === '')).toBe(true);
  });

  it('when the tab is shown again', async () => {
    await show();
    put('saved_content', []);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(savedTitles()).toEqual(['Soil']);
  });
});
