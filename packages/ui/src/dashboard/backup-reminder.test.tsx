import { fakePorts } from '@marginalia/engine/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { press, record, settle, setUpDashboard } from '../testing/dashboard.tsx';

const dashboard = setUpDashboard(fakePorts);
const heading = () => screen.queryByRole('heading', { name: /results are in no backup/ });
const putMany = () =>
  dashboard.put(
    'saved_content',
    Array.from({ length: 6 }, (_, n) => record(n + 1, `Result ${n}`)),
  );

describe('The reminder to back up', () => {
  it('is not shown for a few results', async () => {
    await dashboard.show();
    expect(heading()).toBeNull();
  });

  it('disappears when it is put off', async () => {
    putMany();
    await dashboard.show();
    // Its code is loaded when there is something to say.
    await settle();
    expect(heading()?.textContent).toBe('7 results are in no backup');
    await press('Not now');
    await settle();
    expect(heading()).toBeNull();
  });

  it('disappears when a backup is made', async () => {
    putMany();
    await dashboard.show();
    // Its code is loaded when there is something to say.
    await settle();
    await press('Back up');
    // The file is composed from all stores and saved first.
    await vi.waitFor(() => expect(heading()).toBeNull());
    expect((dashboard.ports as ReturnType<typeof fakePorts>).downloads[0]?.name).toMatch(/^study-backup-/);
  });
});
