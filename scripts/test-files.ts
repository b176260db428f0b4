/**
 * Lets other programs read the files that the site writes. Installs them from Debian where they are missing, so it runs as root or in
 * a container.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Each program with its package of Debian. */
const PROGRAMS = { soffice: 'libreoffice-writer-nogui', pandoc: 'pandoc', pdftotext: 'poppler-utils' } as const;

const missing = Object.entries(PROGRAMS).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
if (missing.length > 0) {
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', ...missing);
}
run('vitest', 'run', '--config', join(import.meta.dirname, '../packages/documents/files-test/vitest.config.ts'));

function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function run(program: string, ...words: string[]): void {
  execFileSync(program, words, { stdio: 'inherit' });
}
