import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: 'study-planner',
  name: 'Smart Study Planner',
  description: 'A day-by-day plan built around your subjects, hours and exam dates.',
  icon: 'calendar',
  category: 'study',
  order: 1,
  featured: 3,
  counter: 'studyPlanner',
  keywords: ['schedule', 'timetable', 'calendar', 'revision', 'time management', 'week'],
  input: {
    type: 'object',
    properties: {
      subjects: {
        type: 'string',
        title: 'Subjects',
        description: 'One a line or separated by commas. Topics, or how hard a subject is for you, can follow its name.',
        maxLength: 50_000,
        ui: {
          material: true,
          accepts: ['document', 'slides', 'table'],
          rows: 4,
          placeholder: 'Calculus II: series, integration (hard)\nOrganic Chemistry\nData Structures',
        },
      },
      duration: {
        type: 'string',
        title: 'Available study time',
        description: 'How long, how often, for how many weeks.',
        maxLength: 2_000,
        ui: { placeholder: '3 hours a day for 4 weeks, none on Sundays' },
      },
      studyStyle: {
        type: 'string',
        title: 'Study style',
        description: 'Sets the length of a block, the breaks and how much time goes to revision.',
        default: 'balanced',
        oneOf: [
          { const: 'intensive', title: 'Intensive' },
          { const: 'balanced', title: 'Balanced' },
          { const: 'relaxed', title: 'Relaxed' },
          { const: 'exam-focused', title: 'Exam-Focused' },
        ],
      },
      examDates: {
        type: 'string',
        title: 'Exam dates',
        description: 'Subject and date, one a line.',
        maxLength: 50_000,
        ui: {
          accepts: ['calendar', 'document', 'table'],
          rows: 4,
          placeholder: 'Calculus II: 7 December 2026\nOrganic Chemistry: 10 December 2026',
        },
      },
      goals: {
        type: 'string',
        title: 'Goals',
        description: 'A grade, a chapter to finish, a topic you want to be sure of.',
        maxLength: 50_000,
        ui: { rows: 4, placeholder: 'At least a B in Calculus II; finish all past papers for Data Structures' },
      },
    },
    required: ['subjects', 'duration'],
  },
  examples: [
    {
      name: 'Three subjects in four weeks',
      values: {
        subjects: [
          'Statistics: probability, distributions, hypothesis tests (hard)',
          'Cell Biology: membranes, enzymes, respiration',
          'World History: the First World War, the peace of 1919 (easy)',
        ].join('\n'),
        duration: '2 hours a day for 4 weeks, none on Sundays',
        studyStyle: 'balanced',
        examDates: ['Statistics: in 3 weeks', 'Cell Biology: in 4 weeks'].join('\n'),
        goals: 'Finish the past papers for Statistics',
      },
    },
  ],
  request: {
    contentType: 'Study Plan',
    tone: 'encouraging and practical',
    audience: 'Students',
    role: 'a study coach who builds plans that students can keep',
    task: 'Make a study plan.',
    effort: 'medium',
    prompt: [
      { block: 'duration', label: 'Available study time' },
      'Study style: {studyStyle}',
      {
        when: { studyStyle: 'intensive' },
        text: 'Use blocks of 90 minutes with breaks of 15, fill the available time, and review at the end of each day.',
      },
      {
        when: { studyStyle: 'balanced' },
        text: 'Use blocks of 50 minutes with breaks of 10, mix subjects within a day, and keep some time free each week.',
      },
      {
        when: { studyStyle: 'relaxed' },
        text: 'Use blocks of 30 minutes with breaks of 10, leave a free day each week, and keep a buffer before each exam.',
      },
      {
        when: { studyStyle: 'exam-focused' },
        text: 'Order everything by exam date, give at least half of the time to recall and past papers, and keep the day before an exam for revision.',
      },
      { block: 'subjects', label: 'Subjects' },
      { block: 'examDates', label: 'Exam dates' },
      { when: 'goals', text: 'Give the goals priority wherever time is short.' },
      { block: 'goals', label: 'Goals' },
      'How to work: share the hours among the subjects by difficulty and nearness of the exam, and place reviews one, three and seven days after a topic is first studied.',
      'Quality: no day holds more than the available time; no subject is planned on or after the day of its last exam; the day before an exam is revision of that subject. Number the days where no dates are given.',
    ],
  },
  outline: [
    {
      title: 'What This Plan Is Built On',
      brief: 'the subjects, hours, dates and goals as you read them, and anything you could not read.',
      onDevice: {
        skill: 'schedule',
        with: { subjects: 'subjects', time: 'duration', pace: 'studyStyle', dates: 'examDates', goals: 'goals', part: 'inputs' },
      },
    },
    {
      title: 'Your Goals',
      when: 'goals',
      brief: 'each goal, with the blocks of the plan that serve it and how the student will know it is reached.',
      onDevice: { skill: 'compose', with: { parts: [{ from: 'goals', sentences: 6, as: 'list' }] } },
    },
    {
      title: 'Day-by-Day Plan',
      essential: true,
      brief: 'every block up to the last exam.',
      holds: { kind: 'block', views: ['plan', 'calendar'] },
      onDevice: {
        skill: 'schedule',
        with: { subjects: 'subjects', time: 'duration', pace: 'studyStyle', dates: 'examDates', goals: 'goals', part: 'days' },
      },
    },
    {
      title: 'Hours per Subject',
      brief: 'hours for each subject, by week and in total.',
      onDevice: {
        skill: 'schedule',
        with: { subjects: 'subjects', time: 'duration', pace: 'studyStyle', dates: 'examDates', goals: 'goals', part: 'totals' },
      },
    },
    {
      title: 'Exam Dates',
      brief: 'each exam in order of date with the days left, or how to add dates when none were given.',
      onDevice: {
        skill: 'schedule',
        with: { subjects: 'subjects', time: 'duration', pace: 'studyStyle', dates: 'examDates', goals: 'goals', part: 'dates' },
      },
    },
    {
      title: 'How to Study',
      brief: 'how to use a block in this study style: recall, spacing, past papers, breaks, and what to do after a missed day.',
      holds: { kind: 'task', views: ['checklist'] },
      onDevice: [
        {
          skill: 'schedule',
          with: { subjects: 'subjects', time: 'duration', pace: 'studyStyle', dates: 'examDates', goals: 'goals', part: 'advice' },
        },
        { skill: 'checklist', with: { pack: 'study', by: 'studyStyle' } },
      ],
    },
  ],
  screen: {
    heading: 'Study details',
    button: 'Create Study Plan',
    busy: 'Creating Study Plan...',
    empty: {
      title: 'No study plan generated yet',
      text: 'List your subjects and the time you have, then select Create Study Plan. Exam dates make the plan a calendar.',
    },
    badges: ['Study Plan Ready', '{studyStyle}'],
    invalid: 'Please provide subjects and study duration',
    success: 'Your study plan has been generated successfully',
    failure: 'Failed to generate study plan. Please try again.',
    noun: 'Study plan',
  },
  output: { file: 'Study_Plan_{date}', formats: ['text'], height: 500 },
});
