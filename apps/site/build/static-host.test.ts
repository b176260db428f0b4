import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './content-security-policy.ts';
import { siteFiles } from './site-files.ts';
import { staticHost } from './static-host.ts';

const HEADERS = securityHeaders({ scripts: ['theme()'], styles: ['a{}'] });
const FILES = {
  ...siteFiles(['/', '/tools', '/tools/flashcard-creator'], HEADERS),
  'index.html': 'Home',
  'tools/index.html': 'Tools',
  'tools/flashcard-creator/index.html': 'Flashcards',
  'assets/generator.worker-1.js': 'postMessage(1)',
  'storybook/index.html': 'Storybook',
  '404.html': 'Not here',
};
const POLICY = HEADERS['Content-Security-Policy'];

let root: string;
let server: PreviewServer;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'static-host-'));
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(root, 'dist/client', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: 'dist/client' },
    plugins: [staticHost()],
    preview: { port: 0 },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const ask = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]));

describe('a static host that reads the built _headers', () => {
  it.each([
    ['/', 'Home'],
    ['/tools', 'Tools'],
    ['/tools/flashcard-creator?from=mail', 'Flashcards'],
    // A worker gets its policy from the response of its own file, not from the page.
    ['/assets/generator.worker-1.js', 'postMessage(1)'],
  ])('sends %s with the policy', async (path, text) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get('Content-Security-Policy')).toBe(POLICY);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('sends Storybook without the policy, because its pages have inline scripts', async () => {
    const { headers } = await ask('/storybook/');
    expect(headers.get('Content-Security-Policy')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('lets a browser cache the files whose names change with their content, and no others', async () => {
    expect((await ask('/assets/generator.worker-1.js')).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/tools')).headers.get('Cache-Control')).not.toContain('immutable');
  });

  it('answers an unknown path with the not-found page', async () => {
    const response = await ask('/nowhere');
    expect([response.status, await response.text()]).toEqual([404, 'Not here']);
  });
});
