import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: 'syllabus-visualizer',
  name: 'Syllabus Visualizer',
  description: 'Turn a syllabus into a timeline, study plan, milestones or calendar.',
  icon: 'map',
  category: 'study',
  order: 5,
  counter: 'syllabusVisualizer',
  input: {
    type: 'object',
    properties: {
      course: {
        type: 'string',
        title: 'Course name',
        maxLength: 2_000,
        ui: { placeholder: 'CS 301 Operating Systems' },
      },
      duration: {
        type: 'string',
        title: 'Course duration',
        description: 'Length, or first and last day.',
        maxLength: 2_000,
        ui: { placeholder: '16 weeks from 24 August 2026', half: true },
      },
      view: {
        type: 'string',
        title: 'Visualization type',
        description: 'How it is laid out.',
        default: 'timeline',
        oneOf: [
          { const: 'timeline', title: 'Timeline' },
          { const: 'study-plan', title: 'Study Plan' },
          { const: 'milestone', title: 'Milestones' },
          { const: 'calendar', title: 'Calendar' },
        ],
        ui: { half: true },
      },
      syllabus: {
        type: 'string',
        title: 'Syllabus content',
        description: 'Weeks, topics, dates and weights as your course gives them.',
        maxLength: 500_000,
        ui: {
          rows: 12,
          placeholder: 'Week 1 (Aug 24): Introduction\nWeek 2: Processes and threads\nMidterm: 15 October, 30%',
          wordCount: true,
        },
      },
    },
    required: ['course', 'syllabus'],
  },
  request: {
    contentType: 'Syllabus Visualization',
    tone: 'organized and clear',
    audience: 'Students',
    prompt: [
      'You are an academic planner who turns a syllabus into something a student can see at a glance.',
      'Lay out the syllabus below as text.',
      'Course: {course}',
      'Course duration: {duration|Not specified}',
      'Visualization type: {view}',
      { when: { view: 'timeline' }, text: 'Show one row a week: week, dates, topic, what is due.' },
      {
        when: { view: 'study-plan' },
        text: 'Show for each week what to read, practise and hand in, with suggested hours that rise before assessments.',
      },
      {
        when: { view: 'milestone' },
        text: 'Show the assessed and other dated events in order, each with its weight and when to start preparing.',
      },
      { when: { view: 'calendar' }, text: 'Show each month as a grid of weeks from Monday to Sunday, with marks explained below it.' },
      { block: 'syllabus', label: 'Syllabus content' },
      'How to work: find the first week and the year, give each week its dates, attach every dated event to its week, then add up the weights and look for clashes.',
      'Quality bar: nothing dated is lost; dates carry the weekday; columns line up with spaces; weights add up or the difference is named; weeks with two or more deadlines are flagged.',
      'Never invent dates, topics, weights or readings. Where the syllabus gives no date write "[to be added]"; say which dates you derived from week numbers.',
    ],
  },
  outline: [
    {
      title: 'Overview',
      brief: 'length, first and last day, number of topics, and how the mark is made up.',
      onDevice: [
        { skill: 'compose', with: { parts: [{ phrase: 'syllabus.opening' }] } },
        { skill: 'timeline', with: { from: 'syllabus', duration: 'duration', view: 'overview' } },
      ],
    },
    {
      title: 'Timeline',
      when: { view: 'timeline' },
      brief: 'every week in order: number, dates, topic, and what is due or held in it.',
      onDevice: { skill: 'timeline', with: { from: 'syllabus', duration: 'duration', view: 'timeline' } },
    },
    {
      title: 'Study Plan',
      when: { view: 'study-plan' },
      brief: 'for each week what to prepare, study and revise, with preparation spread over the weeks before each assessment.',
      onDevice: { skill: 'timeline', with: { from: 'syllabus', duration: 'duration', view: 'study-plan' } },
    },
    {
      title: 'Milestones',
      when: { view: 'milestone' },
      brief: 'dated events in order: date, event, weight, topics it covers, when to start.',
      onDevice: { skill: 'timeline', with: { from: 'syllabus', duration: 'duration', view: 'milestone' } },
    },
    {
      title: 'Calendar',
      when: { view: 'calendar' },
      brief: 'a grid for each month with its events marked and listed below.',
      onDevice: { skill: 'timeline', with: { from: 'syllabus', duration: 'duration', view: 'calendar' } },
    },
    {
      title: 'Dates',
      brief: 'every date as you read it with the words it stands in, clashes, and lines whose date could not be read.',
      onDevice: { skill: 'timeline', with: { from: 'syllabus', duration: 'duration', view: 'dates-read' } },
    },
  ],
  screen: {
    heading: 'Course details',
    button: 'Create Syllabus Visualization',
    busy: 'Creating Visualization...',
    empty: {
      title: 'No visualization generated yet',
      text: 'Add the course name and its syllabus, then select Create Syllabus Visualization. Dates and weights are read for you.',
    },
    badges: ['Visualization Created', '{view}', '{duration|Custom Duration}'],
    invalid: 'Please provide both course name and syllabus content',
    success: 'Your syllabus visualization has been created',
    failure: 'Failed to create visualization. Please try again.',
    noun: 'Visualization',
  },
  output: {
    file: '{course}_Syllabus_Visualization',
    formats: ['text'],
    height: 600,
    save: { store: 'saved_content', type: 'Syllabus Visualization', title: '{course} - Syllabus Visualization' },
  },
});
