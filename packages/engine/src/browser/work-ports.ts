import type { Ports } from '../ports.ts';
import { browserDecks } from './decks/decks.ts';
import { browserKept } from './kept/kept-results.ts';
import { browserProgress } from './progress/progress.ts';
import { browserSavedPorts, type SavedPorts } from './saved-ports.ts';

/** The ports for all work: saved results, results that were not saved, and what was done with them. */
export type WorkPorts = SavedPorts & Pick<Ports, 'kept' | 'progress' | 'decks'>;

/** @param saved the page's ports for saved work, if it has them already */
export function browserWorkPorts(saved: SavedPorts = browserSavedPorts()): WorkPorts {
  return { ...saved, kept: browserKept(), progress: browserProgress(), decks: browserDecks() };
}
