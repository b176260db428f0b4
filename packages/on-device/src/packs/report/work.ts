import type { ReportSectionPrompts } from './section-prompts.ts';

export const work: readonly ReportSectionPrompts[] = [
  {
    id: 'design',
    purpose: {
      academic: 'Shows the structure of the solution and why it has this shape.',
      technical: 'Lets an engineer build the same system without asking you.',
      research: 'Shows how the study or model is built from its variables.',
      thesis: 'Shows how the parts of the work carry the claim.',
      capstone: 'Shows the product from the user’s first click to the stored data.',
    },
    core: [
      { weight: 3, text: 'Describe the whole in one paragraph and one diagram: [figure].' },
      { weight: 4, text: 'Describe each part: its task, its input, its output.' },
      {
        weight: 3,
        text: 'Explain how data flows between the parts, with an example that passes through all.',
        otherwise: 'Explain how the parts follow from one another, with one case or sample that passes through all.',
      },
      { weight: 3, text: 'Take the most important decision and compare it with two alternatives.' },
      {
        weight: 2,
        text: 'Describe what happens when a part fails.',
        otherwise: 'Say what could go wrong in the design and how it would be noticed.',
      },
      {
        weight: 2,
        text: 'Describe screens, forms or set-up as the user meets them: [figure].',
        otherwise: 'Show the set-up, the form or the questions as they were used: [figure].',
      },
    ],
    byType: {
      academic: [{ weight: 2, text: 'Relate the design to a model from your textbook.' }],
      technical: [{ weight: 4, text: 'Specify interfaces: formats, units, ranges, timing.' }],
      research: [{ weight: 3, text: 'Draw the variables and the effects you expect between them: [figure].' }],
      thesis: [{ weight: 3, text: 'Show which chapter tests which part of the design.' }],
      capstone: [{ weight: 3, text: 'Show an early sketch beside the final version and say what users changed.' }],
    },
    rigour: [{ weight: 3, text: 'Describe controls, confounders and how the design separates them.' }],
  },
  {
    id: 'implementation',
    purpose: {
      academic: 'Tells what was really done, in order, with what differed from the plan.',
      technical: 'Documents the build: versions, structure, key algorithms, set-up.',
      research: 'Reports how the study was carried out from the first day to the last.',
      thesis: 'Shows the work behind the evidence, so that it can be trusted.',
      capstone: 'Tells how the team turned the design into something that runs.',
    },
    core: [
      {
        weight: 3,
        text: 'Describe the environment: machine, versions, set-up steps.',
        otherwise: 'Describe place, time and conditions of the work.',
      },
      {
        weight: 4,
        text: 'Describe the part that {topic} depends on most, then show its core in at most fifteen lines of code or one procedure.',
        otherwise: 'Describe the step that {topic} depends on most, so that another person could repeat it.',
      },
      { weight: 3, text: 'Describe a second part and how it connects to the first.' },
      { weight: 2, text: 'Say where you departed from the design and why.' },
      { weight: 2, text: 'Show the running result or set-up: [figure].', otherwise: 'Show the work as it was carried out: [figure].' },
      {
        weight: 2,
        text: 'Say what you took from others: libraries, templates, data, with their licences.',
        otherwise: 'Say what you took from others: scales, protocols, data, with their sources.',
      },
    ],
    byType: {
      academic: [{ weight: 2, text: 'Connect each step with the objective that it serves.' }],
      technical: [
        {
          weight: 3,
          text: 'Explain one algorithm with its cost in time and memory.',
          otherwise: 'Explain one calculation or analysis step by step.',
        },
      ],
      research: [{ weight: 2, text: 'Report dates, response rates, and data that was lost.' }],
      thesis: [{ weight: 2, text: 'Explain how you checked your own procedure on the way.' }],
      capstone: [{ weight: 2, text: 'Say who did what in the team.' }],
    },
    rigour: [{ weight: 2, text: 'Publish or describe the analysis script so that each figure can be made again.' }],
  },
  {
    id: 'testing',
    purpose: {
      academic: 'Shows that what you built or did was checked, and how.',
      technical: 'Proves each requirement by a test with its outcome.',
      research: 'Shows that instruments and analysis measure what they should.',
      thesis: 'Tries to break the claim before a reader does.',
      capstone: 'Shows that real users can do their task with the product.',
    },
    core: [
      { weight: 2, text: 'Describe the strategy: what is tested, by whom, with which data.' },
      { weight: 4, text: 'Make a table of at least eight cases: input, expected, actual [result], passed or failed.' },
      { weight: 3, text: 'Describe one failure you found, its cause and its repair.' },
      { weight: 2, text: 'Test an extreme case: nothing, too much, wrong kind.' },
      { weight: 2, text: 'Say what was not tested and why.' },
      { weight: 2, text: 'Sum up how many tests passed at the end.' },
    ],
    byType: {
      academic: [{ weight: 2, text: 'Explain one test so that a fellow student could repeat it.' }],
      technical: [{ weight: 3, text: 'Measure speed or load three times and give mean and spread.' }],
      research: [{ weight: 3, text: 'Report a pilot and what it changed.' }],
      thesis: [{ weight: 3, text: 'Describe a test that could have refuted the claim.' }],
      capstone: [{ weight: 3, text: 'Let five users do three tasks and note time, errors and words.' }],
    },
    rigour: [{ weight: 3, text: 'Add statistical validity: repeated runs, variance, and a check of the assumptions of each test.' }],
  },
  {
    id: 'results',
    purpose: {
      academic: 'Gives the findings in order of the objectives, without comment yet.',
      technical: 'Gives measured performance against each requirement.',
      research: 'Gives the data that answers the question, with its uncertainty.',
      thesis: 'Lays out the evidence for and against the claim.',
      capstone: 'Shows what the product achieves for its users.',
    },
    core: [
      { weight: 4, text: 'Answer the first objective with its figure: [result].' },
      { weight: 3, text: 'Answer the second objective with its figure: [result].' },
      { weight: 3, text: 'Put the main numbers in one table with units: [figure].' },
      { weight: 3, text: 'Show the most telling relation as a chart and say in words what it shows: [figure].' },
      { weight: 2, text: 'Report a result that you did not expect.' },
      { weight: 2, text: 'Compare with one figure from the literature, with its source.' },
    ],
    byType: {
      academic: [{ weight: 2, text: 'Explain each table in two sentences.' }],
      technical: [{ weight: 3, text: 'List requirement by requirement: met, partly met, not met.' }],
      research: [{ weight: 3, text: 'Give estimates with intervals, not only p-values.' }],
      thesis: [{ weight: 3, text: 'Say which result speaks against the thesis.' }],
      capstone: [{ weight: 2, text: 'Quote two users, one pleased and one not.' }],
    },
    rigour: [{ weight: 4, text: 'Report test statistics, effect sizes, intervals and corrections for multiple tests.' }],
  },
];
