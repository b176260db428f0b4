import type { GenerationEvent, GenerationTask, ResolvedSection, SkillStep } from '@marginalia/engine';
import type { TextDocument } from '../lib/text/document.ts';
import { readDocument } from '../lib/text/read-document.ts';
import type { Skill, SkillContext } from '../skill.ts';
import { BLANK, type Line, textOf } from '../spans.ts';
import { loadSkill } from './load-skill.ts';

/** A section and the lines that its steps wrote. */
export interface WrittenSection {
  readonly section: ResolvedSection;
  readonly lines: readonly Line[];
}

/** Writes the sections of a task in order. The same task always gives the same lines. */
export async function* writeSections(task: GenerationTask): AsyncGenerator<WrittenSection> {
  const contextOf = contextMaker(task);
  for (const section of sectionsAskedFor(task)) yield { section, lines: await writeSection(contextOf(section)) };
}

/** Writes the sections of a task as the events of a generator. A `progress` event announces each section. */
export async function* runTask(task: GenerationTask): AsyncGenerator<GenerationEvent> {
  const contextOf = contextMaker(task);
  const sections = sectionsAskedFor(task);
  yield { type: 'start' };
  for (const [at, section] of sections.entries()) {
    yield { type: 'progress', phase: 'section', title: section.title, index: at + 1, count: sections.length };
    const lines = await writeSection(contextOf(section));
    const gap = at === 0 ? '' : '\n\n';
    yield { type: 'delta', text: `${gap}${[section.title, ...lines.map(textOf)].join('\n')}` };
  }
  yield { type: 'delta', text: '\n' };
  yield { type: 'finish', reason: 'stop' };
}

function sectionsAskedFor({ tool, section: only }: GenerationTask): readonly ResolvedSection[] {
  return only === undefined ? tool.sections : tool.sections.filter(({ id }) => id === only);
}

/** Returns a function that makes the context of a section. All sections share the parsed text of each field. */
function contextMaker({
  tool: { sections, target },
  values,
  labels,
  fieldLabels,
  today,
}: GenerationTask): (section: ResolvedSection) => SkillContext {
  const documents = new Map<string, TextDocument>();
  const document = (field: string): TextDocument => {
    const known = documents.get(field) ?? readDocument(field, values[field] ?? '');
    documents.set(field, known);
    return known;
  };
  return (section) => ({ values, labels, fieldLabels, today, section, sections, target, document });
}

async function writeSection(context: SkillContext): Promise<Line[]> {
  const groups: (readonly Line[])[] = [];
  for (const step of context.section.steps) groups.push(trimBlank(await runStep(step, context)));
  return joinGroups(groups);
}

/** Loads the skills and packs that the steps need, so that a later run needs no network. */
export async function loadSteps(steps: readonly SkillStep[]): Promise<void> {
  await Promise.all(
    steps.map(async (step) => {
      const skill = await loadSkillOf(step);
      await skill.load?.(step.with);
    }),
  );
}

async function runStep(step: SkillStep, context: SkillContext): Promise<readonly Line[]> {
  const skill = await loadSkillOf(step);
  return skill(step.with, context);
}

interface SkillOfAny {
  (parameters: SkillStep['with'], context: SkillContext): readonly Line[] | Promise<readonly Line[]>;
  load?: (parameters: SkillStep['with']) => Promise<unknown>;
}

/** The cast is needed because the compiler cannot relate a step's parameters to its skill through a union. */
async function loadSkillOf(step: SkillStep): Promise<SkillOfAny> {
  return (await loadSkill(step.skill)) as Skill<typeof step.skill> as SkillOfAny;
}

function joinGroups(groups: readonly (readonly Line[])[]): Line[] {
  return groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? [...group] : [BLANK, ...group]));
}

function trimBlank(lines: readonly Line[]): readonly Line[] {
  const isText = (line: Line): boolean => textOf(line).trim() !== '';
  const first = lines.findIndex(isText);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}
