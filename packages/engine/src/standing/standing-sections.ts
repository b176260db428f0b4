import { type ReferenceTexts, referenceTexts } from '../documents/corrected-references.ts';
import type { ExportSection, StandingBlock } from '../items/item-section.ts';
import type { ItemsByKind } from '../items/kinds.ts';
import { itemIds, type SectionItems } from '../items/section-items.ts';
import { firstDay, isWeek, NOWHERE } from '../plan/place.ts';
import { isPlanProgress } from '../plan/plan-progress.ts';
import { plannedBlocks } from '../plan/study-plan.ts';
import { deckSections } from './deck-sections.ts';
import { isTextsById, tickedIds } from './kept-work.ts';
import type { ResultWork } from './result-work.ts';
import type { StandingSection } from './standing-section.ts';

/** The sections of a result with what the student did: cards edited, references corrected, tasks ticked, answers typed, blocks moved. */
export function standingSections(sections: readonly SectionItems[], tool: string, work: ResultWork, today: string): StandingSection[] {
  const { views } = work;
  const cards = deckSections(sections, tool, work);
  const texts = referenceTexts(views['references']);
  const ticked = tickedIds(views['checklist']);
  const answers = isTextsById(views['practice']) ? views['practice'].texts : {};
  return sections.map((before) => {
    const held = cards.get(before);
    if (held) return { before, ...held };
    const items = itemsOf(before, { texts, ticked, answers, plan: views['plan'], today });
    if (before.kind !== 'block') return { before, items, added: [] };
    return { before, items, added: [], unmoved: standingBlocks(before.items, itemIds(before), undefined, today) };
  });
}

interface StudentWork {
  readonly texts: ReferenceTexts;
  readonly ticked: ReadonlySet<string>;
  readonly answers: Readonly<Record<string, string>>;
  readonly plan: unknown;
  readonly today: string;
}

function itemsOf(section: SectionItems, { texts, ticked, answers, plan, today }: StudentWork): StandingSection['items'] {
  const ids = itemIds(section);
  const idAt = (index: number): string => ids[index] ?? '';
  switch (section.kind) {
    case 'task':
      return section.items.map((todo, index) => (ticked.has(idAt(index)) ? { ...todo, done: !todo.done } : todo));
    case 'question':
      return section.items.map((asked, index) => {
        const notes = answers[idAt(index)]?.trim() ?? '';
        return notes === '' ? asked : { ...asked, notes };
      });
    case 'reference':
      return section.items.map((item, index) => {
        const text = texts[idAt(index)];
        return text === undefined ? item : { ...item, text, corrected: true as const };
      });
    case 'block':
      return standingBlocks(section.items, ids, plan, today);
    default:
      return section.items;
  }
}

/** The blocks of a plan where the student has put them; those without a day are left out. */
function standingBlocks(blocks: readonly ItemsByKind['block'][], ids: readonly string[], plan: unknown, today: string): StandingBlock[] {
  const nth = new Map<string, number>();
  return plannedBlocks(blocks, ids, isPlanProgress(plan) ? plan : undefined, today).flatMap(
    ({ id: _id, home, place, done, pinned: _pinned, ...block }): StandingBlock[] => {
      const named = `${block.subject}\n${firstDay(home)}`;
      nth.set(named, (nth.get(named) ?? 0) + 1);
      const key = `${named}\n${nth.get(named)}`;
      if (place === NOWHERE && home !== NOWHERE) return [];
      return [{ ...block, key, date: firstDay(place), ...(isWeek(place) && { wholeWeek: true }), ...(done && { done }) }];
    },
  );
}

/** The sections for the writers of files. */
export function exportSections(sections: readonly StandingSection[]): ExportSection[] {
  return sections.map(({ before: { kind, section, title, views }, items, added }) => {
    const held = [...items.filter((item) => item !== undefined), ...added];
    return { kind, section, title, items: held, ...(views?.includes('cards') && { inDeck: true }) } as ExportSection;
  });
}
