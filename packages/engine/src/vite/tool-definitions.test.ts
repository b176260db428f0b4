import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProblem } from '../check/problem.ts';
import { sampleSkills } from '../check/sample-skills.test-data.ts';
import type { ToolOverview } from '../definition/catalogue-order.ts';
import type { ToolIdentity } from '../definition/identity.ts';
import type { Tool } from '../definition/tool.ts';
import { checkFolder, definitionChecker, toolDefinitions } from './index.ts';

// The folder is inside tool-defs, so that the definitions can import the engine.
const root = join(import.meta.dirname, '../../../tool-defs/.cache/test-definitions');
const scripts = join(import.meta.dirname, '../../../../scripts');

let written: string;
/** The file that `npm run new-tool reading-log` writes. */
beforeAll(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  execFileSync(process.execPath, [join(scripts, 'new-tool.ts'), 'reading-log', root]);
  written = readFileSync(join(root, 'reading-log.tool.ts'), 'utf8');
  rmSync(join(root, 'reading-log.tool.ts'));
});

const camelCase = (slug: string): string => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes a definition into a test folder. `order` is its position in its category. */
function write(folder: string, slug: string, order = 1, change = (source: string): string => source): string {
  const file = join(root, folder, `${slug}.tool.ts`);
  mkdirSync(join(root, folder), { recursive: true });
  const source = written
    .replaceAll('reading-log', slug)
    .replaceAll('readingLog', camelCase(slug))
    .replaceAll('Reading Log', `Tool ${slug}`)
    .replace('order: 1', `order: ${order}`);
  writeFileSync(file, change(source));
  return file;
}

const misspell = (source: string): string => source.replace('understand the material', 'understand {titel}');
const MISSPELT =
  'request.task: {titel} is not a known placeholder. Did you mean {title}? Use one of {title}, {content}, {exam}, {day}, {hours}.';

describe('In the dev server, a definition', () => {
  let server: ViteDevServer;
  const printed: string[] = [];
  const load = async (file: string): Promise<Tool> => (await server.ssrLoadModule(`${file}?tool`))['default'] as Tool;
  const list = async <T>(folder: string, kind: string): Promise<T> => {
    const file = join(root, folder, `${kind}.js`);
    writeFileSync(file, `export { default } from './?${kind}';`);
    return (await server.ssrLoadModule(file))['default'] as T;
  };

  beforeAll(async () => {
    const customLogger = createLogger('silent');
    customLogger.error = (message) => void printed.push(message);
    customLogger.info = (message) => void printed.push(message);
    server = await createServer({
      configFile: false,
      root,
      customLogger,
      plugins: [toolDefinitions({ skills: sampleSkills })],
      server: { middlewareMode: true, watch: null },
    });
  });
  afterAll(() => server.close());

  it('In the dev server, a definition that new-tool wrote becomes a tool with a compiled validator', async () => {
    const tool = await load(write('new', 'reading-log'));
    expect(tool.name).toBe('Tool reading-log');
    expect(tool.check({ title: ' ', content: 'x' })).toMatchObject({ ok: false, issues: [{ message: 'Enter title', path: ['title'] }] });
    expect(tool.check({ title: 'Tides', content: 'x' })).toEqual({ ok: true, values: { title: 'Tides', content: 'x' } });
    expect(tool.check({ title: 'x'.repeat(2001), content: 'x' })).toMatchObject({
      issues: [{ message: 'Title is too long: 2,001 of at most 2,000 characters' }],
    });
  });

  it('adds only its identity to the lists, including the type of record that it saves', async () => {
    write('identities', 'saves-nothing', 2, (source) => source.replace(/^ *save: .*$/m, ''));
    write('identities', 'saves-work', 1);
    const identities = await list<ToolIdentity[]>('identities', 'identities');
    expect(identities.map(({ slug, savedType }) => [slug, savedType])).toEqual([
      ['saves-work', 'Tool saves-work'],
      ['saves-nothing', undefined],
    ]);
    expect(Object.keys(identities[1] ?? {}).sort()).toEqual(['category', 'counter', 'description', 'icon', 'name', 'order', 'slug']);
  });

  it('In the dev server, a definition with a mistake is left out of the lists and throws the problem when it is loaded; the other tools run', async () => {
    const good = write('mixed', 'good', 1);
    const wrong = write('mixed', 'wrong', 2, misspell);
    const broken = write('mixed', 'broken', 3, (source) => source.replace('export default', 'export defualt'));
    expect((await list<ToolIdentity[]>('mixed', 'identities')).map(({ slug }) => slug)).toEqual(['good']);
    expect(await list<ToolOverview>('mixed', 'overview')).toMatchObject({ count: 1 });
    const loaders = await list<Record<string, () => Promise<{ default: Tool }>>>('mixed', 'loaders');
    expect((await loaders['good']?.())?.default.slug).toBe('good');
    await expect(loaders['wrong']?.()).rejects.toThrow(`wrong.tool.ts: ${MISSPELT}`);
    await expect(loaders['broken']?.()).rejects.toThrow('broken.tool.ts: could not be read:');
    expect((await load(good)).slug).toBe('good');
    await expect(load(wrong)).rejects.not.toThrow('broken.tool.ts');
    await expect(load(broken)).rejects.not.toThrow('wrong.tool.ts');
  });

  it('In the dev server, a definition with a mistake is reported once, together with the others of its folder', async () => {
    write('printed', 'one', 1, misspell);
    write('printed', 'two', 1);
    printed.length = 0;
    for (const kind of ['identities', 'overview', 'loaders']) await list('printed', kind);
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(/one\.tool\.ts: request\.task.*\n.*two\.tool\.ts: order: 1 in the category study is already used/);
    write('printed', 'one', 2);
    server.moduleGraph.invalidateAll();
    expect(await list<ToolIdentity[]>('printed', 'identities')).toHaveLength(2);
    expect(printed[1]).toBe('The tool definitions have no problem.');
  });

  it('is read again when it has changed', async () => {
    const file = write('changing', 'changing');
    await load(file);
    writeFileSync(file, readFileSync(file, 'utf8').replace("name: 'Tool changing'", "name: 'Changed'"));
    server.moduleGraph.invalidateAll();
    expect((await load(file)).name).toBe('Changed');
  });
});

