import { expect, test } from 'vitest';
import { criticalStyle } from './critical-style.ts';

const PAGE = '<h1 class="title">Tools</h1><button class="btn btn--main">Go</button>';

test('The style of the first paint has the rules for the classes of its pages, and for elements', () => {
  const css = 'body{margin:0}.title{color:red}.menu,.btn{padding:0}.btn .icon{width:1px}@media (width<=40rem){.menu{display:none}}';
  expect(criticalStyle(css, [PAGE])).toBe('body{margin:0}.title{color:red}.btn{padding:0}');
});

test('It has what also holds without a class or a state', () => {
  const css = '.title:not(:focus){clip-path:none}.btn:not(.btn--busy){margin:0}:is(.menu,.title:not(.menu)){padding:0}';
  expect(criticalStyle(css, [PAGE])).toBe(css);
});

test('It has the classes that a script of the page adds', () => {
  expect(criticalStyle('.missing{color:red}', [PAGE, "bar.className = 'missing'"])).toBe('.missing{color:red}');
});

test('Pointer, focus, dialogs, print, animations and fonts to load come with the whole sheet; a local font does not', () => {
  const local = '@font-face{font-family:A;src:local(Arial)}';
  const css = `.btn:hover{color:red}a:focus-visible{color:red}html:has(dialog[open]){margin:0}@media print{.title{margin:0}}
    @keyframes turn{to{rotate:1turn}}@font-face{font-family:B;src:url(/b.woff2)}${local}`;
  expect(criticalStyle(css, [PAGE])).toBe(local);
});

test('A custom property stays only while a rule reads it, also through another property', () => {
  const css = ':root{--ink:red;--text:var(--ink);--unused:var(--also-unused);--also-unused:blue}.title{color:var(--text)}';
  expect(criticalStyle(css, [PAGE])).toBe(':root{--ink:red;--text:var(--ink)}.title{color:var(--text)}');
});

test('An empty layer stays, because it has a place in the order of the layers', () => {
  expect(criticalStyle('@layer parts{.menu{margin:0}}@layer screens{.title{margin:0}}', [PAGE])).toBe(
    '@layer parts{}@layer screens{.title{margin:0}}',
  );
});
