import type { ChecklistGroup } from './checklist-group.ts';

export const lecture: readonly ChecklistGroup[] = [
  {
    id: 'today',
    heading: 'Within 24 hours',
    items: [
      { text: 'Close everything and write down from memory what the lecture said on {topic}; then compare.' },
      { text: 'Mark each point that you could not explain to a friend.' },
      { text: 'Send one question on {topic} to a classmate, a tutor or the lecturer.' },
      { text: 'Turn each part of the summary into one question and answer it without looking.', for: ['summary'] },
      { text: 'For each key concept write a definition, an example and something that is easily mistaken for it.', for: ['concepts'] },
      { text: 'Write a full answer to one point that was stressed, in the time an examination gives.', for: ['exam-prep'] },
      { text: 'Say the five sentences aloud tomorrow morning without looking.', for: ['review'] },
    ],
  },
  {
    id: 'week',
    heading: 'This week',
    items: [
      { text: 'Go through the same points again after two days and after six days, ten minutes each.' },
      { text: 'Read the matching chapter only for the points you marked.' },
      { text: 'Connect {topic} with last week’s lecture in two sentences.' },
      { text: 'Rewrite the summary to half its length without losing a term.', for: ['summary'] },
      { text: 'Draw a map of the concepts on one page and name each arrow.', for: ['concepts'] },
      { text: 'Find an earlier examination question on {topic} and mark your own answer.', for: ['exam-prep'] },
      { text: 'List what was named for the examination and put a date of revision beside each.', for: ['exam-prep'] },
      { text: 'Make five cards from what you still could not say.', for: ['review'] },
      { text: 'Bring one open question to the next lecture.' },
    ],
  },
];
