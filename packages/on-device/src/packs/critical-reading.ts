/** A question about a paper. `{first}`, `{second}` and `{third}` are terms of the text; `plain` is used if it has too few. */
export interface ReadingQuestion {
  readonly id: string;
  readonly question: string;
  readonly plain?: string;
  /** The part of a paper in which the answer usually is. */
  readonly look: string;
}

export const criticalReading: readonly ReadingQuestion[] = [
  {
    id: 'claim',
    question: 'What is the one claim that the authors want you to believe?',
    look: 'the last sentences of the abstract, then the first paragraph of the conclusion.',
  },
  {
    id: 'defined',
    question: 'How is “{first}” defined or measured here, and would another definition change the result?',
    plain: 'How is the main quantity defined or measured, and would another definition change the result?',
    look: 'the methods section and the captions of tables.',
  },
  {
    id: 'relation',
    question: 'What exactly is said to connect “{first}” and “{second}”: a cause, a correlation or a definition?',
    plain: 'What exactly is said to be connected with what: as a cause, a correlation or a definition?',
    look: 'verbs such as “causes”, “is associated with”, “predicts”.',
  },
  {
    id: 'gap',
    question: 'Which gap in earlier work does the paper claim to fill, and do its own citations support that?',
    look: 'the end of the introduction.',
  },
  {
    id: 'sample',
    question: 'Who or what was studied, how many, and who was left out?',
    look: 'the methods section: sample, data set, exclusions.',
  },
  {
    id: 'comparison',
    question: 'Compared with what? Is the baseline or control group a fair one?',
    look: 'the results table: what stands in the first row or column.',
  },
  {
    id: 'alternative',
    question: 'Name one other explanation of the main result. What in the paper speaks against it?',
    look: 'the discussion, and what the discussion does not mention.',
  },
  {
    id: 'size',
    question: 'How large is the effect in units that matter, apart from whether it is significant?',
    look: 'figures with their spread or confidence interval.',
  },
  {
    id: 'repeat',
    question: 'What would you need in order to repeat the study, and which piece is missing?',
    look: 'data, code, materials and settings; the supplement.',
  },
  {
    id: 'limits',
    question: 'Which limitation do the authors admit, and which one do they pass over?',
    look: 'the paragraph on limitations, then the assumptions in the methods.',
  },
  {
    id: 'transfer',
    question: 'Where else would what is said about {second} hold, and where would it not?',
    plain: 'Where else would the finding hold, and where would it not?',
    look: 'words such as “in general”; compare them with the sample.',
  },
  {
    id: 'money',
    question: 'Who paid for the work, and who gains if its claim is believed?',
    look: 'the acknowledgements and the statement on interests.',
  },
  {
    id: 'next',
    question: 'What single further study on {third} would change your mind most?',
    plain: 'What single further study would change your mind most?',
    look: 'future work, and your own answer to the question on other explanations.',
  },
  {
    id: 'one-sentence',
    question: 'If you could quote one sentence of the paper in your own work, which one, and what for?',
    look: 'the sentence you would underline, not the one you agree with most.',
  },
];
