import { firstDay, NOWHERE, type PlanPlace } from './place.ts';

type BlockPlaces = Readonly<Record<string, PlanPlace>>;

/** The changes that a student made to a plan. Blocks have the ids of `itemIds`. */
export interface PlanProgress {
  readonly done: readonly string[];
  /** The blocks that a new plan leaves where they are. */
  readonly pinned: readonly string[];
  /** The places of the blocks that were moved. */
  readonly places: BlockPlaces;
  /** `places` before the last new plan, so that it can be undone. */
  readonly before?: BlockPlaces;
}

const UNTOUCHED: PlanProgress = { done: [], pinned: [], places: {} };

export function isPlanProgress(value: unknown): value is PlanProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { done, pinned, places, before } = value as Partial<Record<keyof PlanProgress, unknown>>;
  return isTexts(done) && isTexts(pinned) && isPlaces(places) && (before === undefined || isPlaces(before));
}

/** Ticks a block or removes its tick. It sets the tick, so that two tabs that tick one block agree. */
export function withDone(before: PlanProgress | undefined, id: string, isDone: boolean): PlanProgress {
  const progress = before ?? UNTOUCHED;
  return { ...progress, done: withMember(progress.done, id, isDone) };
}

export function withPinned(before: PlanProgress | undefined, id: string, isPinned: boolean): PlanProgress {
  const progress = before ?? UNTOUCHED;
  return { ...progress, pinned: withMember(progress.pinned, id, isPinned) };
}

/** Puts a block on another day. */
export function withPlace(before: PlanProgress | undefined, id: string, place: PlanPlace): PlanProgress {
  const progress = before ?? UNTOUCHED;
  return { ...progress, places: { ...progress.places, [id]: place } };
}

/** Uses a new plan. */
export function withMoves(
  before: PlanProgress | undefined,
  moves: readonly { readonly id: string; readonly to: PlanPlace }[],
): PlanProgress {
  const progress = before ?? UNTOUCHED;
  const places = { ...progress.places, ...Object.fromEntries(moves.map(({ id, to }) => [id, to])) };
  return { ...progress, places, before: progress.places };
}

/** Undoes the last new plan. Blocks that were ticked since then stay ticked. */
export function withoutMoves(before: PlanProgress | undefined): PlanProgress {
  const { before: places, ...progress } = before ?? UNTOUCHED;
  return { ...progress, places: places ?? progress.places };
}

function withMember(ids: readonly string[], id: string, isMember: boolean): readonly string[] {
  const others = ids.filter((other) => other !== id);
  return isMember ? [...others, id] : others;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}

function isPlaces(value: unknown): value is BlockPlaces {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPlace);
}

function isPlace(value: unknown): value is PlanPlace {
  if (value === NOWHERE) return true;
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?: week)?$/.test(value) && !Number.isNaN(Date.parse(firstDay(value)));
}
