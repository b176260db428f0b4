import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tool } from '../definition/tool.ts';
import { toolDefinitions } from './index.ts';

// Inside tool-defs, so that the definitions find the engine as real ones do.
const root = join(import.meta.dirname, '../../../tool-defs/.cache/test-definitions');
const newTool = join(import.meta.dirname, '../../../../scripts/new-tool.ts');
let server: ViteDevServer;

/** A folder with the definition that `npm run new-tool` writes, changed as a test wants it. */
function definition(slug: string, change: (source: string) => string = (source) => source, folder = slug): string {
  mkdirSync(join(root, folder), { recursive: true });
  execFileSync(process.execPath, [newTool, slug, join(root, folder)]);
  const file = join(root, folder, `${slug}.tool.ts`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return file;
}

const load = async (file: string): Promise<Tool> => (await server.ssrLoadModule(`${file}?tool`))['default'] as Tool;

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  server = await createServer({
    configFile: false,
    root,
    plugins: [toolDefinitions()],
    server: { middlewareMode: true, watch: null },
    logLevel: 'silent',
  });
});
afterAll(() => server.close());

describe('A definition file', () => {
  it('that new-tool wrote is a tool with a compiled validator', async () => {
    const tool = await load(definition('reading-log'));
    expect(tool.name).toBe('Reading Log');
    expect(tool.check({ title: ' ', content: 'x' })).toMatchObject({ ok: false, issues: [{ message: 'Enter title', path: ['title'] }] });
    expect(tool.check({ title: 'Tides', content: 'x' })).toEqual({ ok: true, values: { title: 'Tides', content: 'x' } });
    expect(tool.check({ title: 'x'.repeat(2001), content: 'x' })).toMatchObject({
      issues: [{ message: 'Title is too long: at most 2,000 characters' }],
    });
  });

  it('gives other pages its identity alone, with the type of record that it saves', async () => {
    const file = definition('identity-only');
    const { default: identity } = await server.ssrLoadModule(`${file}?identity`);
    expect(Object.keys(identity as object).sort()).toEqual([
      'category',
      'counter',
      'description',
      'icon',
      'name',
      'order',
      'savedType',
      'slug',
    ]);
    expect(identity).toMatchObject({ savedType: 'Identity Only' });
  });

  it('gives no type of record where it saves none', async () => {
    const file = definition('saves-nothing', (source) => source.replace(/^ *save: .*$/m, ''));
    const { default: identity } = await server.ssrLoadModule(`${file}?identity`);
    expect(identity).not.toHaveProperty('savedType');
  });

  it.each<[string, (source: string) => string, RegExp]>([
    [
      'misspelt-placeholder',
      (source) => source.replace('understand "{title}"', 'understand "{titel}"'),
      /unknown placeholder \{titel\}; use one of \{title\}, \{content\}/,
    ],
    [
      'misspelt-keyword',
      (source) => source.replace('maxLength: 2000', 'maxLenght: 2000'),
      /input\.properties\.title has the unknown keyword "maxLenght"/,
    ],
    [
      'no-such-field',
      (source) => source.replace("{ from: 'content', sentences", "{ from: 'contents', sentences"),
      /names the field "contents"/,
    ],
    [
      'bad-required',
      (source) => source.replace("required: ['title', 'content']", "required: ['title', 'text']"),
      /input\.required names "text"/,
    ],
    ['broken-syntax', (source) => source.replace('export default', 'export defualt'), /could not be read/],
    ['no-export', () => 'export const tool = 1;', /it exports nothing; write "export default defineTool/],
    [
      'wrong-slug',
      (source) => source.replace("slug: 'wrong-slug'", "slug: 'other-slug'"),
      /slug "other-slug" must be the file's name; write slug: 'wrong-slug'/,
    ],
  ])('with a fault (%s) fails with its name and the mend', async (slug, change, message) => {
    const file = definition(slug, change);
    await expect(load(file)).rejects.toThrow(message);
    await expect(load(file)).rejects.toThrow(`${slug}.tool.ts`);
  });

  it('that shares a counter with another names both', async () => {
    definition('first-one', undefined, 'shared');
    const second = definition('second-one', (source) => source.replace("counter: 'secondOne'", "counter: 'firstOne'"), 'shared');
    await expect(load(second)).rejects.toThrow(
      /second-one\.tool\.ts: counter "firstOne" is already used by .*first-one\.tool\.ts; give this tool a counter of its own/,
    );
  });

  it('is read anew when it has changed', async () => {
    const file = definition('changing');
    await load(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace("name: 'Changing'", "name: 'Changed'"));
    server.moduleGraph.invalidateAll();
    expect((await load(file)).name).toBe('Changed');
  });
});
