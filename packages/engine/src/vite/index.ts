export { type DefinitionChecker, definitionChecker } from '../check/check-definitions.ts';
export { type DefinitionProblem, formatProblem } from '../check/problem.ts';
export { checkFolder } from './definition-folders.ts';
export { type ReadDefinition, readDefinition } from './read-definitions.ts';
export { type ToolDefinitionsOptions, toolDefinitions } from './tool-definitions.ts';
