// Adds the parameters of every skill to the types of any program that imports this package.
export type {} from './declarations.ts';
export { languageOf } from './lib/language/load-language.ts';
export { inProcessGenerator } from './runner/in-process.ts';
export { type WrittenSection, writeSections } from './runner/run-task.ts';
export { type Line, type Span, textOf } from './spans.ts';
