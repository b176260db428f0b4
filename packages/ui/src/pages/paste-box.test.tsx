import { memoryDrafts } from '@marginalia/engine/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { takeArrival } from '../drafts/arrival.ts';
import { usePathname } from '../navigation/navigation.tsx';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { someStarts } from '../testing/tools.ts';
import { PasteBox } from './PasteBox.tsx';

afterEach(cleanup);

const Path = () => <output>{usePathname()}</output>;

function open(drafts = memoryDrafts()) {
  render(
    <MemoryNavigation path="/">
      <PasteBox drafts={drafts} starts={someStarts} />
      <Path />
    </MemoryNavigation>,
  );
  const box = screen.getByLabelText<HTMLTextAreaElement>('Paste your notes');
  return { drafts, box, user: userEvent.setup(), path: () => screen.getByRole('status').textContent };
}

it('carries the notes to the tool of the pressed button, and keeps them in the box', async () => {
  const { drafts, box, user, path } = open();
  await user.type(box, 'The moon pulls.');
  await user.click(screen.getByRole('button', { name: 'Check notes' }));
  expect(path()).toBe('/tools/note-gap-finder');
  expect(takeArrival(drafts, 'note-gap-finder')).toEqual({ do: 'run', material: 'The moon pulls.' });
  expect(takeArrival(drafts, 'note-gap-finder')).toBeUndefined();
  cleanup();
  expect(open(drafts).box.value).toBe('The moon pulls.');
});

it('asks for notes while there are none, and stays', async () => {
  const { box, user, path } = open();
  await user.click(screen.getByRole('button', { name: 'Practise' }));
  expect(screen.getByRole('alert').textContent).toBe('There are no notes here yet. Paste or type some first.');
  expect(document.activeElement).toBe(box);
  expect(path()).toBe('/');
});
