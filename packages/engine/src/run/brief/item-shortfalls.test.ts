import { expect, it } from 'vitest';
import { createTool } from '../../definition/tool.ts';
import { exampleDefinition } from '../../testing/example-tool.ts';
import { itemShortfalls } from './item-shortfalls.ts';

const [first] = exampleDefinition.outline;
const tool = createTool(
  {
    ...exampleDefinition,
    outline: [{ ...first, title: 'Cards', length: { items: [2, 3], of: 'card' }, holds: { kind: 'card', views: ['cards'] } }],
  },
  () => true,
);
const ONE = 'Cards\n1. Q: What is a tide?\nA: A rise of the sea.';

it("says which items a model's saved text has too few of, and nothing of the device's or of a whole text", () => {
  expect(itemShortfalls(tool, ONE, 'model-a')).toEqual(['Fewer than asked for: "Cards" (1 of 2 to 3 cards).']);
  expect(itemShortfalls(tool, ONE, 'on-device')).toEqual([]);
  expect(itemShortfalls(tool, `${ONE}\n\n2. Q: What makes it?\nA: The moon.`, 'model-a')).toEqual([]);
});

it("says that a model's saved text is in another form than its views read, and nothing of a few words that say there is nothing", () => {
  const plan = createTool(
    {
      ...exampleDefinition,
      outline: [{ title: 'Plan', brief: 'The days.', holds: { kind: 'block', views: ['plan'] }, onDevice: first.onDevice }],
    },
    () => true,
  );
  expect(itemShortfalls(plan, `Plan\n${'Read a chapter and rest. '.repeat(10)}`, 'model-a')).toEqual([
    'Shown as text only, because it is not in the form that was asked for: "Plan".',
  ]);
  expect(itemShortfalls(plan, 'Plan\nThere is no day left before the exam.', 'model-a')).toEqual([]);
  expect(itemShortfalls(plan, `Plan\n2026-11-23 | 50 min | Physics | optics | review\n${'Then rest. '.repeat(30)}`, 'model-a')).toEqual([]);
});
