import { readDocument } from '../lib/text/read-document.ts';
import type { SkillContext } from '../skill.ts';
import { type Line, textOf } from '../spans.ts';

/** The context of a skill for a form with one field, "text". For tests. */
export function contextOf(raw: string): SkillContext {
  const document = readDocument('text', raw);
  const empty = readDocument('other', '');
  const section = { id: 'only', title: 'Only' } as unknown as SkillContext['section'];
  return {
    values: { text: raw },
    labels: { text: raw },
    fieldLabels: { text: 'Text' },
    today: '2026-11-21',
    section,
    sections: [section],
    target: undefined,
    document: (field) => (field === 'text' ? document : empty),
  };
}

/** The lines of a skill as text. */
export function read(lines: readonly Line[] | Promise<readonly Line[]>): string[] {
  if (lines instanceof Promise) throw new TypeError('This skill is asynchronous: await its lines.');
  return lines.map(textOf);
}
