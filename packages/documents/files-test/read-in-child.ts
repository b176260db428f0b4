import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FileRefused } from '@marginalia/engine';
import { readStudentFile } from '../src/read/read-student-file.ts';

/**
 * Reads a file in a process of its own and writes what was read, its time and its memory as JSON: `node read-in-child.ts <file> <maps>
 * [password]`.
 */
const [path = '', maps = '', password] = process.argv.slice(2);
const file = new File([await openAsBlob(path)], basename(path));
const started = performance.now();
const cpu = process.cpuUsage();
const before = process.memoryUsage().rss;

async function outcome(): Promise<{ text: string; parts: number; leftOut: readonly string[] } | { refused: string }> {
  try {
    const { parts, leftOut } = await readStudentFile(file, {
      characterMap: (name) => readFile(join(maps, name)),
      ...(password !== undefined && { password }),
    });
    return { text: parts.map(({ text }) => text).join('\n\n'), parts: parts.length, leftOut };
  } catch (thrown) {
    return { refused: thrown instanceof FileRefused ? thrown.reason : String(thrown) };
  }
}

const result = await outcome();
const { user, system } = process.cpuUsage(cpu);
// The peak counts from the start of the process, so what Node takes by itself is subtracted.
const megabytes = Math.max(0, process.resourceUsage().maxRSS / 1024 - before / 1024 / 1024);
process.stdout.write(JSON.stringify({ ...result, seconds: (performance.now() - started) / 1000, cpu: (user + system) / 1e6, megabytes }));
