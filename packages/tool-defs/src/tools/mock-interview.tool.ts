import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: 'mock-interview',
  name: 'Mock Interview AI',
  description: '15 to 20 interview questions for your role, level and background.',
  icon: 'messages',
  category: 'career',
  order: 1,
  counter: 'mockInterview',
  input: {
    type: 'object',
    properties: {
      role: {
        type: 'string',
        title: 'Job role',
        maxLength: 2_000,
        ui: { placeholder: 'Backend Developer' },
      },
      company: {
        type: 'string',
        title: 'Company',
        description: 'Left blank, the interview is a general one.',
        maxLength: 2_000,
        ui: { placeholder: 'Name of the company' },
      },
      level: {
        type: 'string',
        title: 'Experience level',
        oneOf: [
          { const: 'entry', title: 'Entry Level (0-2 years)' },
          { const: 'mid', title: 'Mid Level (3-5 years)' },
          { const: 'senior', title: 'Senior Level (6+ years)' },
          { const: 'lead', title: 'Lead/Manager' },
        ],
        ui: { half: true },
      },
      interview: {
        type: 'string',
        title: 'Interview type',
        default: 'technical',
        oneOf: [
          { const: 'technical', title: 'Technical' },
          { const: 'behavioral', title: 'Behavioral' },
          { const: 'system-design', title: 'System Design' },
          { const: 'case-study', title: 'Case Study' },
          { const: 'comprehensive', title: 'Comprehensive' },
        ],
        ui: { half: true },
      },
      background: {
        type: 'string',
        title: 'Resume or background',
        description: 'Projects, skills and jobs. Leave out your address and telephone number; questions are built from the rest.',
        maxLength: 500_000,
        ui: { rows: 12, placeholder: 'Built a booking service with Node.js and PostgreSQL for 300 users …', wordCount: true },
      },
    },
    required: ['role'],
  },
  request: {
    contentType: 'Mock Interview',
    tone: 'professional and realistic',
    audience: 'Job seekers',
    prompt: [
      'You are an interviewer who has hired for this role many times and wants candidates to show their best.',
      'Prepare a mock interview.',
      'Job role: {role}',
      'Company: {company|General}',
      'Experience level: {level|Not specified}',
      'Interview type: {interview}',
      {
        when: { interview: 'technical' },
        text: 'Ask about the knowledge and tools of the role, from basics to trade-offs, with some problems to solve aloud.',
      },
      {
        when: { interview: 'behavioral' },
        text: 'Ask for past situations: teamwork, conflict, failure, initiative, deadlines. Each question asks for one real event.',
      },
      {
        when: { interview: 'system-design' },
        text: 'Ask for designs of growing size: requirements, estimates, components, data, failure, and cost.',
      },
      {
        when: { interview: 'case-study' },
        text: 'Give short cases from the work of this role with the facts needed, and ask for structure, assumptions and a recommendation.',
      },
      {
        when: { interview: 'comprehensive' },
        text: 'Mix technical, behavioral, design and case questions in the order of a real interview.',
      },
      { when: 'background', text: 'Build at least five questions on what the candidate names in the background below.' },
      { block: 'background', label: 'Resume or background' },
      'How to work: order the questions from warm-up to hard and match the depth to the experience level. Under each question write three lines: "A good answer shows: ", "Follow-up: " and "Your notes: " with a blank.',
      'Quality bar: each question is one that is really asked for this role and level; no two test the same thing; what a good answer shows is specific enough to practise with.',
      'Never invent facts about the company, its interview process or the candidate, and do not write the candidate\'s answers. Where a fact about the company is needed, write "[to be added]".',
    ],
  },
  outline: [
    {
      title: 'Before You Start',
      brief: 'role, company, level and type of this interview, and how to practise with it, in a few lines.',
      onDevice: { skill: 'compose', with: { parts: [{ phrase: 'interview.opening' }, { phrase: 'interview.how-to' }] } },
    },
    {
      title: 'Questions',
      essential: true,
      length: { items: [15, 20], of: 'question' },
      brief: 'the numbered interview questions, each with what a good answer shows, a follow-up and a blank for notes.',
      holds: { kind: 'question', views: ['practice'] },
      onDevice: {
        skill: 'bank',
        with: { pack: 'interview', by: ['interview', 'level'], from: 'background', role: 'role', count: [15, 20] },
      },
    },
    {
      title: 'Strong Points to Bring In',
      when: 'background',
      brief: 'facts and figures of the background worth naming, and the question each one fits.',
      onDevice: { skill: 'facts', with: { from: 'background', kinds: ['number'], max: 8, achievements: true } },
    },
    {
      title: 'How to Answer',
      brief: 'a frame for answers of this interview type (such as situation, task, action, result) and how long to speak.',
      holds: { kind: 'task' },
      onDevice: { skill: 'checklist', with: { pack: 'interview', by: ['interview', 'level'], topic: 'role' } },
    },
    {
      title: 'Questions to Ask Them',
      brief: 'five to seven questions that a candidate for this role and level can ask at the end.',
      holds: { kind: 'question' },
      onDevice: [
        { skill: 'compose', with: { parts: [{ phrase: 'interview.ask-intro' }] } },
        { skill: 'bank', with: { pack: 'ask-the-interviewer', by: ['level'], role: 'role', count: [5, 7] } },
      ],
    },
  ],
  screen: {
    heading: 'Interview details',
    button: 'Start Mock Interview',
    busy: 'Preparing Interview...',
    empty: {
      title: 'No interview generated yet',
      text: 'Name the job role, then select Start Mock Interview. With your background, some questions are about your own work.',
    },
    badges: ['Interview Ready', '{interview}', '{level|All levels}'],
    invalid: 'Please provide the job role',
    success: 'Your mock interview has been generated',
    failure: 'Failed to generate mock interview. Please try again.',
    noun: 'Interview',
  },
  output: {
    file: '{role}_Mock_Interview',
    formats: ['text'],
    height: 600,
    save: { store: 'saved_content', type: 'Mock Interview', title: '{role} - Mock Interview' },
  },
});
