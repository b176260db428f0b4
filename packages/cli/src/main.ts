#!/usr/bin/env node
import { run } from './run.ts';

const stopped = new AbortController();
// The first Ctrl-C ends the run and prints what it wrote; the second ends the program.
process.once('SIGINT', () => stopped.abort());

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
  signal: stopped.signal,
});
