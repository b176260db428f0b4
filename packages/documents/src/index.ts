export { readDocument } from './read/read-document.ts';
export { writeExport } from './write/write-export.ts';
