import { type DeckCard, previews, type RatingName } from '@marginalia/engine';
import { Kbd } from '../basics/Kbd.tsx';
import { intervalOf } from './wording.ts';

/** The four answers, in the order of their keys. */
export const RATING_NAMES: readonly RatingName[] = ['again', 'hard', 'good', 'easy'];

export const RATING_LABELS: Readonly<Record<RatingName, string>> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

interface RatingsProps {
  readonly card: DeckCard;
  readonly now: number;
  readonly onRate: (rating: RatingName) => void;
}

/** The four answers to a card, with the time until it comes back after each. */
export function Ratings({ card, now, onRate }: RatingsProps) {
  const due = previews(card, now);
  return (
    <fieldset className="m-study__ratings">
      <legend className="m-hidden">How well did you know it?</legend>
      {RATING_NAMES.map((name, index) => (
        <button
          aria-keyshortcuts={String(index + 1)}
          className="m-study__rating"
          data-primary={name === 'good' ? '' : undefined}
          key={name}
          onClick={() => onRate(name)}
          type="button"
        >
          <span className="m-study__rating-name">{RATING_LABELS[name]}</span> <span>{intervalOf(due[name] - now)}</span>
          <Kbd>{String(index + 1)}</Kbd>
        </button>
      ))}
    </fieldset>
  );
}
