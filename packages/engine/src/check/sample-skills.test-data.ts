import type { ParameterSchema, SkillDeclaration, SkillDeclarations } from '../definition/skills.ts';

const FIELD: ParameterSchema = { type: 'string', field: true };
const COUNT: ParameterSchema = { type: 'integer', minimum: 1 };

function object(properties: Readonly<Record<string, ParameterSchema>>, required: readonly string[]): ParameterSchema {
  return { type: 'object', additionalProperties: false, properties, required };
}

const skill = (...shape: Parameters<typeof object>): SkillDeclaration => ({ parameters: object(...shape) });

const compositionPart: ParameterSchema = {
  anyOf: [
    object({ phrase: { enum: ['report.contents', 'report.title-page'] }, when: FIELD }, ['phrase']),
    object({ from: FIELD, sentences: COUNT }, ['from', 'sentences']),
  ],
};

/** Skills with a parameter of each kind, for tests of the checker. */
export const sampleSkills: SkillDeclarations = {
  summary: skill({ from: FIELD, sentences: COUNT }, ['from', 'sentences']),
  terms: skill({ from: FIELD, max: COUNT }, ['from', 'max']),
  quiz: skill({ from: FIELD, count: COUNT }, ['from', 'count']),
  checklist: skill(
    {
      pack: { enum: ['lab', 'report'] },
      groups: { type: 'array', items: { type: 'object' } },
      by: { anyOf: [FIELD, { type: 'array', items: FIELD }] },
    },
    [],
  ),
  compose: skill({ parts: { type: 'array', minItems: 1, items: compositionPart } }, ['parts']),
};
