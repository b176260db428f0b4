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

test('It has no rule for an attribute that no page has', () => {
  const css = '.btn[type=button]{margin:0}.btn[data-busy]{color:red}.title:not([data-busy]){margin:0}';
  expect(criticalStyle(css, ['<h1 class="title">Tools</h1><button class="btn" type="button">'])).toBe(
    '.btn[type=button]{margin:0}.title:not([data-busy]){margin:0}',
  );
});

test('Pointer, focus, dialogs, print, forced colours, animations and fonts to load come with the whole sheet; a local font that is named does not', () => {
  const local = 'body{font-family:B,"A"}@font-face{font-family:A;src:local(Arial)}';
  const css = `@media (forced-colors:active){.title{margin:0}}@font-face{font-family:C;src:local(Georgia)}.btn:hover{color:red}a:focus-visible{color:red}html:has(dialog[open]){margin:0}@media print{.title{margin:0}}
    @keyframes turn{to{rotate:1turn}}@font-face{font-family:B;src:url(/b.woff2)}${local}`;
  expect(criticalStyle(css, [PAGE])).toBe(local);
});

test('It has no property that shows only after an action', () => {
  expect(criticalStyle('.btn{cursor:pointer;transition:color .1s;color:red}.title{scroll-margin:1px}', [PAGE])).toBe(
    '.btn{color:red}.title{scroll-margin:1px}',
  );
});

test('It has the animation that lets parts of a page wait for a frame', () => {
  const css = '@keyframes first-frame{0%,to{content-visibility:hidden}}.title{animation:1ms first-frame}';
  expect(criticalStyle(css, [PAGE])).toBe(css);
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
