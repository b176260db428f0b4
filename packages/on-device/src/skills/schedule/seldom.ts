export * from './print/seldom/seldom-printers.ts';
export * from './read/seldom/seldom-readers.ts';
