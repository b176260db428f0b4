import { expect, it } from 'vitest';
import type { KeptResult } from '../../kept/kept-result.ts';
import { memoryKept } from '../../testing/memory-kept.ts';
import { memoryProgress } from '../../testing/memory-progress.ts';
import { resultProgress } from './result-progress.ts';

const record = (id: string, text: string): KeptResult => ({
  id,
  tool: 'cards',
  at: '2026-11-20T12:00:00.000Z',
  values: {},
  text,
  source: 'on-device',
  complete: true,
  shortfalls: [],
  unfinished: false,
});

it('pins the kept results with this text at the first change, and no other', async () => {
  const ports = { kept: memoryKept([record('one', 'A text.'), record('two', 'Another text.')]), progress: memoryProgress() };
  const progress = resultProgress(ports, 'cards', 'A text.');
  expect(await progress.read()).toBeUndefined();
  expect(ports.kept.records.get('one')?.pinned).toBeUndefined();
  await progress.update('checklist', () => ['a']);
  expect([...ports.kept.records.values()].map(({ pinned }) => pinned)).toEqual([true, undefined]);
});

it('shares what was done between the results that have one text', async () => {
  const ports = { kept: memoryKept(), progress: memoryProgress() };
  await resultProgress(ports, 'cards', 'A text.').update('checklist', () => ['a']);
  expect((await resultProgress(ports, 'cards', 'A text.').read())?.views).toEqual({ checklist: ['a'] });
  expect(await resultProgress(ports, 'cards', 'B text.').read()).toBeUndefined();
  expect(await resultProgress(ports, 'planner', 'A text.').read()).toBeUndefined();
});
