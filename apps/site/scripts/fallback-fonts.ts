/**
 * `node apps/site/scripts/fallback-fonts.ts <folder>` writes src/boot/fallback-fonts.css: for each web font, fonts that a device has,
 * adjusted to the metrics of the web font, so that nothing moves when it arrives. Run it when a web font changes.
 *
 * The folder holds the files of FALLBACKS: the `latin-400-normal` and `latin-700-normal` files of the packages @fontsource/arimo,
 * roboto, gelasio and noto-serif, and DejaVu's own. Arimo and Gelasio have the widths of Arial and Georgia, which are not free.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../../scripts/browser.ts';

interface Fallback {
  /** The family that the style sheets name. */
  readonly family: string;
  readonly weights: readonly { readonly weight: 400 | 700; readonly file: string; readonly local: readonly string[] }[];
}

const SITE = join(import.meta.dirname, '..');
const FOLDER = process.argv[2] ?? '.';

const WEB_FONTS: readonly { readonly file: string; readonly fallbacks: readonly Fallback[] }[] = [
  {
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    fallbacks: [
      fallback('Atkinson on Arial', 'arimo-latin-$-normal.woff2', ['Arial', 'Liberation Sans', 'Arimo']),
      fallback('Atkinson on Roboto', 'roboto-latin-$-normal.woff2', ['Roboto']),
      fallback('Atkinson on DejaVu', { 400: 'DejaVuSans.ttf', 700: 'DejaVuSans-Bold.ttf' }, ['DejaVu Sans']),
    ],
  },
  {
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    fallbacks: [
      fallback('Source Serif on Georgia', 'gelasio-latin-$-normal.woff2', ['Georgia', 'Gelasio']),
      fallback('Source Serif on Noto', 'noto-serif-latin-$-normal.woff2', ['Noto Serif']),
      fallback('Source Serif on DejaVu', { 400: 'DejaVuSerif.ttf', 700: 'DejaVuSerif-Bold.ttf' }, ['DejaVu Serif']),
    ],
  },
];

/** @param files a name with `$` for the weight, or one for each weight */
function fallback(family: string, files: string | Readonly<Record<400 | 700, string>>, names: readonly string[]): Fallback {
  const fileOf = (weight: 400 | 700): string => (typeof files === 'string' ? files.replace('$', `${weight}`) : files[weight]);
  return {
    family,
    weights: [
      { weight: 400, file: fileOf(400), local: names },
      { weight: 700, file: fileOf(700), local: names.map((name) => `${name} Bold`) },
    ],
  };
}

/** English of the pages: how often each letter and space occurs decides the average width. */
const TEXT =
  readFileSync(join(SITE, 'content/posts/complete-guide-ntcc-reports.md'), 'utf8')
    .split('---')[2]
    ?.replace(/[^\w .,;:'()-]/g, '') ?? '';

/** All per em. */
interface Metrics {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
}

async function metricsOf(page: Page, file: string, weight: number): Promise<Metrics> {
  const data = readFileSync(file).toString('base64');
  return page.evaluate(
    async ([base64, text, weight]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const face = await new FontFace('measured', bytes, { weight: '1 1000' }).load();
      document.fonts.add(face);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('The browser has no canvas');
      context.font = `${weight} 1000px measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      document.fonts.delete(face);
      return { width: width / text.length / 1000, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
    },
    [data, TEXT, weight] as const,
  );
}

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
const rules: string[] = [];
for (const { file, fallbacks } of WEB_FONTS) {
  for (const { family, weights } of fallbacks) {
    for (const { weight, file: local, local: names } of weights) {
      const web = await metricsOf(page, join(SITE, 'node_modules', file), weight);
      const size = web.width / (await metricsOf(page, join(FOLDER, local), weight)).width;
      rules.push(`@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${names.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(web.ascent / size)};
  descent-override: ${percent(web.descent / size)};
  line-gap-override: 0%;
}`);
    }
  }
}
await browser.close();
writeFileSync(join(SITE, 'src/boot/fallback-fonts.css'), `/* Written by apps/site/scripts/fallback-fonts.ts. */\n${rules.join('\n')}\n`);
