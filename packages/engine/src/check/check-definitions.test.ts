import { describe, expect, it } from 'vitest';
import { changed, check, FILE, good, type Loose, problemsOf, section, withOutput } from './changed-definitions.test-data.ts';
import { type DefinitionFile, formatProblem } from './problem.ts';

describe('The definition checker', () => {
  it('reports no problem for a good definition', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it('reports every mistake of a file at once', () => {
    const definition = { ...withOutput({ height: 1, file: '{x}' }), icon: 'x', order: 0, outline: [{ ...section, order: 'x', when: 'x' }] };
    expect(problemsOf(definition).map(({ path }) => path)).toEqual([
      'icon',
      'order',
      'outline[0].order',
      'output.height',
      'outline[0].when',
      'output.file',
    ]);
  });

  it('does not throw, whatever a file exports', () => {
    for (const definition of [undefined, null, 5, 'x', [], {}, { input: [] }, changed({ input: {} }), changed({ outline: [5] })]) {
      expect(problemsOf(definition)).not.toEqual([]);
    }
  });

  it('reports a file that cannot be read or exports nothing', () => {
    const files = [
      { file: 'tools/a.tool.ts', unreadable: 'Expected a semicolon' },
      { file: 'tools/b.tool.ts', definition: undefined },
    ];
    expect(check(files).map(formatProblem)).toEqual([
      'tools/a.tool.ts: could not be read: Expected a semicolon. Correct the file.',
      'tools/b.tool.ts: exports no definition. Write "export default defineTool({ … })".',
    ]);
  });
});

describe('The definition checker, with several definitions', () => {
  const other = {
    ...good,
    slug: 'other',
    name: 'Other',
    counter: 'other',
    order: 2,
    featured: 1,
    output: { ...good.output, save: { ...good.output.save, type: 'Other' } },
  };
  const at = (definition: unknown, slug = 'other'): DefinitionFile => ({ file: `tools/${slug}.tool.ts`, definition });
  const first = at({ ...good, featured: 2 }, 'example-tool');

  it('reports no problem for two good definitions', () => {
    expect(check([first, at(other)])).toEqual([]);
  });

  it.each<[mistake: string, parts: Loose, path: string, message: string, fix: RegExp]>([
    [
      'a slug that is not the name of its file',
      { slug: 'another' },
      'slug',
      '"another" is not the name of the file',
      /^Write slug: 'other'/,
    ],
    [
      'a counter that is already used',
      { counter: good.counter },
      'counter',
      `exampleTool is already used by ${FILE}`,
      /counter of its own/,
    ],
    ['a name that is already used', { name: good.name }, 'name', `Example Tool is already used by ${FILE}`, /name of its own/],
    ['a position that is already used', { order: 1 }, 'order', `1 in the category study is already used by ${FILE}`, /position of its own/],
    ['a featured position that is already used', { featured: 2 }, 'featured', `2 is already used by ${FILE}`, /position of its own/],
    [
      'a record type that is already used',
      { output: good.output },
      'output.save.type',
      `Example is already used by ${FILE}`,
      /type of their own/,
    ],
  ])('reports %s once, on the later file', (_mistake, parts, path, message, fix) => {
    expect(check([first, at({ ...other, ...parts })])).toEqual([
      { file: 'tools/other.tool.ts', path, message, fix: expect.stringMatching(fix) },
    ]);
  });

  it('reports an unchanged copy and not its original', () => {
    const copy = at({ ...good, featured: 2 }, 'a-copy');
    expect(check([copy, first]).map(({ file, path }) => `${file}: ${path}`)).toEqual([
      'tools/a-copy.tool.ts: slug',
      'tools/a-copy.tool.ts: counter',
      'tools/a-copy.tool.ts: name',
      'tools/a-copy.tool.ts: output.save.type',
      'tools/a-copy.tool.ts: featured',
      'tools/a-copy.tool.ts: order',
    ]);
  });

  it('still compares the valid properties of a definition that has mistakes elsewhere', () => {
    const paths = check([first, at({ ...other, counter: good.counter, icon: 'x' })]).map(({ path }) => path);
    expect(paths).toEqual(['icon', 'counter']);
  });
});
