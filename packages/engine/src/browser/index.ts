export { browserPorts } from './browser-ports.ts';
export { browserClipboard } from './clipboard.ts';
export { browserWorkPorts, type WorkPorts } from './work-ports.ts';
