import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: 'assignment-improver',
  name: 'Assignment Improver AI',
  description: 'Specific edits to the structure, argument and wording of your draft.',
  icon: 'pen-line',
  category: 'writing',
  order: 3,
  counter: 'assignmentImprover',
  keywords: ['essay', 'grammar', 'proofread', 'proofreading', 'spelling', 'thesis', 'feedback', 'rewrite'],
  input: {
    type: 'object',
    properties: {
      content: {
        type: 'string',
        title: 'Assignment text',
        description: 'Your whole draft, with its headings and paragraphs as they are.',
        maxLength: 500_000,
        ui: { material: true, rows: 12, placeholder: 'Paste your essay or assignment here …', wordCount: true },
      },
    },
    required: ['content'],
  },
  examples: [
    {
      name: 'A short essay with a few mistakes',
      values: {
        content: [
          'Should Schools Ban Phones?',
          '',
          'Phones are a big part of students life today. In my opinion schools should ban phones in lessons, because they distract students and make learning harder. This essay explains why.',
          '',
          'Firstly, phones distract. A student who recieves a message looks at it, and looses the thread of the lesson. It is very very hard to concentrate again after that. Teachers also has to stop and ask for silence, which costs time for everybody.',
          '',
          'Secondly, phones make it easy to copy answers. When a test is written, a student can search for the answer in seconds. There grades then say nothing about what they know, the teacher cannot help them.',
          '',
          'Some people say that phones are useful for research. This is true, but schools have computers that can be used for it, and a ban during lessons does not stop students from using their phone at home.',
          '',
          'In conclusion, a ban on phones in lessons helps students to learn and makes tests fair. Schools should therefore introduce it.',
        ].join('\n'),
      },
    },
  ],
  request: {
    contentType: 'Assignment Improvements',
    tone: 'constructive',
    audience: 'Students',
    role: 'a writing tutor who helps students improve their own drafts without writing them for them',
    task: 'Show the student exactly what to change in the draft, where, and why.',
    prompt: [
      { block: 'content', label: 'Draft' },
      'How to work: read the draft once for its argument and once for its sentences, and explain each fault in one sentence.',
      "Quality: the most important findings come first; every finding quotes the draft; corrections keep the student's meaning, voice and spelling (British or American); a repeated fault is explained once. Do not rewrite whole paragraphs.",
      'Where a section has nothing to report, say so in one line.',
    ],
  },
  outline: [
    {
      title: 'Top Priorities',
      brief: 'the five changes that would improve this draft most, each with the words concerned.',
      onDevice: [
        { skill: 'compose', with: { parts: [{ phrase: 'assignment.opening' }] } },
        { skill: 'style', with: { from: 'content', part: 'priorities' } },
      ],
    },
    {
      title: 'Strengths',
      brief: 'what already works, quoted, so that the student keeps it.',
      onDevice: { skill: 'style', with: { from: 'content', part: 'strengths' } },
    },
    {
      title: 'Grammar and Spelling',
      essential: true,
      brief: 'faults of agreement, tense, punctuation, confused words and spelling.',
      holds: { kind: 'finding', views: ['marked'] },
      onDevice: { skill: 'style', with: { from: 'content', part: 'grammar' } },
    },
    {
      title: 'Wording',
      brief: 'wordy, vague, informal or heavily passive phrases, each with a tighter version.',
      holds: { kind: 'finding', views: ['marked'] },
      onDevice: { skill: 'style', with: { from: 'content', part: 'wording' } },
    },
    {
      title: 'Claims That Need a Source',
      brief:
        'statements of fact without evidence and over-general claims; the change puts "[to be added]" where the source belongs, the reason says what kind of source would do.',
      holds: { kind: 'finding', views: ['marked'] },
      onDevice: { skill: 'style', with: { from: 'content', part: 'claims' } },
    },
    {
      title: 'Repetition',
      brief: 'words, openings and points that recur too often.',
      onDevice: { skill: 'style', with: { from: 'content', part: 'repetition' } },
    },
    {
      title: 'Structure and Argument',
      brief:
        'whether there is a thesis, whether each paragraph has one point, the order of points, links, and whether the conclusion answers the introduction.',
      onDevice: { skill: 'style', with: { from: 'content', part: 'structure' } },
    },
    {
      title: 'Readability',
      brief: 'sentence and paragraph lengths, the hardest sentences quoted, and how to split them.',
      onDevice: { skill: 'style', with: { from: 'content', part: 'readability' } },
    },
    {
      title: 'Final Checks',
      brief: 'a short list of what to check before handing in this draft.',
      holds: { kind: 'task' },
      onDevice: { skill: 'checklist', with: { pack: 'assignment' } },
    },
  ],
  screen: {
    heading: 'Your draft',
    button: 'Improve Assignment',
    busy: 'Analyzing Assignment...',
    empty: {
      title: 'No improvements generated yet',
      text: 'Paste your draft, then select Improve Assignment. Each finding quotes your words and says how to fix them.',
    },
    badges: ['Improvements Ready'],
    invalid: 'Please provide your assignment content',
    success: 'Assignment improvements generated successfully',
    failure: 'Failed to improve assignment. Please try again.',
    noun: 'Improvements',
  },
  output: { file: 'assignment-improvements', formats: ['text'], height: 600 },
});
