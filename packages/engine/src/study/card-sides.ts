import type { Card } from '../items/card.ts';
import type { Question } from '../items/question.ts';
import type { SectionItems } from '../items/section-items.ts';

/** The items of a section as cards, one for one. A term is a card with its meaning on the back, a question one with its hints. */
export function cardSides(section: SectionItems): readonly Card[] {
  if (section.kind === 'card') return section.items.map(({ front, back }) => ({ front, back }));
  if (section.kind === 'term') return section.items.map(({ term, meaning = '' }) => ({ front: term, back: meaning }));
  if (section.kind === 'question') return section.items.map((asked) => ({ front: asked.question, back: hintsOf(asked) }));
  return [];
}

/** A card needs both sides. */
export const isWholeCard = ({ front, back }: Card): boolean => front !== '' && back !== '';

/** The hints that a question gives for its answer. The student writes the answer itself into the card. */
function hintsOf({ shows, look, tells }: Question): string {
  const hints = [shows, look && `Look at: ${look}`, tells && `The answer tells you: ${tells}`].filter(Boolean);
  return hints.join('\n') || 'Answer it from your book, then write the answer here with Edit.';
}
