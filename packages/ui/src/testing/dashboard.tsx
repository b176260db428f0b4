import type { Ports } from '@marginalia/engine';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, type Mock, vi } from 'vitest';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import { NoticeProvider } from '../notices/notices.tsx';
import { loadToastRegion } from '../notices/use-toast-region.ts';
import { MemoryNavigation } from './memory-navigation.tsx';
import { someTools } from './tools.ts';

/** A record as it is saved, so many days before the day of these tests. */
export const record = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  content: `Text of ${title}`,
  createdAt: new Date(2026, 10, 20 - id, 12).toISOString(),
  type: 'Mock Interview',
  ...more,
});
export const soil = record(0, 'Soil', { type: 'NTCC Report', pages: '25-30', createdAt: new Date(2026, 10, 20, 11, 40).toISOString() });
export const contents = [record(1, 'Nurse'), record(2, 'Cook'), record(3, 'Pilot')];

/** Until what is loaded when it is needed has arrived, and what waits for it is done. */
export const settle = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  });
export const press = async (name: string | RegExp) => {
  fireEvent.click(button(name));
  await settle();
};
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const panel = (name: string) => within(screen.getByRole('region', { name }));
export const savedTitles = () =>
  screen.queryAllByRole('button', { name: /^Delete / }).map((one) => one.getAttribute('aria-label')?.slice(7));
export const status = () => within(screen.getByRole('region', { name: 'Notifications' })).getByRole('status');
export const heading = () => screen.getByRole('heading', { name: 'Saved Content & Reports' });
export const openDeleted = async (open = true) => {
  const details = screen.getByText('Recently deleted').closest('details');
  if (!details) throw new Error('no list of what was deleted');
  details.open = open;
  fireEvent(details, new Event('toggle'));
  await settle();
};

/** Ports whose storage can be looked into. */
type OpenPorts = Ports & { readonly storage: { readonly entries: Map<string, string> } };

/** The dashboard over one report and three other records, at noon of 20 November 2026, with new ports for each test. */
export function dashboardOver<P extends OpenPorts>(newPorts: () => P) {
  let ports: P;
  let remembered: string | null;
  const reload: Mock<() => void> = vi.fn();
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
  const show = async () => {
    render(page());
    await settle();
  };
  const stored = (key: string): unknown => JSON.parse(ports.storage.entries.get(key) ?? 'null');
  const put = (key: string, value: unknown) => ports.storage.entries.set(key, JSON.stringify(value));

  // In a page the first press fetches it, a moment before there is a message.
  beforeAll(loadToastRegion);
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
    ports = newPorts();
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

  return {
    get ports() {
      return ports;
    },
    reload,
    page,
    show,
    stored,
    put,
  };
}
