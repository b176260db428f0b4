import type { CheckedSkill } from './skill-problems.ts';

const FIELD = { type: 'string', field: true } as const;
const COUNT = { type: 'integer', minimum: 1 } as const;

function skill(name: string, properties: Readonly<Record<string, object>>, required: readonly string[]): CheckedSkill {
  return { name, parameters: { type: 'object', additionalProperties: false, properties, required } };
}

/** Skills with a parameter of each kind, for tests of the checker. */
export const sampleSkills: readonly CheckedSkill[] = [
  skill('summary', { from: FIELD, sentences: COUNT }, ['from', 'sentences']),
  skill('terms', { from: FIELD, max: COUNT }, ['from', 'max']),
  skill('quiz', { from: FIELD, count: COUNT }, ['from', 'count']),
  skill('checklist', { pack: { enum: ['lab', 'report'] }, by: { anyOf: [FIELD, { type: 'array', items: FIELD }] } }, ['pack']),
  skill(
    'compose',
    {
      parts: {
        type: 'array',
        minItems: 1,
        items: {
          oneOf: [
            skill('', { phrase: { enum: ['report.contents', 'report.title-page'] }, when: FIELD }, ['phrase']).parameters,
            skill('', { from: FIELD, sentences: COUNT }, ['from', 'sentences']).parameters,
          ],
        },
      },
    },
    ['parts'],
  ),
];
