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
