import { type DeckCard, previews, type RatingName } from '@marginalia/engine';
import { Kbd } from '../basics/Kbd.tsx';
import { intervalOf } from './wording.ts';

/** The four answers, in the order of their keys. */
export const GRADES: readonly RatingName[] = ['again', 'hard', 'good', 'easy'];

export const GRADE_LABELS: Readonly<Record<RatingName, string>> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

interface GradesProps {
  readonly card: DeckCard;
  readonly now: number;
  readonly onRate: (rating: RatingName) => void;
}

/** The four answers to a card, with the time until it comes back after each. */
export function Grades({ card, now, onRate }: GradesProps) {
  const due = previews(card, now);
  return (
    <fieldset className="m-study__grades">
      <legend className="m-hidden">How well did you know it?</legend>
      {GRADES.map((name, index) => (
        <button
          aria-keyshortcuts={String(index + 1)}
          className="m-study__grade"
          data-primary={name === 'good' ? '' : undefined}
          key={name}
          onClick={() => onRate(name)}
          type="button"
        >
          <span className="m-study__grade-name">{GRADE_LABELS[name]}</span> <span>{intervalOf(due[name] - now)}</span>
          <Kbd>{String(index + 1)}</Kbd>
        </button>
      ))}
    </fieldset>
  );
}
