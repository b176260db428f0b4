// Brings the skills' parameters into the types of whoever imports this package.
export type {} from './declarations.ts';
export { inProcessGenerator } from './runner/in-process.ts';
export { type WrittenSection, writeSections } from './runner/run-task.ts';
export { type Line, type Span, textOf } from './spans.ts';
