import { LEVELS, type Level } from './interview/question.ts';

/** A question for the interviewer. Words in `[[…]]` are left out if the company is blank. */
export interface QuestionToAsk {
  readonly id: string;
  readonly levels: readonly Level[];
  readonly question: string;
  /** The end of a sentence on the use of the answer: "whether there is a plan for you." */
  readonly tells: string;
}

export const askTheInterviewer: readonly QuestionToAsk[] = [
  {
    id: 'first-month',
    levels: ['entry', 'mid'],
    question: 'What would you want me to have finished by the end of the first month?',
    tells: 'whether there is a plan for you.',
  },
  {
    id: 'learn-from',
    levels: ['entry'],
    question: 'Whom would I learn from, and how often would we look at my work together?',
    tells: 'how much support there really is.',
  },
  {
    id: 'good-starter',
    levels: ['entry'],
    question: 'Think of the best person who started in this {role} role: what did they do in their first half-year?',
    tells: 'what is rewarded here.',
  },
  {
    id: 'mistake',
    levels: ['entry', 'mid'],
    question: 'What happened the last time someone in the team made a serious mistake?',
    tells: 'how safe it is to speak up.',
  },
  {
    id: 'grow',
    levels: ['mid'],
    question: 'Where have people in this role gone after two or three years?',
    tells: 'whether the next step exists.',
  },
  {
    id: 'hard-part',
    levels: LEVELS,
    question: 'What is the hardest part of this {role} role that the advertisement does not mention?',
    tells: 'what your Mondays will look like.',
  },
  {
    id: 'why-open',
    levels: LEVELS,
    question: 'Why is the position open, and what should be done differently from before?',
    tells: 'the expectations you inherit.',
  },
  {
    id: 'decide',
    levels: ['mid', 'senior'],
    question: 'Tell me about the last decision the team disagreed on. How was it settled?',
    tells: 'who decides, and how.',
  },
  {
    id: 'time',
    levels: ['mid', 'senior'],
    question: 'How much of the week goes into planned work, and how much into what comes up?',
    tells: 'the load and its causes.',
  },
  {
    id: 'not-do',
    levels: ['senior', 'lead'],
    question: 'What has the team decided not to do this year?',
    tells: 'whether priorities are real.',
  },
  {
    id: 'own',
    levels: ['senior'],
    question: 'Which decisions would be mine alone, and which would need your agreement?',
    tells: 'the true size of the role.',
  },
  {
    id: 'debt',
    levels: ['senior', 'lead'],
    question: 'What have you been meaning to repair for a year, and what has stopped you?',
    tells: 'what you will be asked to carry.',
  },
  {
    id: 'team-state',
    levels: ['lead'],
    question: 'Who in the team might leave within a year, and why?',
    tells: 'how honestly the company looks at itself.',
  },
  {
    id: 'hire-budget',
    levels: ['lead'],
    question: 'What budget and which hires are agreed already, and which only hoped for?',
    tells: 'what you can promise to your team.',
  },
  {
    id: 'success-year',
    levels: ['senior', 'lead'],
    question: 'In a year you say that hiring me was right. What has happened?',
    tells: 'how success will be judged.',
  },
  {
    id: 'strategy',
    levels: ['lead'],
    question: 'What must be true in two years[[ for {company}]] so that this team still matters?',
    tells: 'the direction, and whether leaders agree on it.',
  },
  { id: 'stay', levels: LEVELS, question: 'What has kept you here[[ at {company}]]?', tells: 'more by its tone than by its words.' },
  {
    id: 'doubt',
    levels: LEVELS,
    question: 'Is there anything in my background that leaves you in doubt, so that I can answer it now?',
    tells: 'what they will discuss when you have left.',
  },
  { id: 'next-step', levels: LEVELS, question: 'What are the next steps, and when may I ask again?', tells: 'when to stop waiting.' },
];
