/**
 * Uses the packed packages as somebody else would: in a folder outside this workspace, installed with npm, without its node_modules.
 * Runs the engine's example on the device and with a model, the command, and a type check of the packed declarations.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startFakeModel } from '@marginalia/fake-model';
import { packPackages } from './pack.ts';

const EXAMPLE = join(import.meta.dirname, '../packages/engine/example');
const TSC = join(import.meta.dirname, '../node_modules/.bin/tsc');

const folder = mkdtempSync(join(tmpdir(), 'marginalia-'));
const service = await startFakeModel();
try {
  await install();
  const device = await run(process.execPath, 'run-a-tool.mjs');
  assert.match(device, /^Flashcards\n1\. Q: What is osmosis\?/);
  assert.match(device, /Written by on-device\.$/m);
  const model = await run(process.execPath, 'run-a-tool.mjs', `${service.url}/v1`, 'fake');
  assert.match(model, /Q:/);
  assert.match(model, /Written by fake\.$/m);
  const output = JSON.parse(await run(join(folder, 'node_modules/.bin/marginalia'), 'run', 'flashcard-creator', 'input.json', '--json'));
  assert.equal(output.complete, true);
  assert.match(output.text, /What is osmosis\?/);
  await run(TSC, '--project', '.');
  process.stdout.write('The packed packages work outside the workspace.\n');
} finally {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}

async function install(): Promise<void> {
  const dependencies = Object.entries(await packPackages()).map(([name, tarball]) => [`@marginalia/${name}`, `file:${tarball}`]);
  write('package.json', { name: 'outside', private: true, type: 'module', dependencies: Object.fromEntries(dependencies) });
  write('input.json', { material: 'Osmosis is the movement of water across a membrane.' });
  write('tsconfig.json', {
    compilerOptions: { module: 'NodeNext', target: 'ES2024', lib: ['ES2024', 'DOM'], strict: true, noEmit: true, types: [] },
    include: ['types.ts'],
  });
  cpSync(EXAMPLE, folder, { recursive: true });
  await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts');
}

function write(file: string, value: object): void {
  writeFileSync(join(folder, file), JSON.stringify(value));
}

/** Runs a program in the folder outside, with a key for the fake service. Rejects with its errors unless it ends with status 0. */
async function run(program: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, MARGINALIA_KEY: 'test-key' };
  const { stdout } = await promisify(execFile)(program, words, { cwd: folder, env, encoding: 'utf8' });
  return stdout;
}