/** Builds a page that uses the lists of a folder. Returns its chunks by their content. */
async function built(folder: string) {
  const entry = join(root, folder, 'page.js');
  writeFileSync(
    entry,
    `import overview from './?overview';
     globalThis.page = {
       overview,
       all: () => import('./?identities'),
       tool: async (slug) => (await (await import('./?loaders')).default[slug]()).default,
     };`,
  );
  const { output } = (await build({
    configFile: false,
    root: join(root, folder),
    logLevel: 'silent',
    plugins: [toolDefinitions({ skills: sampleSkills })],
    resolve: { alias: { '@marginalia/engine': join(import.meta.dirname, '../index.ts') } },
    build: { write: false, minify: false, modulePreload: { polyfill: false }, rolldownOptions: { input: entry } },
  })) as { output: { fileName: string; code?: string; isEntry?: boolean; facadeModuleId?: string | null }[] };
  const codeOf = (wanted: (chunk: (typeof output)[number]) => boolean): string => output.find(wanted)?.code ?? '';
  return {
    page: codeOf(({ isEntry }) => isEntry === true),
    list: codeOf(({ facadeModuleId }) => facadeModuleId?.endsWith('?identities') === true),
    tool: (slug: string) => codeOf(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${slug}.tool.ts?tool`) === true),
    later: (slug: string) => codeOf(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${slug}.tool.ts?later`) === true),
  };
}

describe('A build of definitions', () => {
  it('fails with every problem of every file, as check-tool does', async () => {
    write('unbuildable', 'wrong', 1, misspell);
    write('unbuildable', 'good', 2);
    write('unbuildable', 'worse', 2, (source) =>
      source.replace("icon: 'lightbulb'", "icon: 'lightbulp'").replace('maxLength: 2000', 'maxLenght: 2000'),
    );
    const folder = join(root, 'unbuildable');
    const { problems } = await checkFolder(folder, definitionChecker(sampleSkills));
    expect(problems.map(({ path }) => path)).toEqual(['icon', 'input.properties.title.maxLenght', 'order', 'request.task']);
    await expect(built('unbuildable')).rejects.toThrow(problems.map(formatProblem).join('\n'));
  });

  it('puts only the tools that a page lists into its chunk, and each tool into a chunk of its own', async () => {
    const slugs = Array.from({ length: 20 }, (_, index) => `tool-${String.fromCharCode(97 + index)}`);
    for (const [index, slug] of slugs.entries()) write('many', slug, index + 1);
    const { page, list, tool } = await built('many');
    const namedIn = (code: string): string[] => slugs.filter((slug) => new RegExp(`\\b${slug}\\b`).test(code));
    expect(namedIn(page)).toEqual(slugs.slice(0, 5));
    expect(namedIn(list)).toEqual(slugs);
    expect(namedIn(tool('tool-t'))).toEqual(['tool-t']);
    expect(tool('tool-t')).toMatch(/export \{ \w+ as default \}/);
  });

  it('leaves the examples and the texts of the prompt to a chunk that the page loads later', async () => {
    const [, task = ''] = /task: '([^']+)'/.exec(written) ?? [];
    write('later', 'one', 1);
    const { tool, later } = await built('later');
    expect(task).not.toBe('');
    for (const part of [task, 'examples:', 'prompt:']) expect(tool('one')).not.toContain(part);
    expect(tool('one')).toContain('outline:');
    for (const part of [task, 'examples', 'prompt']) expect(later('one')).toContain(part);
  });
});
