import type { ChecklistGroup } from './checklist-group.ts';

export const study: readonly ChecklistGroup[] = [
  {
    id: 'habits',
    heading: 'Habits for this pace',
    items: [
      { text: 'After three blocks take half an hour off.', for: ['intensive'] },
      { text: 'Do the hardest subject first each day.', for: ['intensive'] },
      { text: 'Keep seven hours of sleep; a shorter night costs more than the hour it gives.', for: ['intensive'] },
      { text: 'Leave half a day free each week, or the plan will break.', for: ['intensive'] },
      { text: 'Get up and move in every break.', for: ['balanced'] },
      { text: 'Change the subject after two blocks.', for: ['balanced'] },
      { text: 'Keep one evening a week free.', for: ['balanced'] },
      { text: 'Stop when the block is over, also when it goes well.', for: ['relaxed'] },
      { text: 'Fix the time of day: the same hour each day is easier to keep than a new decision.', for: ['relaxed'] },
      { text: 'If a day fails, go on with the next one; do not double it.', for: ['relaxed'] },
      { text: 'Work on past questions first, then read only what they showed you do not know.', for: ['exam-focused'] },
      { text: 'Write full answers against the clock at least twice a week.', for: ['exam-focused'] },
      { text: 'Keep a list of mistakes and go through it on the last day.', for: ['exam-focused'] },
      { text: 'Begin each block with two minutes of recall of the last one, notes closed.' },
      { text: 'Put your phone in another room.' },
    ],
  },
  {
    id: 'week',
    heading: 'Once a week',
    items: [
      { text: 'Compare plan and reality: what took over an hour longer than planned?' },
      { text: 'Move what is left to the next week; drop what no exam asks for.' },
      { text: 'Explain one topic of each subject aloud to someone, or to the wall.' },
    ],
  },
  {
    id: 'last-day',
    heading: 'The day before an examination',
    items: [
      { text: 'Only revision: your mistakes, formulas and headings. Nothing new.' },
      { text: 'Pack what you need, check room and time, stop in the early evening.' },
    ],
  },
];
