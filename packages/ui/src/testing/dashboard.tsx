import type { Ports } from '@marginalia/engine';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, type Mock, vi } from 'vitest';
import { DashboardPage } from '../dashboard/DashboardPage.tsx';
import type { DashboardHost } from '../dashboard/dashboard-host.ts';
import { NoticeProvider } from '../notices/notices.tsx';
import { loadToastRegion } from '../notices/use-toast-region.ts';
import { MemoryNavigation } from './memory-navigation.tsx';
import { someQuickActions, someTools } from './tools.ts';

/** A saved record; `id` is also its age in days at the fixed time of these tests. */
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

/** Waits for pending promises, due timers and dynamic imports. */
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
  screen.queryAllByRole('button', { name: /^Delete / }).map((deleteButton) => deleteButton.getAttribute('aria-label')?.slice(7));
export const status = () => within(screen.getByRole('region', { name: 'Notifications' })).getByRole('status');
export const heading = () => screen.getByRole('heading', { name: 'Saved Content & Reports' });
export const openDeleted = async (open = true) => {
  const details = screen.getByText('Recently deleted').closest('details');
  if (!details) throw new Error('"Recently deleted" is not inside a details element.');
  details.open = open;
  fireEvent(details, new Event('toggle'));
  await settle();
};

/** Ports whose stored entries a test can read and write. */
type PortsWithEntries = Ports & { readonly storage: { readonly entries: Map<string, string> } };

/**
 * Registers hooks that give each test new ports with one saved report and three other entries, at noon on 20 November 2026.
 * Returns the functions that render the dashboard and access its storage.
 */
export function setUpDashboard<P extends PortsWithEntries>(newPorts: () => P) {
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
  const host: { -readonly [Name in keyof DashboardHost]: DashboardHost[Name] } = { ports: async () => ports, tool: async () => undefined };
  const page = (given: Ports = ports, tools = someTools) => (
    <MemoryNavigation path="/dashboard">
      <NoticeProvider>
        <DashboardPage host={host} justDeleted={justDeleted} ports={given} quickActions={someQuickActions} reload={reload} tools={tools} />
      </NoticeProvider>
    </MemoryNavigation>
  );
  const show = async () => {
    render(page());
    await settle();
  };
  const stored = (key: string): unknown => JSON.parse(ports.storage.entries.get(key) ?? 'null');
  const put = (key: string, value: unknown) => ports.storage.entries.set(key, JSON.stringify(value));

  // A page loads the toast region at the first press. A test loads it first, because the region would miss the first toast of the test.
  beforeAll(loadToastRegion);
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
    ports = newPorts();
    remembered = null;
    host.tool = async () => undefined;
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
    host,
    reload,
    page,
    show,
    stored,
    put,
  };
}
