import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { HOSTILE } from './hostile-files.ts';
import { readInChild } from './read-file.ts';

/** Seconds of the processor and megabytes that a hostile file may cost. */
const MOST = { cpu: 2, megabytes: 200 };

const folder = mkdtempSync(join(tmpdir(), 'marginalia-hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(HOSTILE)(
  '$name is $expected',
  ({ name, expected, make }) => {
    const path = join(folder, name);
    writeFileSync(path, make());
    const { refused = 'read', cpu, megabytes } = readInChild(path);
    process.stdout.write(`${name.padEnd(34)} ${refused.padEnd(9)} ${cpu.toFixed(2)} s ${Math.round(megabytes)} MB\n`);
    expect(refused).toBe(expected);
    expect(cpu).toBeLessThan(MOST.cpu);
    expect(megabytes).toBeLessThan(MOST.megabytes);
  },
  60_000,
);
