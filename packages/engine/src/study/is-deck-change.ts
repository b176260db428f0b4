import { isObject } from '../format/json.ts';
import type { DeckChange } from './deck-change.ts';
import { isReview } from './is-deck.ts';

/** Whether a stored value is a change of a card. */
export function isDeckChange(value: unknown): value is DeckChange {
  if (!isObject(value) || typeof value['card'] !== 'number') return false;
  const areTexts = (...names: readonly string[]): boolean => names.every((name) => typeof value[name] === 'string');
  if (!areTexts('deck', 'at')) return false;
  switch (value['do']) {
    case 'answer':
    case 'takeBack':
      return isReview(value['review']);
    case 'edit':
      return areTexts('front', 'back');
    default:
      return value['do'] === 'remove';
  }
}
