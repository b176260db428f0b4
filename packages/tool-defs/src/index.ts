export { announced } from './announced.ts';
export { tools } from './catalogue.ts';
export { categories } from './categories.ts';
export { featuredTools } from './featured.ts';
export { loadTool } from './load-tool.ts';
export { quickActions, showcase } from './showcase.ts';
