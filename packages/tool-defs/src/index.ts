export { announced } from './announced.ts';
export { categories } from './categories.ts';
export { loadTool } from './load-tool.ts';
export { featuredTools, tools } from './manifest.ts';
export { quickActions, showcase } from './showcase.ts';
