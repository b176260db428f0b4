import { fieldDocuments } from '../lib/text/field-documents.ts';
import type { SkillContext, Written } from '../skill.ts';
import { type Line, textOf } from '../spans.ts';

/** The context of a skill for a form with one field, "text". For tests. */
export function contextOf(raw: string): SkillContext {
  const section = { id: 'only', title: 'Only', steps: [] } as unknown as SkillContext['section'];
  return {
    values: { text: raw },
    labels: { text: raw },
    fieldLabels: { text: 'Text' },
    today: '2026-11-21',
    section,
    sections: [section],
    target: undefined,
    ...fieldDocuments({ text: raw }),
  };
}

/** The lines of a skill as text. */
export function read(written: Written | Promise<Written>): string[] {
  return linesOf(written).map(textOf);
}

/** The lines of a skill. */
export function linesOf(written: Written | Promise<Written>): readonly Line[] {
  if (written instanceof Promise) throw new TypeError('This skill is asynchronous: await its lines.');
  return 'lines' in written ? written.lines : written;
}
