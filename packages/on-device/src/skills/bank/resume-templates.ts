import type { FactKind } from './resume-fact.ts';

/** A question on one fact of a résumé, which fills `{fact}`. */
export interface Template {
  readonly question: string;
  readonly shows: string;
  readonly followUp: string;
}

/** Questions by kind of fact, used in turn, so that two facts of a kind get different questions. */
export const TEMPLATES: Readonly<Record<FactKind, readonly Template[]>> = {
  change: [
    {
      question: 'You write: “{fact}”. Why are you changing, and what do you bring along that others in this field lack?',
      shows:
        'A reason that draws you to the new work, one habit or skill that carries over with an example, and no complaint about the old work.',
      followUp: 'What will you miss, and what would make you go back?',
    },
  ],
  demand: [
    {
      question: 'The advertisement asks for “{fact}”. Where have you used it, and what would you still have to learn?',
      shows: 'One piece of work with your own part in it, or the nearest thing to it, and an honest limit.',
      followUp: 'How would you close that gap in your first month?',
    },
    {
      question: 'The advertisement names “{fact}”. What do beginners get wrong about it?',
      shows: 'A mistake that you have made or seen, why it happens, and how to notice it.',
      followUp: 'How would you check the work of a colleague in it?',
    },
  ],
  duty: [
    {
      question: 'The advertisement names this work: “{fact}”. What of it have you done before, and how did it go?',
      shows: 'One example that comes close, what was hard in it, and what would be new to you here.',
      followUp: 'Which part would you ask help for first?',
    },
    {
      question: 'The advertisement says: “{fact}”. How would you go about it in your first weeks?',
      shows: 'Whom you would ask, what you would look at first, and one early result.',
      followUp: 'How would you know that it goes well?',
    },
  ],
  skill: [
    {
      question: 'You list {fact}. Describe the hardest thing you have done with it, and how you knew that it worked.',
      shows: 'One real task, the point where it became difficult, and a check that someone else could repeat.',
      followUp: 'Which part of it did you have to look up?',
    },
    {
      question: 'You name {fact}. When would it be the wrong choice, and what would you take instead?',
      shows: 'A limit met in practice, an alternative, and what the change would cost.',
      followUp: 'Have you ever had to make that change?',
    },
    {
      question: 'How did you learn {fact}, and how would you teach its first hour to a new colleague?',
      shows: 'Use in real work rather than courses alone, and a clear idea of what matters first.',
      followUp: 'What did you understand only much later?',
    },
    {
      question: 'Rate yourself in {fact} from one to ten. What would the next point up take?',
      shows: 'An honest figure with evidence on both sides, and a concrete next step.',
      followUp: 'Who is the best person in it that you know, and what can they do that you cannot?',
    },
  ],
  practice: [
    {
      question: 'You list {fact}. Describe the most difficult case in which you relied on it.',
      shows: 'One real situation, what made it difficult, and how you knew that you had done it well.',
      followUp: 'What would you do differently next time?',
    },
    {
      question: 'You name {fact}. What do you never skip in it, even when time is short?',
      shows: 'The step that protects others or the result, with a reason, and what may wait.',
      followUp: 'Tell me about a time when it was skipped.',
    },
    {
      question: 'How did you learn {fact}, and how would you teach it to a new colleague?',
      shows: 'Practice under guidance, then alone, and a clear idea of what beginners get wrong.',
      followUp: 'What did you understand only much later?',
    },
  ],
  'soft-skill': [
    {
      question: 'You list {fact}. Tell me about a moment when it was really needed.',
      shows: 'One situation with a visible effect on other people, not the word repeated.',
      followUp: 'When did it let you down?',
    },
  ],
  project: [
    {
      question: 'Your background says: “{fact}”. What was your own part, and which decision in it would you now take differently?',
      shows: 'A clear line between your work and that of others, one decision with its reason, and what it led to.',
      followUp: 'How would someone check that it works?',
    },
    {
      question: 'You write: “{fact}”. Explain it to me from the problem to the result, as to someone who has never seen it.',
      shows: 'The problem before the solution, two or three main choices, and a result that can be checked.',
      followUp: 'What is its weakest point?',
    },
    {
      question: 'Take this line of yours: “{fact}”. If you had two more weeks for it, what would you do first?',
      shows: 'You know what users or readers still miss, and can rank it against your own wishes.',
      followUp: 'What would you remove?',
    },
  ],
  achievement: [
    {
      question: 'You write: “{fact}”. How was that figure measured, and what did you yourself do to reach it?',
      shows: 'Where the figure comes from, the starting value, your share in it, and what else changed in that time.',
      followUp: 'Is it still true today?',
    },
    {
      question: 'Your background says: “{fact}”. What nearly stopped it?',
      shows: 'One real obstacle, the options you had, and why you chose the one that worked.',
      followUp: 'What did it cost elsewhere?',
    },
  ],
  position: [
    {
      question: 'About this job, “{fact}”: which of your tasks mattered most to others, and why?',
      shows: 'Daily duties turned into an effect on others, with one example.',
      followUp: 'What would your supervisor say you should work on?',
    },
    {
      question: 'About “{fact}”: which task there prepared you best for this role, and which not at all?',
      shows: 'You have read what this role asks for and compare honestly.',
      followUp: 'Why did you leave, or why would you?',
    },
  ],
  placement: [
    {
      question: 'About “{fact}”: which task there prepared you best for this role, and which not at all?',
      shows: 'You have read what this role asks for and compare honestly.',
      followUp: 'What would your supervisor there say you should work on?',
    },
    {
      question: 'You list “{fact}”. Which of your tasks there mattered most to others, and why?',
      shows: 'Daily duties turned into an effect on others, with one example.',
      followUp: 'What were you not yet allowed to do alone, and could now?',
    },
  ],
  task: [
    {
      question: 'You list {fact} among your work. Describe the hardest case, and what you did.',
      shows: 'One real situation, what made it difficult, and how you knew that you had done it well.',
      followUp: 'What would you do differently next time?',
    },
    {
      question: 'You name {fact}. What do you never skip in this work, even when time is short?',
      shows: 'The step that protects others or the result, with a reason, and what may wait.',
      followUp: 'Tell me about a time when it was skipped.',
    },
    {
      question: 'How did you learn {fact}, and how would you teach this work to a new colleague?',
      shows: 'Practice under guidance, then alone, and a clear idea of what beginners get wrong.',
      followUp: 'What did you understand only much later?',
    },
  ],
  leadership: [
    {
      question: 'You mention: “{fact}”. What did the others need from you in it, and how did you find out?',
      shows: 'People with their own needs, something that you asked or noticed, and what you changed because of it.',
      followUp: 'What would they say you should have done differently?',
    },
    {
      question: 'You write: “{fact}”. What would have gone differently without you?',
      shows: 'Your own part apart from that of the others, with one decision that was yours.',
      followUp: 'Who could tell me about it?',
    },
  ],
  education: [
    {
      question: 'About your training, “{fact}”: which part of it will you use most in this role, and what did it not prepare you for?',
      shows: 'One subject with a concrete use, one honest limit, and what you did about it.',
      followUp: 'What did you teach yourself beside it?',
    },
  ],
  statement: [
    {
      question: 'About this line of yours: “{fact}”. What exactly did you do, and what came of it?',
      shows: 'Own actions in order and one result that someone else could check.',
      followUp: 'What would you do differently today?',
    },
    {
      question: 'You write: “{fact}”. What was the hardest moment in it?',
      shows: 'One moment, the choice you had, and what it taught you.',
      followUp: 'Who helped you?',
    },
  ],
  claim: [
    {
      question: 'You write: “{fact}”. Which example from your work or studies shows it best?',
      shows: 'One situation with a date, your own action and a result.',
      followUp: 'Who else could tell me about it?',
    },
    {
      question: 'Your background says: “{fact}”. What should I know about it that this line does not say?',
      shows: 'One fact that matters for this role, in two sentences.',
      followUp: 'What does it change for this role?',
    },
  ],
  gap: [
    {
      question: 'You write: “{fact}”. How will you make up for it in your first three months?',
      shows: 'The gap named without excuses, one step already taken, and help that you would ask for.',
      followUp: 'What comes closest to it in your experience so far?',
    },
  ],
  note: [
    {
      question: 'Your background says: “{fact}”. What should I know about it that this line does not say?',
      shows: 'One fact that matters for this role, in two sentences.',
      followUp: 'What would you like me to ask about it?',
    },
  ],
};
