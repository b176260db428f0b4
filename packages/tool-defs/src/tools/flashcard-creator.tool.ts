import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: 'flashcard-creator',
  name: 'AI Flashcard Creator',
  description: 'Question and answer cards drawn from your own notes.',
  icon: 'layers',
  category: 'study',
  order: 2,
  featured: 4,
  counter: 'flashcards',
  input: {
    type: 'object',
    properties: {
      material: {
        type: 'string',
        title: 'Study material',
        description: 'Notes, a chapter or a handout. Cards that you have already, one a line with a tab between its sides, are kept.',
        maxLength: 500_000,
        ui: {
          rows: 12,
          placeholder: 'Cell respiration\nGlycolysis is the splitting of glucose into two molecules of pyruvate …',
          tip: 'Whole sentences that say what a thing is, why it happens or how it differs give the best cards. Keep headings and lists.',
          wordCount: true,
        },
      },
    },
    required: ['material'],
  },
  request: {
    contentType: 'Flashcards',
    tone: 'educational',
    audience: 'Students',
    prompt: [
      'You are a tutor who writes flashcards for active recall and spaced repetition.',
      'Make flashcards from the study material below.',
      { block: 'material', label: 'Study material' },
      'How to work: find what an examiner could ask, and mix kinds of card: definition, reason, contrast, sequence or list, cause and effect, application. Follow the order of the material and cover all its parts.',
      'Write each card on two lines, "Q: " and "A: ", under its number, with an empty line between cards.',
      'Quality bar: one fact a card; a question that stands alone and has one right answer; an answer of at most two sentences that does not repeat the question; no yes-or-no questions; no answer given away by its question; no two cards that ask the same thing.',
      'Never invent facts: every answer must stand in the material. If it holds fewer cards than asked for, write those it holds and say how many more sentences of material would help. Where the material leaves a needed value open, write "[to be added]".',
    ],
  },
  outline: [
    {
      title: 'Flashcards',
      essential: true,
      length: { items: [15, 20], of: 'card' },
      brief: 'question and answer cards that cover every part of the material, the most important first within each part.',
      holds: { kind: 'card', views: ['cards'] },
      onDevice: { skill: 'cards', with: { from: 'material', min: 15, max: 20 } },
    },
    {
      title: 'Terms to Know',
      brief: 'the key terms of the material, one a line, each with its meaning as the material gives it.',
      holds: { kind: 'term' },
      onDevice: { skill: 'terms', with: { from: 'material', max: 12 } },
    },
  ],
  screen: {
    heading: 'Your material',
    button: 'Generate Flashcards',
    busy: 'Creating Flashcards...',
    empty: {
      title: 'No flashcards generated yet',
      text: 'Paste your notes, then select Generate Flashcards. You get 15 to 20 cards where the material holds that many.',
    },
    badges: ['Flashcards Ready'],
    invalid: 'Please provide study material to create flashcards',
    success: 'Flashcards generated successfully',
    failure: 'Failed to generate flashcards. Please try again.',
    noun: 'Flashcards',
  },
  output: { file: 'flashcards', formats: ['text'], height: 500 },
});
