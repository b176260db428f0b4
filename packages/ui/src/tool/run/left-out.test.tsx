import { exampleTool, fakeGenerator, fakePorts, proseOf } from '@marginalia/engine/testing';
import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { card, clearView, openScreen, ready, stubView } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const answering = (text: string) => fakePorts({ generator: fakeGenerator({ answer: () => ({ chunks: [text] }), source: 'model-a' }) });
const text = `About Tides\n${proseOf(60, 'tide')}`;

it('lists what was left out of an answer, folded, and copies the text alone', async () => {
  const ports = answering(`Sure! Here it is:\n\n${text}\n\nLet me know if you need more!`);
  const { run, press } = openScreen(exampleTool(), ports);
  await run();
  await ready();
  const head = card().getByText('Left out of the answer');
  expect(card().queryByText('Sure! Here it is:')).toBeNull();
  head.click();
  await card().findByText('Sure! Here it is:');
  const items = within(head.closest('details') as HTMLElement).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Before the textSure! Here it is:',
    'Closing remarkLet me know if you need more!',
  ]);
  await press('Copy');
  expect(ports.copied).toEqual([text]);
});

it('shows the text of an answer that is off the subject, and no success', async () => {
  const { run, notices } = openScreen(exampleTool(), answering('The silver sea is singing low, and every lantern knows it so.'));
  await run();
  await card().findByText(/off the subject/);
  expect(card().getByText(/The silver sea is singing low/)).toBeTruthy();
  expect(notices.filter(({ tone }) => tone === 'success')).toEqual([]);
});
