export { type Terminal, run } from './run.ts';
