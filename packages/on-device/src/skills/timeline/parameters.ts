import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** The four views of a syllabus, the dates that were read from it, and the course at a glance. */
export const TIMELINE_VIEWS = ['timeline', 'study-plan', 'milestone', 'calendar', 'dates-read', 'overview'] as const;

export type TimelineView = (typeof TIMELINE_VIEWS)[number];

/** Weeks and dated events of a syllabus. */
export interface TimelineParameters<F extends string> {
  /** The field that holds the syllabus. */
  readonly from: F;
  /** The field that states how long the course is. */
  readonly duration?: F;
  readonly view: TimelineView;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    timeline: TimelineParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'view'],
  properties: { from: { type: 'string', field: true }, duration: { type: 'string', field: true }, view: { enum: TIMELINE_VIEWS } },
} satisfies ParametersSchema<TimelineParameters<FieldName>>;
