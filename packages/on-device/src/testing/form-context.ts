import type { ResolvedSection, Values } from '@marginalia/engine';
import { fieldDocuments } from '../lib/text/field-documents.ts';
import type { SkillContext } from '../skill.ts';
import { collapse, type Line } from '../spans.ts';

/** The context of a skill for a filled-in form. For tests. */
export function formContext(values: Values, more: Partial<SkillContext> = {}): SkillContext {
  const section = sectionOf('Section');
  return {
    values,
    labels: values,
    fieldLabels: {},
    today: '2026-11-14',
    section,
    sections: [section],
    target: undefined,
    ...fieldDocuments(values),
    ...more,
  };
}

export function sectionOf(title: string, more: Partial<ResolvedSection> = {}): ResolvedSection {
  return { id: title.toLowerCase().replaceAll(' ', '-'), title, brief: '', order: 'body', steps: [], ...more };
}

/** Whether each quote equals the text at its offsets and every other span names its phrase or rule. */
export function isTraceable(lines: readonly Line[], values: Values): boolean {
  return lines
    .flat()
    .every((span) =>
      span.kind === 'quote'
        ? span.text === collapse((values[span.field] ?? '').slice(span.start, span.end))
        : (span.kind === 'phrase' ? span.id : span.rule) !== '',
    );
}
