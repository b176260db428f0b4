import type { FactKind } from './resume-fact.ts';

/** A question on one fact of a résumé, which fills `{fact}`. */
export interface Template {
  readonly question: string;
  readonly shows: string;
  readonly followUp: string;
}

/** Questions by kind of fact, used in turn, so that two facts of a kind get different questions. */
export const TEMPLATES: Readonly<Record<FactKind, readonly Template[]>> = {
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
      question: 'You list “{fact}”. Which of your tasks there mattered most to others, and why?',
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
      question: 'You mention: “{fact}”. Tell me about a moment when the others did not follow, and what you did.',
      shows: 'You heard the reason first, changed something of your own, and kept the aim in view.',
      followUp: 'Who took over after you?',
    },
    {
      question: 'You write: “{fact}”. How did you decide who does what?',
      shows: 'Tasks fitted to people, a way to see progress, and fairness when things slipped.',
      followUp: 'Which task did you keep that you should have given away?',
    },
  ],
  education: [
    {
      question: 'You list “{fact}”. Which part of it will you use in this role, and which belief did it change?',
      shows: 'One subject with a concrete use, and the ability to learn from being wrong.',
      followUp: 'What should have been taught and was not?',
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
