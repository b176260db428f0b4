import { fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NoticeProvider } from '../notices/notices.tsx';
import { loadToastRegion } from '../notices/use-toast-region.ts';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { someTools } from '../testing/tools.ts';
import { DashboardPage } from './DashboardPage.tsx';

const network = vi.hoisted(() => ({ offline: true }));
vi.mock('./dashboard-acts.ts', (original) => {
  if (network.offline) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});

// In a page the first press fetches it; here it would arrive after the test is over.
beforeAll(loadToastRegion);
afterEach(cleanup);

const nobody = { get: () => null, set: () => undefined, clear: () => undefined };
const trouble = () => screen.queryByText(/^A part of this page did not arrive\./);
const SOIL = '[{"id":1,"title":"Soil","content":"Text"}]';

it('A press whose code does not arrive says so and changes nothing, and the next one tries again', async () => {
  const storage = memoryStorage({ saved_content: SOIL });
  render(
    <MemoryNavigation path="/dashboard">
      <NoticeProvider>
        <DashboardPage justDeleted={nobody} ports={fakePorts({ storage })} reload={() => undefined} tools={someTools} />
      </NoticeProvider>
    </MemoryNavigation>,
  );
  const button = await screen.findByRole('button', { name: 'Delete Soil' });
  // A sign of a person asks for the code early: no word about it where nothing was pressed.
  fireEvent.pointerOver(button);
  await vi.dynamicImportSettled();
  expect(trouble()).toBeNull();

  fireEvent.click(button);
  await waitFor(() => expect(trouble()?.closest('[role="alert"]')).toBeTruthy());
  expect(storage.entries.get('saved_content')).toBe(SOIL);

  network.offline = false;
  fireEvent.click(button);
  await waitFor(() => expect(storage.entries.get('saved_content')).toBe('[]'));
  expect(trouble()).toBeNull();
});
