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
  memoryDrafts,
  memoryStorage,
} from './fake-ports.ts';
export { longDefinition, longTool } from './long-tool.ts';
export { runWithPorts } from './run-with-ports.ts';
export { answerTo, askedIn, proseOf } from './written-model.ts';
