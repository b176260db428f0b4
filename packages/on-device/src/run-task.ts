import type { GenerationEvent, GenerationTask, ResolvedSection, SkillStep } from '@marginalia/engine';
import { loadSkill } from './registry.ts';
import type { Skill, SkillContext } from './skill.ts';
import type { TextDocument } from './text/document.ts';
import { readDocument } from './text/read-document.ts';
import { BLANK, type Line, textOf } from './trace.ts';

/** A section as the skills wrote it. */
export interface WrittenSection {
  readonly section: ResolvedSection;
  readonly lines: readonly Line[];
}

/** Writes the sections of a task, one after the other. The same task always gives the same lines. */
export async function* writeSections(task: GenerationTask): AsyncGenerator<WrittenSection> {
  const documents = new Map<string, TextDocument>();
  const document = (field: string): TextDocument => {
    const known = documents.get(field) ?? readDocument(field, task.values[field] ?? '');
    documents.set(field, known);
    return known;
  };
  const { sections, target } = task.tool;
  for (const section of sections) {
    if (task.section !== undefined && task.section !== section.id) continue;
    const { values, labels, fieldLabels, today } = task;
    const context: SkillContext = { values, labels, fieldLabels, today, section, sections, target, document };
    const groups: (readonly Line[])[] = [];
    for (const step of section.steps) groups.push(trimBlank(await runStep(step, context)));
    yield { section, lines: joinGroups(groups) };
  }
}

/** The same as the text and the events of a generator. */
export async function* runTask(task: GenerationTask): AsyncGenerator<GenerationEvent> {
  yield { type: 'start' };
  const count = task.section === undefined ? task.tool.sections.length : 1;
  let index = 0;
  for await (const { section, lines } of writeSections(task)) {
    index += 1;
    yield { type: 'progress', phase: 'section', title: section.title, index, count };
    const gap = index === 1 ? '' : '\n\n';
    yield { type: 'delta', text: `${gap}${[section.title, ...lines.map(textOf)].join('\n')}` };
  }
  yield { type: 'delta', text: '\n' };
  yield { type: 'finish', reason: 'stop' };
}

async function runStep(step: SkillStep, context: SkillContext): Promise<readonly Line[]> {
  // A step pairs a skill with its own parameters; the compiler cannot follow that through a union.
  const skill = (await loadSkill(step.skill)) as Skill<typeof step.skill>;
  return (skill as (parameters: SkillStep['with'], context: SkillContext) => readonly Line[] | Promise<readonly Line[]>)(
    step.with,
    context,
  );
}

function joinGroups(groups: readonly (readonly Line[])[]): Line[] {
  return groups.filter((group) => group.length > 0).flatMap((group, index) => (index === 0 ? [...group] : [BLANK, ...group]));
}

function trimBlank(lines: readonly Line[]): readonly Line[] {
  const isText = (line: Line): boolean => textOf(line).trim() !== '';
  const first = lines.findIndex(isText);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1);
}
