import type { ChecklistGroup } from './checklist-group.ts';

export const assignment: readonly ChecklistGroup[] = [
  {
    id: 'content',
    heading: 'Content',
    items: [
      { text: 'Read the task again and underline its verbs; find the place where you do each.' },
      { text: 'Say the main point in one sentence. Is that sentence in the introduction?' },
      { text: 'Write beside each paragraph what it does for the main point; cut or move the ones that do nothing.' },
      { text: 'Give each claim a source, a figure or an example.' },
      { text: 'Read introduction and conclusion one after the other: do they answer each other?' },
    ],
  },
  {
    id: 'sources',
    heading: 'Sources',
    items: [
      { text: 'Each source in the text is in the list, and each in the list is in the text.' },
      { text: 'Quotation marks and page numbers stand where words are not yours.' },
      { text: 'The list follows one style throughout.' },
    ],
  },
  {
    id: 'language',
    heading: 'Language and form',
    items: [
      { text: 'Read the text aloud, slowly; fix each place where you stumble.' },
      { text: 'Fix the findings above one kind at a time.' },
      { text: 'Check title, name, course, page numbers, length and file name against the instructions.' },
      { text: 'Wait a night, read once on paper, then hand it in before the last hour.' },
    ],
  },
];
