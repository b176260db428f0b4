export { inProcessGenerator } from './in-process.ts';
export { type WrittenSection, writeSections } from './run-task.ts';
export { type Line, type Span, textOf } from './trace.ts';
