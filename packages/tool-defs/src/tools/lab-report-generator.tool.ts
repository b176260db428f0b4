import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: 'lab-report-generator',
  name: 'Lab Report Generator',
  description: 'From objective and readings to a write-up with computed results.',
  icon: 'flask',
  category: 'writing',
  order: 5,
  counter: 'labReports',
  keywords: ['physics', 'chemistry', 'biology', 'experiment', 'practical', 'science', 'measurement', 'error analysis'],
  input: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        title: 'Experiment title',
        maxLength: 2_000,
        ui: { placeholder: 'Acceleration due to Gravity with a Simple Pendulum' },
      },
      subject: {
        type: 'string',
        title: 'Subject',
        description: 'Sets the prompts for theory, errors and safety.',
        oneOf: [
          { const: 'physics', title: 'Physics' },
          { const: 'chemistry', title: 'Chemistry' },
          { const: 'biology', title: 'Biology' },
          { const: 'environmental-science', title: 'Environmental Science' },
          { const: 'materials-science', title: 'Materials Science' },
          { const: 'other', title: 'Other' },
        ],
      },
      objective: {
        type: 'string',
        title: 'Objective',
        description: 'What the experiment was to find or show, and the idea behind it.',
        maxLength: 50_000,
        ui: { rows: 4, placeholder: 'To determine g from the period of a simple pendulum …' },
      },
      procedure: {
        type: 'string',
        title: 'Procedure',
        description: 'Apparatus and steps, one a line if you can.',
        maxLength: 50_000,
        ui: {
          material: true,
          rows: 4,
          placeholder: '1. Measured the length from the pivot to the centre of the bob.\n2. Timed 20 swings …',
        },
      },
      observations: {
        type: 'string',
        title: 'Observations',
        description: 'Readings with units, as a table or one a line, and anything you noticed. Numbers are computed from these only.',
        maxLength: 50_000,
        ui: {
          material: true,
          accepts: ['table', 'document'],
          rows: 4,
          placeholder: 'Length (m), Time for 20 swings (s)\n0.40, 25.4\n0.60, 31.1',
        },
      },
    },
    required: ['title', 'objective'],
  },
  examples: [
    {
      name: 'A simple pendulum',
      values: {
        title: 'Acceleration due to Gravity with a Simple Pendulum',
        subject: 'physics',
        objective:
          'To determine the acceleration due to gravity from the period of a simple pendulum. The period of a pendulum depends on its length and on gravity, but not on its mass.',
        procedure: [
          '1. Hung a steel bob from a clamp on a light string.',
          '2. Measured the length from the clamp to the centre of the bob with a metre rule.',
          '3. Pulled the bob aside by less than 10 degrees and let it go.',
          '4. Timed 20 swings with a stopwatch.',
          '5. Repeated the measurement for five lengths.',
        ].join('\n'),
        observations: [
          'Length (m), Time for 20 swings (s)',
          '0.40, 25.4',
          '0.60, 31.1',
          '0.80, 35.9',
          '1.00, 40.1',
          '1.20, 44.0',
          'The period rose with the length. The string stretched a little with the longest length, so that reading may be too high.',
          'We conclude that the period grows with the square root of the length.',
        ].join('\n'),
      },
    },
  ],
  request: {
    contentType: 'Lab Report',
    tone: 'scientific',
    audience: 'Students and instructors',
    role: 'a laboratory instructor who helps students write up their own experiments',
    task: 'Write a lab report on the experiment.',
    prompt: [
      { block: 'title', label: 'Experiment title' },
      'Subject: {subject|General}',
      { block: 'objective', label: 'Objective' },
      { block: 'procedure', label: 'Procedure' },
      { block: 'observations', label: 'Observations' },
      'How to work: write in the past tense and passive voice. Compute only from the readings given. Only the theory may come from textbooks of the subject; readings, apparatus and citations never do.',
      'Quality: quantities have symbols and units, results have sensible significant figures, and an uncertainty where repeats allow one; what the numbers say comes before what might have gone wrong.',
      'Where the procedure or the observations are not given, say what belongs there.',
    ],
  },
  outline: [
    {
      title: 'Title',
      brief: 'the experiment title, the subject, and blanks for name, partners, instructor and date.',
      onDevice: { skill: 'compose', with: { parts: [{ phrase: 'lab.title-page' }] } },
    },
    {
      title: 'Abstract',
      length: { words: [100, 150] },
      brief: 'objective, method, main result with its uncertainty, and conclusion, in one paragraph.',
      onDevice: [
        { skill: 'data', with: { from: 'observations', part: 'main-result', about: ['title', 'objective', 'procedure'] } },
        {
          skill: 'compose',
          with: {
            parts: [
              { phrase: 'lab.opening' },
              { from: 'objective', sentences: 2, lead: 'lab.objective', ask: 'the objective in one sentence' },
              { from: 'procedure', sentences: 3, lead: 'lab.method', ask: 'the method in one or two sentences' },
              {
                from: 'observations',
                sentences: 2,
                lead: 'lab.result',
                roles: ['result', 'conclusion'],
                withoutValues: true,
              },
            ],
          },
        },
      ],
    },
    {
      title: 'Introduction',
      essential: true,
      length: { words: [200, 300] },
      brief: 'the principle behind the experiment, the relation that is tested with its symbols, why it matters, and the aim.',
      onDevice: [
        {
          skill: 'compose',
          with: {
            parts: [
              { phrase: 'lab.introduction' },
              { from: 'objective', sentences: 40, lead: 'lab.aim', ask: 'what the experiment was to show, and why' },
            ],
          },
        },
        { skill: 'checklist', with: { pack: 'lab', by: 'subject', topic: 'title' } },
      ],
    },
    {
      title: 'Apparatus and Procedure',
      essential: true,
      brief: 'the apparatus as a list with sizes and precision where given, then the numbered steps as they were carried out.',
      onDevice: {
        skill: 'compose',
        with: {
          parts: [
            {
              from: 'procedure',
              sentences: 200,
              lead: 'lab.procedure',
              ask: 'the apparatus with its precision, and the steps in order',
              as: 'steps',
            },
            { phrase: 'lab.method-note', when: 'procedure' },
          ],
        },
      },
    },
    {
      title: 'Observations and Data',
      essential: true,
      brief: 'the readings, then what was noticed; with no readings, the empty rows to fill.',
      holds: { kind: 'row', views: ['table', 'chart'] },
      onDevice: {
        skill: 'data',
        with: { from: 'observations', part: 'table', about: ['title', 'objective', 'procedure'], objective: 'objective' },
      },
    },
    {
      title: 'Calculations',
      brief: 'formulas, one worked line for each, then results: means, spread, slope or concentration with units and uncertainty.',
      onDevice: [
        { skill: 'compose', with: { parts: [{ phrase: 'lab.results-note', when: 'observations' }] } },
        { skill: 'data', with: { from: 'observations', part: 'statistics', about: ['title', 'objective', 'procedure'] } },
      ],
    },
    {
      title: 'Discussion',
      brief: 'what the results mean, how they compare with the theory, trends and outliers, and how far they can be trusted.',
      holds: { kind: 'task', drafted: true },
      onDevice: [
        { skill: 'data', with: { from: 'observations', part: 'discussion', about: ['title', 'objective', 'procedure'] } },
        { skill: 'checklist', with: { pack: 'lab', by: 'subject', topic: 'title' } },
      ],
    },
    {
      title: 'Sources of Error',
      brief: 'systematic and random errors of this set-up, their direction and size where known, and an improvement for each.',
      holds: { kind: 'task', drafted: true },
      onDevice: [
        { skill: 'data', with: { from: 'observations', part: 'errors', about: ['title', 'objective', 'procedure'] } },
        { skill: 'checklist', with: { pack: 'lab', by: 'subject', topic: 'title' } },
      ],
    },
    {
      title: 'Conclusion',
      brief: 'the answer to the objective with the final value and its uncertainty.',
      onDevice: [
        { skill: 'data', with: { from: 'observations', part: 'conclusion', about: ['title', 'objective', 'procedure'] } },
        {
          skill: 'compose',
          with: {
            parts: [
              { from: 'observations', sentences: 2, lead: 'lab.conclusion', roles: ['conclusion'], ask: 'whether the objective was met' },
            ],
          },
        },
      ],
    },
    {
      title: 'Still to Write',
      brief: 'what the student must still add or check before handing in.',
      holds: { kind: 'task' },
      onDevice: { skill: 'checklist', with: { pack: 'lab', by: 'subject', topic: 'title' } },
    },
  ],
  screen: {
    heading: 'Experiment details',
    button: 'Generate Lab Report',
    busy: 'Generating Report...',
    empty: {
      title: 'No lab report generated yet',
      text: 'Add a title and an objective, then select Generate Lab Report. With your readings, means and fits are computed too.',
    },
    badges: ['Report Generated', '{subject|General}'],
    invalid: 'Please provide experiment title and objective',
    success: 'Lab report generated successfully',
    failure: 'Failed to generate lab report. Please try again.',
    noun: 'Lab report',
  },
  output: { file: '{title}_Lab_Report', formats: ['text'], height: 600 },
});
