import { isObject } from '../format/json.ts';
import type { Deck } from './deck.ts';

/** Whether a stored record can be shown. One of another version stays stored. */
export function isDeck(value: unknown): value is Deck {
  if (!isObject(value) || !Array.isArray(value['cards'])) return false;
  return ['id', 'tool', 'name', 'at'].every((name) => typeof value[name] === 'string') && value['cards'].every(isCard);
}

function isCard(value: unknown): boolean {
  if (!isObject(value) || typeof value['id'] !== 'number' || !Array.isArray(value['reviews'])) return false;
  return typeof value['front'] === 'string' && typeof value['back'] === 'string' && value['reviews'].every(isReview);
}

export function isReview(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'number' && [1, 2, 3, 4].includes(value[1]);
}
