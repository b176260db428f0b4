import { fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoticeProvider } from '../notices/notices.tsx';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { someTools } from '../testing/tools.ts';
import { DashboardPage } from './DashboardPage.tsx';

const network = vi.hoisted(() => ({ offline: true }));
vi.mock('./dashboard-parts.ts', (original) => {
  if (network.offline) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

afterEach(cleanup);

const nobody = { get: () => null, set: () => undefined, clear: () => undefined };
const show = (stored: Readonly<Record<string, string>>) =>
  render(
    <MemoryNavigation path="/dashboard">
      <NoticeProvider>
        <DashboardPage
          justDeleted={nobody}
          ports={fakePorts({ storage: memoryStorage(stored) })}
          reload={() => undefined}
          tools={someTools}
        />
      </NoticeProvider>
    </MemoryNavigation>,
  );

describe('A dashboard of which only the page itself arrives', () => {
  it('is whole where nothing is stored', async () => {
    show({});
    expect(await screen.findByText('No saved content')).toBeTruthy();
    for (const text of ['0 saved in this browser', '0h', 'Nothing yet.']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so where something is stored, claims nothing of it, and tries again with the next reading', async () => {
    show({ saved_content: '[{"id":1,"title":"Soil","content":"Text"}]' });
    expect((await screen.findByRole('alert')).textContent).toContain('A part of this page did not arrive.');
    for (const text of ['No saved content', '0h', 'Nothing yet.']) expect(screen.queryByText(text)).toBeNull();

    network.offline = false;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Soil' })).toBeTruthy());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
