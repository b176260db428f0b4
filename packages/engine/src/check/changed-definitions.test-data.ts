import { expect, it } from 'vitest';
import type { ToolDefinition } from '../definition/define-tool.ts';
import { exampleDefinition } from '../testing/index.ts';
import { definitionChecker } from './check-definitions.ts';
import type { DefinitionProblem } from './problem.ts';
import { sampleSkills } from './sample-skills.test-data.ts';

export const check = definitionChecker(sampleSkills);
export const good: ToolDefinition = exampleDefinition;
export const [section] = good.outline as [ToolDefinition['outline'][number]];

export type Loose = Record<string, unknown>;
/** The good definition with some properties replaced by values of any shape, as in a file that nobody has type-checked. */
export const changed = (parts: Loose): Loose => ({ ...good, ...parts });
export const withField = (field: Loose): Loose =>
  changed({ input: { ...good.input, properties: { ...good.input.properties, topic: { type: 'string', title: 'Topic', ...field } } } });
export const withSection = (parts: Loose): Loose => changed({ outline: [{ ...section, ...parts }] });
export const withStep = (skill: string, parameters: Loose): Loose => withSection({ onDevice: { skill, with: parameters } });
export const withRequest = (parts: Loose): Loose => changed({ request: { ...good.request, ...parts } });
export const withPrompt = (...parts: unknown[]): Loose => withRequest({ prompt: [...good.request.prompt, ...parts] });
export const withScreen = (parts: Loose): Loose => changed({ screen: { ...good.screen, ...parts } });
export const withOutput = (parts: Loose): Loose => changed({ output: { ...good.output, ...parts } });

export const FILE = 'tools/example-tool.tool.ts';
export const problemsOf = (definition: unknown): DefinitionProblem[] => check([{ file: FILE, definition }]);

/** A mistake in words, a definition with it, and the one problem that the checker reports for it. */
type MistakeRow = readonly [mistake: string, definition: Loose, path: string, message: string, fix: RegExp];

/** Tests that the checker reports each mistake once, with its path and what to do. */
export function itReportsEach(rows: readonly MistakeRow[]): void {
  it.each(rows)('reports %s once, with its path and what to do', (_mistake, definition, path, message, fix) => {
    expect(problemsOf(definition)).toEqual([{ file: FILE, path, message, fix: expect.stringMatching(fix) }]);
  });
}
