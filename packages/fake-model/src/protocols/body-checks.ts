import type { RefusedRequest } from './refusal.ts';

/** The fault of a request: a message, with its own answer where the usual one does not fit. */
export type BodyProblem = string | { readonly message: string; readonly refusal: RefusedRequest } | undefined;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export type BodyCheck = (value: unknown) => boolean;
export const isText: BodyCheck = (value) => typeof value === 'string' && value !== '';
export const isBetween =
  (least: number, most: number, whole = false): BodyCheck =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value));
export const isCount = isBetween(1, 10_000_000, true);
export const isList: BodyCheck = Array.isArray;
export const isTrue: BodyCheck = (value) => value === true;
export const isBoolean: BodyCheck = (value) => typeof value === 'boolean';

/** The first field of an object that is not as it should be. */
export function badField(object: Record<string, unknown>, checks: Record<string, BodyCheck>): BodyProblem {
  const bad = Object.entries(object).find(([name, value]) => !checks[name]?.(value));
  return bad && `Invalid value for ${bad[0]}.`;
}

/** Turns alternate, and the first and the last are the user's. */
export function turnsProblem(turns: unknown, model: string, isTurn: (turn: unknown) => boolean): BodyProblem {
  if (!Array.isArray(turns) || turns.length === 0) return 'There must be a turn.';
  if (!turns.every(isTurn)) return 'A turn is a role and a text that is not empty.';
  const wrong = turns.findIndex((turn, index) => (turn as { role: string }).role !== (index % 2 === 0 ? 'user' : model));
  if (wrong >= 0) return `Turn ${wrong + 1} has the wrong role: please ensure that roles alternate between user and ${model}.`;
  return turns.length % 2 === 1 ? undefined : 'The last turn must be the user’s.';
}
