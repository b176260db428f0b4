export { everyKindDefinition } from './every-kind-tool.ts';
export { checkedValues, exampleDefinition, exampleTool, toolForTest } from './example-tool.ts';
export { type FakeAnswer, type FakeGenerator, type FakeGeneratorOptions, fakeGenerator } from './fake-generator.ts';
export {
  type FakeGenerators,
  type FakePorts,
  type FakeWorkDatabase,
  fakeGenerators,
  fakePorts,
  fakeWork,
  fakeWorkDatabase,
  type MemoryStorage,
  memoryStorage,
} from './fake-ports.ts';
export { longDefinition, longTool } from './long-tool.ts';
export { type MemoryDecks, memoryDecks } from './memory-decks.ts';
export { type MemoryLeftDrafts, memoryDrafts, memoryLeftDrafts } from './memory-drafts.ts';
export { type MemoryKept, memoryKept } from './memory-kept.ts';
export { type MemoryProgress, memoryProgress } from './memory-progress.ts';
export { quickClock } from './quick-clock.ts';
export { runByHand } from './run-by-hand.ts';
export { runWithPorts } from './run-with-ports.ts';
export { answerTo, askedIn, placeIn, proseOf } from './written-model.ts';
