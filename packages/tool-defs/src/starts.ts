/** The tools that begin with nothing but notes, for the box on Home. Home loads no other part of them. */
export const starts = [
  { label: 'Make flashcards', tool: { slug: 'flashcard-creator' } },
  { label: 'Debrief', tool: { slug: 'lecture-debrief' } },
  { label: 'Find gaps', tool: { slug: 'note-gap-finder' } },
] as const;
