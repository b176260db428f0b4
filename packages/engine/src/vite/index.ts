export { toolDefinitions } from './tool-definitions.ts';
