import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolDefinition } from '@marginalia/engine';
import { describeTool } from '@marginalia/engine/testing/contract';
import { type DefinitionProblem, definitionChecker } from '@marginalia/engine/vite';
import { inProcessGenerator } from '@marginalia/on-device';
import { skillDeclarations } from '@marginalia/on-device/declarations';
import { describe, expect, it } from 'vitest';
import everyFeature from './testing/every-feature.tool.ts';
import compiled from './testing/every-feature.tool.ts?tool';

const check = definitionChecker(skillDeclarations);
const root = join(import.meta.dirname, '../../..');

describe('The definitions', () => {
  it('have no problem', () => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/check-tool.ts')], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^\d+ tools: no problem\.$/m);
  });
});

describe('A tool that uses every documented feature', () => {
  const definition: ToolDefinition = everyFeature;
  const guide = readFileSync(join(root, 'docs/add-a-tool.md'), 'utf8');
  const source = readFileSync(join(import.meta.dirname, 'testing/every-feature.tool.ts'), 'utf8');

  it('has no problem', () => {
    expect(check([{ file: 'every-feature.tool.ts', definition }])).toEqual([]);
  });

  it('uses each property that the guide names', () => {
    // Inline code that is one name or a path of names: `oneOf`, `ui.rows`, `output.file`.
    const named = [...guide.matchAll(/`([a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)?)`/g)].map(([, name = '']) => name.split('.').at(-1) ?? '');
    const otherCategories = ['writing', 'career'];
    expect(named.filter((name) => !otherCategories.includes(name) && !new RegExp(`\\b${name}\\b`).test(source))).toEqual([]);
  });

  it('uses each skill', () => {
    const used = definition.outline.flatMap(({ onDevice }) => [onDevice].flat().map(({ skill }) => skill));
    expect([...new Set(used)].sort()).toEqual(Object.keys(skillDeclarations).sort());
  });

  it('is not in the catalogue', async () => {
    const { loadTool } = await import('./load-tool.ts');
    expect(await loadTool('every-feature')).toBeUndefined();
  });
});

describeTool(await compiled.whole(), inProcessGenerator());

describe('A mistake in the parameters of a skill', () => {
  const step = (skill: string, parameters: object): DefinitionProblem[] => {
    const outline = [{ title: 'A', brief: 'b', onDevice: { skill, with: parameters } }];
    return check([{ file: 'every-feature.tool.ts', definition: { ...everyFeature, outline } }]);
  };

  it.each<[mistake: string, problems: DefinitionProblem[], path: string, message: string, fix: RegExp]>([
    ['an unknown skill', step('flashcards', { from: 'notes' }), '.skill', 'there is no skill "flashcards"', /^Use one of bank, cards/],
    [
      'an unknown phrase',
      step('compose', { parts: [{ phrase: 'report.content' }] }),
      '.with.parts[0].phrase',
      '"report.content" is not known',
      /^Did you mean "report\.contents"\?/,
    ],
    [
      'an unknown lead',
      step('compose', { parts: [{ from: 'notes', sentences: 2, lead: 'report.metod' }] }),
      '.with.parts[0].lead',
      '"report.metod" is not known',
      /^Did you mean "report\.method"\?/,
    ],
    ['a checklist without items', step('checklist', {}), '.with.pack', 'is missing', /^Add it/],
    [
      'an own checklist without a heading',
      step('checklist', { groups: [{ items: ['Read.'] }] }),
      '.with.groups[0].heading',
      'is missing',
      /^Add it/,
    ],
    [
      'an own question without words',
      step('bank', { questions: [{ shows: 'x' }], count: [1, 2] }),
      '.with.questions[0].question',
      'is missing',
      /^Add it/,
    ],
    ['an unknown pack', step('checklist', { pack: 'thesis' }), '.with.pack', '"thesis" is not known', /^Use one of report, lab/],
    [
      'an unknown kind of fact',
      step('facts', { from: 'notes', kinds: ['numbers'], max: 3 }),
      '.with.kinds[0]',
      '"numbers" is not known',
      /^Did you mean "number"\?/,
    ],
    [
      'a field that the form lacks',
      step('cite', { from: 'notes', style: 'stile', part: 'list' }),
      '.with.style',
      'the form has no field "stile"',
      /^Did you mean "style"\?/,
    ],
    ['a range of one number', step('bank', { pack: 'interview', count: [5] }), '.with.count', 'has too few entries', /at least 2/],
  ])('is reported once: %s', (_mistake, problems, path, message, fix) => {
    expect(problems).toEqual([
      { file: 'every-feature.tool.ts', path: `outline[0].onDevice${path}`, message, fix: expect.stringMatching(fix) },
    ]);
  });
});
