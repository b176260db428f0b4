import { defineTool } from '../definition/define-tool.ts';
import { exampleDefinition } from './example-tool.ts';

/** A tool with a field of every kind that the example tool lacks, for tests and stories of the form. */
export const everyKindDefinition = defineTool({
  ...exampleDefinition,
  slug: 'every-kind',
  input: {
    type: 'object',
    required: ['hours', 'rules', 'exams', 'place'],
    properties: {
      hours: { type: 'number', title: 'Hours', description: 'Without lectures.', minimum: 1, ui: { unit: 'hours a week' } },
      start: { type: 'string', title: 'First day', format: 'date' },
      rules: { type: 'boolean', title: 'I know the rules' },
      place: { type: 'string', title: 'Place', ui: { when: 'rules' } },
      exams: {
        type: 'array',
        title: 'Exams',
        description: 'One row for each exam.',
        maxItems: 2,
        items: {
          type: 'object',
          required: ['subject'],
          properties: { subject: { type: 'string', title: 'Subject' }, day: { type: 'string', title: 'Day', format: 'date' } },
        },
      },
    },
  },
  examples: [{ name: 'One exam', values: { hours: 3, rules: true, place: 'Hall', exams: [{ subject: 'Physics', day: '2026-12-14' }] } }],
  derive: {},
  request: {
    ...exampleDefinition.request,
    prompt: ['{hours} {start} {rules}', { block: 'place', label: 'Place' }, { block: 'exams', label: 'Exams' }],
  },
  outline: [{ title: 'Plan', brief: 'What to do.', onDevice: { skill: 'checklist', with: { pack: 'study' } } }],
  screen: {
    ...exampleDefinition.screen,
    badges: ['Example Ready'],
    invalid: 'Please fill in the form',
    success: 'Your example has been made',
  },
  output: { file: 'example', formats: ['text'], height: 500 },
});
