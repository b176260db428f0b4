import { fill, quote, type Span } from '../../trace.ts';
import type { FactKind, ResumeFact } from './resume-facts.ts';

/** A question ready to print. */
export interface AskedQuestion {
  readonly question: readonly Span[];
  readonly shows: readonly Span[];
  readonly followUp: readonly Span[];
}

interface Template {
  readonly question: string;
  readonly shows: string;
  readonly followUp: string;
}

/** Ways to ask about one fact, used in turn, so that two facts of a kind are asked for differently. */
const TEMPLATES: Readonly<Record<FactKind, readonly Template[]>> = {
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
      question: 'You list “{fact}”. What would have gone wrong there in a normal week without you?',
      shows: 'Daily duties turned into an effect on others, with one example.',
      followUp: 'What would your supervisor say you should work on?',
    },
    {
      question: 'About “{fact}”: which task there prepared you best for this role, and which not at all?',
      shows: 'You have read what this role asks for and compare honestly.',
      followUp: 'Why did you leave, or why would you?',
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
      question: 'You write: “{fact}”. Give me an example that would convince someone who doubts it.',
      shows: 'One situation with a date, your own action and a result.',
      followUp: 'What is the best argument against it?',
    },
    {
      question: 'About this line of yours: “{fact}”. What exactly did you do, and what came of it?',
      shows: 'Own actions in order and one result that someone else could check.',
      followUp: 'What would you do differently today?',
    },
  ],
};

/** Kinds take turns in this order, so that one long list of tools does not crowd out the rest. */
const TURNS: readonly FactKind[] = [
  'project',
  'skill',
  'achievement',
  'position',
  'skill',
  'leadership',
  'statement',
  'education',
  'soft-skill',
];
/** A quote longer than this is cut. */
const MOST_WORDS = 26;

/**
 * Questions on the facts of a résumé, at most `max`, each fact once; where it names few things, its skills are asked for
 * again from another side until there are `least`, if that is possible at all.
 */
export function resumeQuestions(facts: readonly ResumeFact[], least: number, max: number): AskedQuestion[] {
  const queues = new Map(TURNS.map((kind) => [kind, facts.filter((fact) => fact.kind === kind)]));
  const asked: AskedQuestion[] = [];
  const turns = new Map<FactKind, number>();
  const ask = (fact: ResumeFact): void => {
    const turn = turns.get(fact.kind) ?? 0;
    turns.set(fact.kind, turn + 1);
    const ways = TEMPLATES[fact.kind];
    const way = ways[turn % ways.length];
    if (way) asked.push(questionOn(fact, way, turn % ways.length));
  };
  for (let open = true; open && asked.length < max; ) {
    open = false;
    for (const kind of TURNS) {
      const fact = queues.get(kind)?.shift();
      if (fact === undefined || asked.length >= max) continue;
      ask(fact);
      open = true;
    }
  }
  const again = facts.filter((fact) => TEMPLATES[fact.kind].length > 1);
  const mostTurns = TEMPLATES.skill.length * again.length;
  for (let index = 0; asked.length < least && index < mostTurns; index += 1) {
    const fact = again[index % again.length];
    if (fact && (turns.get(fact.kind) ?? 0) < TEMPLATES[fact.kind].length) ask(fact);
  }
  return asked;
}

function questionOn(fact: ResumeFact, way: Template, index: number): AskedQuestion {
  const id = `interview.resume-${fact.kind}-${index + 1}`;
  return { question: fill(way.question, id, { fact: cite(fact) }), shows: fill(way.shows, id), followUp: fill(way.followUp, id) };
}

/** The fact's words without its closing mark, cut after some words. */
function cite(fact: ResumeFact): Span[] {
  const slice = fact.raw.slice(fact.start, fact.end).replace(/[\s.;,]+$/, '');
  const words = [...slice.matchAll(/\S+/g)];
  const last = words[MOST_WORDS - 1];
  if (words.length <= MOST_WORDS || last === undefined) return [quote({ ...fact, end: fact.start + slice.length })];
  const kept = slice.slice(0, last.index + last[0].length).replace(/[,;:]$/, '');
  return [quote({ ...fact, end: fact.start + kept.length }), { kind: 'phrase', text: ' …', id: 'interview.cut' }];
}
