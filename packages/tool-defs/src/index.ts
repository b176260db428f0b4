export { announced } from './announced.ts';
export { tools } from './catalogue.ts';
export { categories } from './categories.ts';
export { featuredTools, leadingTools, toolCount } from './featured.ts';
export { homePicture } from './home-picture.ts';
export { loadTool, loadTools } from './load-tool.ts';
export { quickActions } from './quick-actions.ts';
export { showcase } from './showcase.ts';
export { starts } from './starts.ts';
