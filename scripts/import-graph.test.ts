import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { childrenOf, circleOf, foldersOf, importsOf } from './import-graph.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = [
  'packages/cli/src',
  'packages/documents/src',
  'packages/engine/src',
  'packages/fake-model/src',
  'packages/on-device/src',
  'packages/tool-defs/src',
  'packages/ui/src',
  'apps/site/build',
  'apps/site/src',
  'apps/storybook',
  'scripts',
];

/** The lines of architecture.md that give an order: "**Engine** (`packages/engine/src`): `format` → `definition`, `items` → …". */
const LAYERS = [...readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(/^\*\*[^*]+\*\* \(`([^`]+)`\):([\s\S]*?)\n\n/gm)].map(
  ([, folder = '', order = '']) => ({
    folder,
    layers: order.split('→').map((layer) => [...layer.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  }),
);

const graphs = new Map([...SOURCES, ...LAYERS.map(({ folder }) => folder)].map((folder) => [folder, importsOf(join(ROOT, folder))]));
const graphOf = (folder: string) => graphs.get(folder) ?? new Map<string, ReadonlySet<string>>();

it.each(SOURCES)('no file of %s imports itself through others', (source) => {
  expect(circleOf(graphOf(source))).toBeUndefined();
});

it.each(SOURCES)('no folder of %s imports itself through others', (source) => {
  const graph = graphOf(source);
  const circles = foldersOf(graph).flatMap((folder) => {
    const circle = circleOf(childrenOf(graph, folder));
    return circle ? [`${folder}: ${circle.join(' → ')}`] : [];
  });
  expect(circles).toEqual([]);
});

it('architecture.md gives the order of the folders in all large packages', () => {
  expect(LAYERS.map(({ folder }) => folder)).toEqual(
    expect.arrayContaining([
      'packages/engine/src',
      'packages/engine/src/run',
      'packages/ui/src',
      'packages/on-device/src',
      'apps/site/src',
    ]),
  );
});

it.each(LAYERS)('each folder of $folder stands in the order of architecture.md', ({ folder, layers }) => {
  const folders = foldersOf(graphOf(folder)).filter((name) => name !== '' && !name.includes('/'));
  expect(
    layers
      .flat()
      .filter((name) => !/\.tsx?$/.test(name))
      .toSorted(),
  ).toEqual(folders.toSorted());
});

it.each(LAYERS)('no folder of $folder imports one that stands beside or after it in architecture.md', ({ folder, layers }) => {
  const layerOf = new Map(layers.flatMap((names, layer) => names.map((name) => [name, layer] as const)));
  const upward = [...childrenOf(graphOf(folder), '')].flatMap(([name, imported]) =>
    [...imported]
      .filter((other) => (layerOf.get(other) ?? -1) >= (layerOf.get(name) ?? Number.POSITIVE_INFINITY))
      .map((other) => `${name} imports ${other}`),
  );
  expect(upward).toEqual([]);
});

it('no skill imports another', () => {
  expect([...childrenOf(graphOf('packages/on-device/src'), 'skills')].filter(([, imported]) => imported.size > 0)).toEqual([]);
});
