import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Parts of the plan: the form as it was read, the days, the sums, the dates, the advice. */
export const SCHEDULE_PARTS = ['inputs', 'days', 'totals', 'dates', 'advice'] as const;

export type SchedulePart = (typeof SCHEDULE_PARTS)[number];

/** A day-by-day study plan. */
export interface ScheduleParameters<F extends string> {
  /** The field that lists the subjects. */
  readonly subjects: F;
  /** The field that states the available time. */
  readonly time: F;
  /** The select that chooses the study style. */
  readonly pace?: F;
  /** The field that lists the exam dates. */
  readonly dates?: F;
  /** The field that states goals. */
  readonly goals?: F;
  readonly part: SchedulePart;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    schedule: ScheduleParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['subjects', 'time', 'part'],
  properties: {
    subjects: { type: 'string', field: true },
    time: { type: 'string', field: true },
    pace: { type: 'string', field: true },
    dates: { type: 'string', field: true },
    goals: { type: 'string', field: true },
    part: { enum: SCHEDULE_PARTS },
  },
} satisfies ParametersSchema<ScheduleParameters<FieldName>>;
