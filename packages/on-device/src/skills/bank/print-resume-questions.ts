import { fill, type Span } from '../../spans.ts';
import { quotePlain } from './markup.ts';
import type { FactKind, ResumeFact } from './resume-fact.ts';
import { TEMPLATES, type Template } from './resume-templates.ts';

/** A question ready to print. */
export interface AskedQuestion {
  readonly question: readonly Span[];
  readonly shows: readonly Span[];
  readonly followUp: readonly Span[];
}

/** Kinds of facts take turns in this order, so that a long list of tools leaves room for the rest. */
const TURNS: readonly FactKind[] = [
  'change',
  'project',
  'demand',
  'skill',
  'duty',
  'practice',
  'task',
  'achievement',
  'demand',
  'project',
  'position',
  'achievement',
  'skill',
  'leadership',
  'placement',
  'task',
  'gap',
  'statement',
  'claim',
  'note',
  'education',
  'soft-skill',
];
/** The longest quote, in words. */
const MOST_WORDS = 26;

/**
 * Makes at most `max` questions on the facts of a résumé, one for each fact. With few facts, a second question about its
 * skills is asked until there are `least` questions, if possible.
 * @param facts with the text of the résumé without its markup
 * @param raw the text of the résumé
 */
export function resumeQuestions(facts: readonly ResumeFact[], raw: string, least: number, max: number): AskedQuestion[] {
  const queues = new Map(TURNS.map((kind) => [kind, facts.filter((fact) => fact.kind === kind)]));
  queues.set('project', byTools(queues.get('project') ?? [], facts));
  const asked: AskedQuestion[] = [];
  const turns = new Map<FactKind, number>();
  const ask = (fact: ResumeFact): void => {
    const turn = turns.get(fact.kind) ?? 0;
    turns.set(fact.kind, turn + 1);
    const ways = TEMPLATES[fact.kind];
    const way = ways[turn % ways.length];
    if (way) asked.push(questionOn(fact, raw, way, turn % ways.length));
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
  for (const fact of facts.filter(({ kind }) => kind === 'skill' || kind === 'practice' || kind === 'task'))
    if (asked.length < least && (turns.get(fact.kind) ?? 0) < TEMPLATES[fact.kind].length) ask(fact);
  return asked;
}

/** Projects that name more of the person's tools come first: they tell most of the work. */
function byTools(projects: readonly ResumeFact[], facts: readonly ResumeFact[]): ResumeFact[] {
  const tools = facts.filter(({ kind }) => kind === 'skill').map(({ text }) => text.toLowerCase());
  const count = ({ text }: ResumeFact): number => tools.filter((tool) => text.toLowerCase().includes(tool)).length;
  return projects.toSorted((one, other) => count(other) - count(one));
}

function questionOn(fact: ResumeFact, raw: string, way: Template, index: number): AskedQuestion {
  const id = `interview.resume-${fact.kind}-${index + 1}`;
  return { question: fill(way.question, id, { fact: cite(fact, raw) }), shows: fill(way.shows, id), followUp: fill(way.followUp, id) };
}

/** Quotes the fact without its end mark, shortened if it is long. */
function cite(fact: ResumeFact, raw: string): Span[] {
  const slice = fact.raw.slice(fact.start, fact.end).replace(/[\s.;,]+$/, '');
  const words = [...slice.matchAll(/\S+/g)];
  const last = words[MOST_WORDS - 1];
  if (words.length <= MOST_WORDS || last === undefined) return quotePlain({ ...fact, end: fact.start + slice.length }, raw);
  const kept = slice.slice(0, last.index + last[0].length).replace(/[,;:]$/, '');
  return [...quotePlain({ ...fact, end: fact.start + kept.length }, raw), { kind: 'phrase', text: ' …', id: 'interview.cut' }];
}
