import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Importers, importersOf } from './importers.ts';
import { nearestTests } from './nearest-tests.ts';

const TESTS = [
  'apps/site/src/home.test.ts',
  'packages/engine/src/run/run.test.ts',
  'packages/engine/src/field/field.test.ts',
  'packages/engine/src/field/rows/rows.test.ts',
];

const NO_IMPORTS: Importers = new Map();

it('Without imports, the tests beside a changed file come first, then those around it in its package, and none of other packages', () => {
  expect(nearestTests(TESTS, ['packages/engine/src/field/field.ts'], 9, NO_IMPORTS)).toEqual([
    'packages/engine/src/field/field.test.ts',
    'packages/engine/src/field/rows/rows.test.ts',
    'packages/engine/src/run/run.test.ts',
  ]);
});

it('A test is as near as its nearest changed file', () => {
  expect(nearestTests(TESTS, ['apps/site/src/home.ts', 'packages/engine/src/run/run.ts'], 2, NO_IMPORTS)).toEqual([
    'apps/site/src/home.test.ts',
    'packages/engine/src/run/run.test.ts',
  ]);
});

it('The tests that import a changed file come first, by the number of imports between, in other packages too', () => {
  const importers: Importers = new Map([
    ['packages/engine/src/field/field.ts', new Set(['packages/engine/src/run/run.ts', 'packages/engine/src/field/rows/rows.test.ts'])],
    ['packages/engine/src/run/run.ts', new Set(['apps/site/src/home.test.ts', 'packages/engine/src/run/run.test.ts'])],
  ]);
  expect(nearestTests(TESTS, ['packages/engine/src/field/field.ts'], 9, importers)).toEqual([
    'packages/engine/src/field/rows/rows.test.ts',
    'packages/engine/src/run/run.test.ts',
    'apps/site/src/home.test.ts',
    'packages/engine/src/field/field.test.ts',
  ]);
});

const ROOT = join(import.meta.dirname, '..');
const FILES = globSync(['{packages,apps,bench}/**/*.{ts,tsx}', 'scripts/*.ts'], {
  cwd: ROOT,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
});
const ALL_TESTS = FILES.filter((file) => /\.test\.tsx?$/.test(file));
const importers = importersOf(ROOT, FILES);

it.each([
  ['packages/on-device/src/lib/cards/standing.ts', 'packages/on-device/src/skills/cards/skill.test.ts', 'a skill uses it'],
  [
    'packages/on-device/src/lib/terms/definition/meaning.ts',
    'packages/on-device/src/skills/cards/skill.test.ts',
    'a skill uses it through others',
  ],
  ['packages/on-device/src/skills/cards/skill.ts', 'packages/on-device/src/skills/study-skills.test.ts', 'code loads it by import()'],
  ['packages/engine/src/plan/plan-anew.ts', 'apps/site/src/tool-views.test.tsx', "another package imports it by the engine's entry"],
])('A change of %s runs %s, because %s', (changed, test) => {
  expect(nearestTests(ALL_TESTS, [changed], 20, importers)).toContain(test);
});
