import { phrasebook } from '../../../../spans.ts';

export const sayGoal = phrasebook('schedule', {
  goalsHeading: 'Goals that change the plan:',
  goalWeight: '- “{words}”: changes the share of time for {name}.',
  goalOff: '- “{words}”: no study on these days.',
  goalBy: '- “{words}”: stands in the plan on {date}.',
  goalPractice: '- “{words}”: {name} gets more practice and less new material.',
  goalsIdleHeading: 'Goals that do not change the plan:',
  goalIdle: '- “{words}”: {reason}',
  goalPracticeAll: '- “{words}”: all subjects get more practice and less new material.',
});

/** The reason for which a goal changes nothing. */
export const IDLE = {
  grade: 'A grade does not change the plan. To give a subject more time, write “(hard)” after its name.',
  unnamed: 'None of your subjects has this name or topic. Write it beside its subject, for example “Physics (weak at optics)”.',
  taken:
    'The plan reads the times at which you cannot study from the field of study time. Write the days themselves there, for example “not on Wednesdays”.',
  other: 'A plan of hours has no place for this goal.',
  daily: 'The plan gives a subject no time of its own on each day, so do this beside it.',
  undated: 'No day of this exam is given.',
  outside: 'Its day is outside the plan.',
  working: 'The plan has hours for this work until it is due.',
  weighed: 'The list of subjects already says how much time this one gets.',
} as const;

export const sayCalendar = phrasebook('schedule', {
  calendarTakes: 'Your calendar takes time on {days} of this plan. No day has more study than it leaves free between 08:00 and 22:00.',
  calendarShort: '- {date}: {time} free.',
});
