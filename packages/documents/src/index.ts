export { writeExport } from './write/write-export.ts';
