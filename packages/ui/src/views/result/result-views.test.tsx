import { createTool, inMemoryStorage, NO_WORK, type Notice } from '@marginalia/engine';
import { exampleDefinition, fakePorts, memoryKept, memoryProgress } from '@marginalia/engine/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDialog } from '../../testing/stub-dialog.ts';
import { loadView } from '../load-view.ts';
import { ResultViews, type ResultViewsProps } from './ResultViews.tsx';

const [first] = exampleDefinition.outline;
const tool = createTool(
  {
    ...exampleDefinition,
    outline: [
      { ...first, title: 'Cards', length: { items: [2, 3], of: 'card' }, holds: { kind: 'card', views: ['cards'] } },
      { ...first, title: 'Next Steps', holds: { kind: 'task', views: ['checklist'] } },
    ],
  },
  () => true,
);
const TEXT = `Cards
1. Q: What is a tide?
A: A rise of the sea.

2. Q: What makes it?
A: The moon.

Next Steps
[ ] Read chapter 7
[ ] Draw a tide table
[ ] Ask one question`;

const text = (): HTMLElement => screen.getByText('The text of the result');
const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
const tick = (name: string): HTMLElement => screen.getByRole('checkbox', { name });

function show(given: Partial<ResultViewsProps> = {}) {
  const notices: Notice[] = [];
  const props: ResultViewsProps = {
    tool,
    text: TEXT,
    work: NO_WORK,
    label: 'Example',
    ports: fakePorts(),
    onNotice: (notice) => notices.push(notice),
    renderText: () => <p>The text of the result</p>,
    ...given,
  };
  return { ...render(<ResultViews {...props} />), notices, props };
}

beforeEach(() => stubDialog());
afterEach(cleanup);

it('has a tab for the text, which is chosen, and one for each view with the number of its items', () => {
  show();
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Text', 'Cards 2', 'Checklist 3']);
  expect(tab('Text')).toHaveProperty('ariaSelected', 'true');
  expect(text()).toBeTruthy();
});

it('chooses a tab with the arrow keys, Home and End, and only the chosen tab takes Tab', async () => {
  show();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(tab('Text'));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Checklist 3'));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  await user.keyboard('{Home}{ArrowRight}');
  expect(tab('Cards 2').getAttribute('aria-selected')).toBe('true');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab('Cards 2').id);
});

it('keeps what was done, pins the result, and shows both to a later page and to another tab', async () => {
  const ports = fakePorts();
  const user = userEvent.setup();
  const page = show({ ports });
  await user.click(tab('Checklist 3'));
  await user.click(await screen.findByRole('checkbox', { name: 'Draw a tide table' }));
  expect(screen.getByText('1 of 3 done', { selector: '.m-checklist__sum' })).toBeTruthy();
  page.unmount();
  show({ ports });
  await vi.waitFor(() => expect(tick('Draw a tide table')).toHaveProperty('checked', true));
  expect(tick('Read chapter 7')).toHaveProperty('checked', false);
  const [id = ''] = ports.progress.records.keys();
  await ports.progress.update(id, 'checklist', () => ({ changed: [] }));
  await vi.waitFor(() => expect(tick('Draw a tide table')).toHaveProperty('checked', false));
});

it('leaves focus on what was pressed', async () => {
  show();
  await userEvent.click(tab('Checklist 3'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Draw a tide table' }));
  expect(document.activeElement).toBe(tick('Draw a tide table'));
});

it('remembers the tab of each tool', async () => {
  const ports = fakePorts();
  const page = show({ ports });
  await userEvent.click(tab('Cards 2'));
  page.rerender(<ResultViews {...page.props} text={`${TEXT}\n[ ] Another thing`} />);
  expect(tab('Cards 2').getAttribute('aria-selected')).toBe('true');
  page.unmount();
  show({ ports });
  await vi.waitFor(() => expect(tab('Cards 2').getAttribute('aria-selected')).toBe('true'));
});

it('says once that the device cannot keep what is done, and shows it all the same', async () => {
  const ports = { ...fakePorts(), progress: memoryProgress(), kept: memoryKept(), storage: inMemoryStorage() };
  ports.progress.failure = 'full';
  const { notices } = show({ ports });
  await userEvent.click(tab('Checklist 3'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Read chapter 7' }));
  await userEvent.click(tick('Draw a tide table'));
  await vi.waitFor(() =>
    expect(notices.map(({ tone, reason }) => [tone, reason])).toEqual([['error', expect.stringContaining('no room')]]),
  );
  expect(tick('Read chapter 7')).toHaveProperty('checked', true);
});

it('says that the code of a view did not arrive, and loads it again', async () => {
  vi.spyOn(loadView, 'cards').mockRejectedValueOnce(new Error('offline'));
  show();
  await userEvent.click(tab('Cards 2'));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/What is a tide\?/)).toBeTruthy();
});

it('is the text alone while a text is being written, and for a section whose items cannot be read; few items are views', () => {
  const page = show({ text: undefined });
  expect(screen.queryByRole('tab')).toBeNull();
  page.rerender(<ResultViews {...page.props} text={'Cards\nSome words about tides.\n\nNext Steps\n[ ] Read'} />);
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Text', 'Checklist 1']);
  page.rerender(<ResultViews {...page.props} text={'Cards\n1. Q: One?\nA: Yes.\n\nNext Steps\n[ ] Read'} />);
  expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Text', 'Cards 1', 'Checklist 1']);
});

it('shows a view over the whole window without starting it anew', async () => {
  show();
  await userEvent.click(tab('Checklist 3'));
  const box = await screen.findByRole('checkbox', { name: 'Read chapter 7' });
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  const dialog = screen.getByRole('dialog', { name: 'Checklist: Example' });
  expect(within(dialog).getByRole('checkbox', { name: 'Read chapter 7' })).toBe(box);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('checkbox', { name: 'Read chapter 7' })).toBe(box);
});
