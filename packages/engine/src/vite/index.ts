export { readDefinition } from './read-definition.ts';
export { toolDefinitions } from './tool-definitions.ts';
