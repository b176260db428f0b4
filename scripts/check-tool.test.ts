import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkTool } from './check-tool.ts';

// The folder is inside tool-defs, so that the definitions can import the engine.
const toolDefs = join(import.meta.dirname, '../packages/tool-defs');
const folder = join(toolDefs, '.cache/check-tool');
const definition = readFileSync(join(toolDefs, 'src/tools/flashcard-creator.tool.ts'), 'utf8');

function write(slug: string, order: number, change = (source: string): string => source): void {
  const source = definition
    .replace("slug: 'flashcard-creator'", `slug: '${slug}'`)
    .replace(/\bname: '[^']+'/, `name: '${slug}'`)
    .replace(/\bfeatured: \d+,/, '')
    .replace(/\border: \d+/, `order: ${order}`)
    .replace(/\bcounter: '\w+'/, `counter: '${slug}'`);
  writeFileSync(join(folder, `${slug}.tool.ts`), change(source));
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  write('good', 1);
  write('wrong', 2, (source) => source.replace("task: '", "task: '{materiel} "));
  write('worse', 1);
});

describe('npm run check-tool', () => {
  it('prints the problems of one tool or of all tools', async () => {
    const all = await checkTool('', folder);
    expect(all.failed).toBe(true);
    expect(all.text).toMatch(/wrong\.tool\.ts: request\.task: \{materiel\} is not a known placeholder\. Did you mean \{material\}\?/);
    expect(all.text).toMatch(/worse\.tool\.ts: order: 1 in the category \w+ is already used by .*good\.tool\.ts\. Give each/);
    const one = await checkTool('wrong', folder);
    expect([one.failed, one.text.split('\n').length]).toEqual([true, 1]);
    expect(await checkTool('good', folder)).toEqual({ failed: false, text: 'good: no problem.' });
  });

  it('exits with an error that says what to do', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'check-tool.ts'), 'unknown'], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^There is no .*unknown\.tool\.ts\. Write it with: npm run new-tool unknown\n$/);
  });
});
