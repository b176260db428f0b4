/** Draws the site's icons and its Open Graph picture in Chromium, from the favicon, the tokens and the site's own font. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'apps/site/public');
const tokens = readFileSync(join(root, 'packages/ui/src/styles/tokens.css'), 'utf8');
const sign = readFileSync(join(target, 'favicon.svg'), 'utf8');
const font = readFileSync(
  join(
    root,
    'apps/site/node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
).toString('base64');

const STYLE = `${tokens}
@font-face { font-family: "Atkinson Hyperlegible Next Variable"; src: url(data:font/woff2;base64,${font}); font-weight: 200 800; }
* { margin: 0; box-sizing: border-box; }
body { font-family: var(--font-ui); color: var(--text-strong); background: var(--bg-canvas); }
svg { display: block; inline-size: 100%; }
.icon { padding: var(--edge); background: #161e2e; }
.card { block-size: 630px; padding: 84px 88px; display: flex; flex-direction: column; justify-content: space-between; }
.name { display: flex; align-items: center; gap: 24px; font-size: 44px; font-weight: 700; letter-spacing: -0.02em; }
.name span { inline-size: 64px; }
h1 { font-size: 92px; line-height: 1.34; letter-spacing: -0.022em; }
mark { padding: 0 14px 4px; margin-inline-start: -14px; border-radius: 10px; background: var(--marker); color: var(--marker-fg); }
p { font-size: 34px; color: var(--text-muted); }`;

const SIGN_ALONE = `<body style="background:none">${sign}</body>`;

async function draw(page: Page, file: string, width: number, height: number, body: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>${STYLE}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  writeFileSync(join(target, file), file.endsWith('.ico') ? icoOf(picture, width) : picture);
}

/**
 * The bytes of favicon.ico, which browsers request for files that are not pages: an ICO file with one PNG image (Microsoft, "Icons",
 * ICONDIR).
 */
function icoOf(png: Buffer, edge: number): Buffer {
  const head = Buffer.alloc(22);
  // The header: type 1 (icon), one image with its size in pixels, 1 plane and 32 bits. The PNG bytes follow the header.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ colorScheme: 'light' });
for (const edge of [180, 192, 512]) await draw(page, `icon-${edge}.png`, edge, edge, SIGN_ALONE);
await draw(page, 'favicon.ico', 32, 32, SIGN_ALONE);
// A mask may cut off everything outside the middle four fifths of a maskable icon.
await draw(page, 'icon-maskable.png', 512, 512, `<div class="icon" style="--edge:64px">${sign}</div>`);
await draw(
  page,
  'og.png',
  1200,
  630,
  `<div class="card"><div class="name"><span>${sign}</span>Marginalia</div><h1>Study tools that<br><mark>show their work</mark></h1><p>Free. No account, no key. Runs in your browser.</p></div>`,
);
await browser.close();
