import {
  cardsIn,
  type Deck,
  type DeckLink,
  isPlanProgress,
  isStudy,
  itemIds,
  itemsOf,
  type PlanProgress,
  plannedBlocks,
  type SectionItems,
  type Tool,
  type ViewName,
} from '@marginalia/engine';
import { isTaskTicks } from '../../views/checklist/ticks.ts';
import type { Decisions } from '../../views/marked/decisions.ts';
import { doneText } from '../../views/plan/done-text.ts';
import { hasAnswer, isPracticeAnswers } from '../../views/practice/answers.ts';
import type { WorkedOn } from './worked-on.ts';

/** The progress in the views of a result: "9 of 15 cards studied, 4 of 11 tasks done"; undefined if nothing was done. */
export function doneIn(
  tool: Tool,
  { record, views }: Pick<WorkedOn, 'record' | 'views'>,
  decks: readonly Deck[],
  today: string,
): string | undefined {
  if (Object.keys(views).length === 0) return undefined;
  const sections = itemsOf(tool, record.text, record.values);
  const { cards, checklist, marked, plan, practice } = views;
  const decided = (marked as Partial<Decisions> | null | undefined)?.of ?? undefined;
  const parts = [
    cardsText(decks.find(({ id }) => id === (cards as DeckLink | undefined)?.deck)),
    isPlanProgress(plan) && planText(sections, plan, today),
    isPracticeAnswers(practice) && share(idsIn(sections, 'practice'), (id) => hasAnswer(practice, id), 'questions answered'),
    decided !== undefined && share(idsIn(sections, 'marked'), (id) => decided[id] !== undefined, 'corrections decided'),
    isTaskTicks(checklist) && share(tasksOf(sections), ({ id, done }) => done !== checklist.changed.includes(id), 'tasks done'),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** "3 of 18 questions answered" */
function share<Item>(items: readonly Item[], isDone: (item: Item) => boolean, words: string): string {
  return items.length === 0 ? '' : `${items.filter(isDone).length} of ${items.length} ${words}`;
}

function cardsText(deck: Deck | undefined): string {
  return deck === undefined ? '' : share(cardsIn(deck), ({ reviews }) => reviews.length > 0, 'cards studied');
}

function planText(sections: readonly SectionItems[], progress: PlanProgress, today: string): string {
  const blocks = sections.flatMap((part) => (part.kind === 'block' ? plannedBlocks(part.items, itemIds(part), progress, today) : []));
  const study = blocks.filter(isStudy);
  return study.length === 0 ? '' : doneText(study);
}

function idsIn(sections: readonly SectionItems[], view: ViewName): readonly string[] {
  return sections.flatMap((part) => (part.views?.includes(view) ? itemIds(part) : []));
}

function tasksOf(sections: readonly SectionItems[]): readonly { readonly id: string; readonly done: boolean }[] {
  return sections.flatMap((part) => {
    const ids = itemIds(part);
    return part.kind === 'task' && part.views?.includes('checklist')
      ? part.items.map(({ done }, place) => ({ id: ids[place] ?? '', done }))
      : [];
  });
}
