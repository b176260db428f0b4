import type { Ports } from '../ports.ts';
import { lazyDecks } from './decks/lazy-decks.ts';
import { browserKept } from './kept/kept-results.ts';
import { lazyProgress } from './progress/lazy-progress.ts';
import { browserSavedPorts, type SavedPorts } from './saved-ports.ts';

/** The ports for all work: saved results, results that were not saved, and what was done with them. */
export type AllWorkPorts = SavedPorts & Pick<Ports, 'kept' | 'progress' | 'decks'>;

/** @param saved the page's ports for saved work, if it has them already */
export function browserAllWorkPorts(saved: SavedPorts = browserSavedPorts()): AllWorkPorts {
  return { ...saved, kept: browserKept(), progress: lazyProgress(), decks: lazyDecks() };
}
