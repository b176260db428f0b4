import type { SkillContext } from '../../skill.ts';
import { type Line, textOf } from '../../spans.ts';
import { readDocument } from '../text/read-document.ts';

/** A context whose one field, "text", holds the given words. For tests. */
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

/** Lines as a person reads them. */
export function read(lines: readonly Line[] | Promise<readonly Line[]>): string[] {
  if (lines instanceof Promise) throw new TypeError('The study skills answer at once.');
  return lines.map(textOf);
}
