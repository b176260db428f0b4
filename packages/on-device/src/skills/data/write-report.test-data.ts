import { readDocument } from '../../lib/text/read-document.ts';
import type { SkillContext, SkillOutput } from '../../skill.ts';
import { type Line, textOf } from '../../spans.ts';
import type { DataPart } from './parameters.ts';
import { data } from './skill.ts';

export async function write(text: string, part: DataPart): Promise<SkillOutput> {
  const context = { values: { observations: text }, document: (field: string) => readDocument(field, text) };
  return data({ from: 'observations', part }, context as unknown as SkillContext);
}

export async function lines(text: string, part: DataPart): Promise<readonly Line[]> {
  return (await write(text, part)).lines;
}

export async function print(text: string, part: DataPart): Promise<string> {
  return (await lines(text, part)).map(textOf).join('\n');
}

/** The sections of a whole report as one text, with what the skill says that it lacks. */
export async function report(objective: string, procedure: string, observations: string) {
  const values = { objective, procedure, observations };
  const context = { values, document: (field: string) => readDocument(field, values[field as keyof typeof values]) };
  const about = ['objective', 'procedure'];
  const parts = ['table', 'statistics', 'discussion', 'conclusion'] as const;
  const outputs = await Promise.all(
    parts.map((part) => data({ from: 'observations', part, about, objective: 'objective' }, context as unknown as SkillContext)),
  );
  return {
    text: outputs.flatMap((output) => (output as SkillOutput).lines.map(textOf)).join('\n'),
    lacks: outputs.flatMap((output) => (output as SkillOutput).lacks ?? []).map(({ grade, reason }) => `${grade}: ${textOf(reason)}`),
  };
}

export const PENDULUM =
  'Length (cm), Time for 10 swings (s), T² (s²)\n20, 9.0, 0.81\n40, 12.7, 1.613\n60, 15.5, 2.403\n80, 17.9, 3.204\n100, 20.1, 4.04\nThe bob was 2 cm wide.';
