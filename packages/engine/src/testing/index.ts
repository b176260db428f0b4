export { exampleDefinition, exampleTool, toolForTest } from './example-tool.ts';
export { type FakeGenerator, type FakeGeneratorOptions, fakeGenerator } from './fake-generator.ts';
export { type FakePorts, fakePorts, type MemoryStorage, memoryStorage } from './fake-ports.ts';
