import type { ChecklistGroup } from './checklist-group.ts';

export const interview: readonly ChecklistGroup[] = [
  {
    id: 'frame',
    heading: 'Frame for an answer',
    items: [
      { text: 'Situation: one or two sentences, so that the listener sees the place and the people.' },
      { text: 'Task: what you yourself had to do, and by when.' },
      { text: 'Action: three steps that you took; say “I” where it was you.' },
      { text: 'Result: one figure or fact someone else could check, then what you would do differently.' },
      { text: 'Think aloud: repeat the question, state assumptions, begin with a simple answer, then improve it.', for: ['technical'] },
      { text: 'Say “I do not know, but I would find out by …” rather than guess.', for: ['technical'] },
      {
        text: 'Keep six stories ready that fit many questions: conflict, failure, success, learning, leading, helping.',
        for: ['behavioral'],
      },
      { text: 'Stay under two minutes; stop after the result and let them ask.', for: ['behavioral'] },
      {
        text: 'Ask for users, load and limits first; write rough numbers; draw the main parts; then go deep in one.',
        for: ['system-design'],
      },
      { text: 'Name the trade-off of each choice and what you would watch once it runs.', for: ['system-design'] },
      { text: 'Repeat the goal, lay out three or four branches, choose one, and calculate aloud with round numbers.', for: ['case-study'] },
      { text: 'End with a recommendation, its main risk, and the next step.', for: ['case-study'] },
      { text: 'For technical questions think aloud; for questions on behaviour use the four steps above.', for: ['comprehensive'] },
      { text: 'For design and cases ask for goal and limits before you answer.', for: ['comprehensive'] },
    ],
  },
  {
    id: 'before',
    heading: 'Before the day',
    items: [
      { text: 'Read the advertisement again and put one story of yours beside each task it names.' },
      { text: 'Look up what the organisation does, for whom, and one thing that changed there this year.' },
      { text: 'Answer five of these questions aloud and record yourself; listen once.' },
      { text: 'Prepare a two-minute answer to “Tell me about yourself” that ends at this role.' },
      { text: 'Look over every line of your résumé: anything on it may be asked.' },
    ],
  },
  {
    id: 'day',
    heading: 'On the day',
    items: [
      { text: 'Have résumé, paper, water and the name of the interviewer at hand; test camera and sound.' },
      { text: 'Be there ten minutes early.' },
      { text: 'Take three seconds before each answer.' },
      { text: 'Ask two questions of your own at the end.' },
      { text: 'Write down within an hour what was asked and what you would say now.' },
    ],
  },
];
