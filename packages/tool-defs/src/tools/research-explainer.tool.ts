import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: 'research-explainer',
  name: 'Research Paper Explainer',
  description: 'Paste a paper or its abstract and see what it did, found and left open.',
  icon: 'book-open',
  category: 'writing',
  order: 2,
  featured: 2,
  counter: 'researchExplainer',
  keywords: ['article', 'literature review', 'journal', 'study', 'summary'],
  input: {
    type: 'object',
    properties: {
      content: {
        type: 'string',
        title: 'Paper content or abstract',
        description: 'The whole text gives the fullest explanation; an abstract alone works too. Keep the section headings if you can.',
        maxLength: 500_000,
        ui: { material: true, rows: 12, placeholder: 'Abstract\nIn this study we …\n\n1 Introduction\n…', wordCount: true },
      },
    },
    required: ['content'],
  },
  examples: [
    {
      name: 'The abstract and methods of a sleep study',
      values: {
        content: [
          'Abstract',
          'Many students study late at night, but little is known about how this affects what they remember. We asked whether sleep in the night after learning improves the memory of new words. Sixty students learned 40 pairs of words in the evening. Half of them slept for eight hours, and half stayed awake until noon. The students who slept recalled 31 pairs on average, whereas those who stayed awake recalled 24. The difference was significant (p < 0.01). We conclude that sleep soon after learning helps students to keep new words.',
          '',
          'Introduction',
          'Earlier studies tested memory after short naps. However, no study has compared a whole night of sleep with a night awake in students. This study aims to close that gap.',
          '',
          'Methods',
          'Sixty students aged 18 to 24 took part. They were assigned to two groups at random. We measured recall with a written test at noon on the next day.',
          '',
          'Results',
          'The sleep group recalled 31 pairs (SD 4.2) and the group that stayed awake recalled 24 (SD 5.1).',
          '',
          'Discussion',
          'Our results suggest that sleep protects new memories. A limitation is that tiredness alone may have lowered the scores of the students who stayed awake. Future work should test recall again after a week.',
        ].join('\n'),
      },
    },
  ],
  request: {
    contentType: 'Research Paper Explanation',
    tone: 'clear and educational',
    audience: 'Students',
    role: 'a patient research mentor who explains papers to students reading in the field for the first time',
    task: 'Explain the research paper so that a student can say what it did, how, what it found and how far to trust it.',
    prompt: [
      { block: 'content', label: 'Research paper' },
      'How to work: explain in everyday words first, then give the technical term. Say which claims the authors measured and which they only suggest.',
      'Quality: every statement can be traced to the text; numbers keep their units, conditions and comparisons; no praise.',
      'Where the text does not say something that a section asks for, write "Not stated in the text you pasted". If only an abstract was given, say so in the first section.',
    ],
  },
  outline: [
    {
      title: 'In Short',
      essential: true,
      length: { words: [100, 200] },
      brief: 'what was studied, how, the main finding and why it matters, in words a first-year student understands.',
      onDevice: [
        { skill: 'compose', with: { parts: [{ phrase: 'explainer.opening' }] } },
        { skill: 'summary', with: { from: 'content', sentences: 6, findings: true } },
      ],
    },
    {
      title: 'Problem and Purpose',
      brief: 'what was known, what was missing, and the question or hypothesis that the authors set out to answer.',
      onDevice: { skill: 'roles', with: { from: 'content', roles: ['background', 'gap', 'purpose'], max: 3 } },
    },
    {
      title: 'Methods',
      brief: 'design, sample or data, materials and analysis, step by step, with the reason for each step where it is given.',
      onDevice: { skill: 'roles', with: { from: 'content', roles: ['method'], max: 6 } },
    },
    {
      title: 'Findings',
      brief: 'each main result with its figures, then what the authors conclude from it.',
      onDevice: { skill: 'roles', with: { from: 'content', roles: ['result', 'conclusion'], max: 5 } },
    },
    {
      title: 'Limits and Future Work',
      brief: 'limits that the authors state, limits that follow from the method (say which is which), and the next steps they name.',
      onDevice: { skill: 'roles', with: { from: 'content', roles: ['limitation', 'future'], max: 4, others: true } },
    },
    {
      title: 'Numbers That Matter',
      brief: 'a list of the figures in the text, each with what it measures and what it is compared with.',
      onDevice: { skill: 'facts', with: { from: 'content', kinds: ['number'], max: 8, findings: true } },
    },
    {
      title: 'Key Terms',
      brief: 'at least ten terms where the text has them.',
      holds: { kind: 'term', views: ['table'] },
      onDevice: { skill: 'terms', with: { from: 'content', max: 12, definedOnly: true, nameOthers: true } },
    },
    {
      title: 'Acronyms',
      brief: 'every acronym with its full form as the text gives it, or "Not spelled out in the text".',
      holds: { kind: 'term', views: ['table'] },
      onDevice: { skill: 'facts', with: { from: 'content', kinds: ['acronym'], max: 20 } },
    },
    {
      title: 'How It Reads',
      brief: 'how demanding the text is, then its three hardest sentences, quoted, each followed by the same thing said simply.',
      onDevice: { skill: 'style', with: { from: 'content', part: 'readability' } },
    },
    {
      title: 'Questions to Ask',
      length: { items: [8, 10], of: 'question' },
      brief: 'critical-reading questions about the evidence, the assumptions and what would change the conclusion.',
      holds: { kind: 'question' },
      onDevice: { skill: 'bank', with: { pack: 'critical-reading', from: 'content', count: [8, 10] } },
    },
  ],
  screen: {
    heading: 'Paper text',
    button: 'Explain Paper',
    busy: 'Explaining Paper...',
    empty: {
      title: 'No explanation generated yet',
      text: 'Paste a paper or an abstract, then select Explain Paper. You get its purpose, methods, findings, limits and terms.',
    },
    badges: ['Explanation Ready'],
    invalid: 'Please paste the research paper content or abstract',
    success: 'Research paper explanation generated successfully',
    failure: 'Failed to explain paper. Please try again.',
    noun: 'Explanation',
  },
  output: { file: 'research-explanation', formats: ['text'], height: 500 },
});
