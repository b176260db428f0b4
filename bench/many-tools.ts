/**
 * `npm run bench:tools`: builds the site in a temporary copy of the workspace, as it is and with 1,000 generated tools more, and
 * compares what a browser loads on pages that list no tools.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browser.ts';
import { writeTools } from './generated-tools.ts';

const ROOT = join(import.meta.dirname, '..');
const GENERATED = 1_000;
const PAGES = ['/', '/tools/mock-interview', '/blog/complete-guide-ntcc-reports'];
const ORIGIN = 'http://site.test';

interface Weights {
  /** Gzip bytes of the HTML. */
  readonly html: number;
  /** Gzip bytes of the scripts that load until the whole page is hydrated. */
  readonly script: number;
}

interface Measured {
  readonly pages: number;
  readonly seconds: number;
  readonly weights: ReadonlyMap<string, Weights>;
}

/** A copy of the workspace whose links between packages lead into the copy. Libraries are those of the original. */
function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'many-tools-'));
  const left = new Set(['dist', '.cache', '.vite', '.tanstack', 'e2e', 'stories']);
  const filter = (file: string): boolean => !left.has(basename(file));
  for (const name of ['apps/site', 'packages', 'package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json'])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, verbatimSymlinks: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function buildAndMeasure(workspace: string): Promise<Measured> {
  const site = join(workspace, 'apps/site');
  const start = performance.now();
  execFileSync(process.execPath, [join(ROOT, 'apps/site/node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'error'], {
    cwd: site,
    stdio: 'inherit',
  });
  const seconds = (performance.now() - start) / 1_000;
  const client = join(site, 'dist/client');
  return { pages: globSync('**/index.html', { cwd: client }).length, seconds, weights: await weigh(client) };
}

/** Opens each page in a browser with an empty cache, moves the pointer over it and adds up what it loaded. */
async function weigh(client: string): Promise<Map<string, Weights>> {
  const browser = await chromium.launch(launchOptions());
  const weights = new Map<string, Weights>();
  for (const path of PAGES) {
    const page = await browser.newPage();
    let script = 0;
    await page.route(`${ORIGIN}/**`, async (route) => {
      const asked = join(client, new URL(route.request().url()).pathname);
      const file = existsSync(asked) && statSync(asked).isDirectory() ? join(asked, 'index.html') : asked;
      if (file.endsWith('.js')) script += gzipSync(readFileSync(file)).length;
      await route.fulfill({ path: file });
    });
    await page.goto(ORIGIN + path, { waitUntil: 'networkidle' });
    await page.mouse.move(1, 1);
    await page.waitForSelector('[data-part="waiting"]', { state: 'detached' });
    await page.waitForLoadState('networkidle');
    weights.set(path, { html: gzipSync(readFileSync(join(client, path, 'index.html'))).length, script });
    await page.close();
  }
  await browser.close();
  return weights;
}

function row(...cells: readonly (string | number)[]): void {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(36) : String(cell).padStart(14))).join('')}\n`);
}

const workspace = copyWorkspace();
try {
  const before = await buildAndMeasure(workspace);
  writeTools(join(workspace, 'packages/tool-defs/src/tools'), GENERATED);
  const after = await buildAndMeasure(workspace);
  row('gzip bytes', 'as it is', `+ ${GENERATED} tools`, 'ratio');
  for (const [path, { html, script }] of before.weights) {
    const now = after.weights.get(path) ?? { html: Number.NaN, script: Number.NaN };
    row(`${path} HTML`, html, now.html, (now.html / html).toFixed(3));
    row(`${path} script`, script, now.script, (now.script / script).toFixed(3));
  }
  row('pages', before.pages, after.pages, (after.pages / before.pages).toFixed(1));
  row('build, seconds', before.seconds.toFixed(1), after.seconds.toFixed(1), (after.seconds / before.seconds).toFixed(1));
} finally {
  rmSync(workspace, { recursive: true });
}
