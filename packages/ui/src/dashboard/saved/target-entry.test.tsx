import { fakePorts, memoryStorage } from '@marginalia/engine/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NoticeProvider } from '../../notices/notices.tsx';
import { MemoryNavigation } from '../../testing/memory-navigation.tsx';
import { someQuickActions, someTools } from '../../testing/tools.ts';
import { DashboardPage } from '../DashboardPage.tsx';

const many = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  title: `Text ${index}`,
  content: '',
  type: 'Mock Interview',
  createdAt: new Date(2026, 10, 20, 12, -index).toISOString(),
}));
const nothing = { get: () => null, set: () => {}, clear: () => {} };

function page(targetKey: string | undefined) {
  const ports = fakePorts({ storage: memoryStorage({ saved_content: JSON.stringify(many) }) });
  return (
    <MemoryNavigation path="/dashboard">
      <NoticeProvider>
        <DashboardPage
          host={{ ports: async () => ports, tool: async () => undefined }}
          justDeleted={nothing}
          ports={ports}
          quickActions={someQuickActions}
          reload={() => {}}
          tools={someTools}
          targetKey={targetKey}
        />
      </NoticeProvider>
    </MemoryNavigation>
  );
}

const row = (title: string) => screen.findByRole('button', { name: `Delete ${title}` });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

describe('The saved entry that the address names', () => {
  it('takes focus, even when it is not among the first thirty', async () => {
    const { rerender } = render(page(undefined));
    const first = await row('Text 0');
    expect(screen.queryByText('Text 35')).toBeNull();
    const key = first.closest('[data-key]')?.getAttribute('data-key') ?? '';
    rerender(page(key.replace(':0:', ':35:')));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Text 35'));
  });

  it('does not move focus when it does not exist', async () => {
    render(page('none'));
    await row('Text 0');
    expect(document.activeElement).toBe(document.body);
  });
});
