import type { KeptResult, SectionItems } from '@marginalia/engine';
import { expect, it } from 'vitest';
import { changesSince, earlierStates, keptBefore, stateBefore } from './changes.ts';

const earlierSections: SectionItems[] = [
  {
    kind: 'coverage',
    section: 'glance',
    title: 'At a Glance',
    items: [
      { topic: 'Relations', state: 'covered' },
      { topic: 'Super Key', state: 'thin' },
      { topic: 'Old topic', state: 'missing' },
    ],
  },
];
const now = [
  { topic: 'Relations', state: 'missing' },
  { topic: 'Super key', state: 'covered' },
  { topic: 'New topic', state: 'covered' },
] as const;

it('counts what is newly covered and what is lost, and knows the state before', () => {
  const earlier = earlierStates(earlierSections, '2026-11-20T18:05:00Z', now);
  expect(earlier && changesSince(earlier, now)).toEqual({ newlyCovered: 1, lost: 1, wereCovered: 1, hadTopics: 3 });
  expect(now.map((topic) => stateBefore(earlier, topic))).toEqual(['covered', 'thin', undefined]);
});

it('compares no results about other topics', () => {
  expect(earlierStates(earlierSections, '2026-11-20T18:05:00Z', [{ topic: 'Relations' }, { topic: 'b' }, { topic: 'c' }])).toBeUndefined();
});

it('takes the finished result before this one, and none for a text that is not kept', () => {
  const kept = (text: string, complete = true) => ({ text, complete }) as KeptResult;
  const list = [kept('newer'), kept('this'), kept('stopped', false), kept('this'), kept('before')];
  expect(keptBefore(list, 'this')?.text).toBe('before');
  expect(keptBefore(list, 'other')).toBeUndefined();
});
