import type { DraftsPort } from '@marginalia/engine';
import { debounce } from '../basics/debounce.ts';

/** Milliseconds without a change before a draft is written (debounce), so that a key press does not write a large text. */
export const AUTOSAVE_MILLISECONDS = 500;

/** Milliseconds of typing without a pause after which a draft is written nevertheless: a crash can take no more. */
const AUTOSAVE_AT_MOST_MILLISECONDS = 2_000;

/** A form whose texts are stored as a draft. */
interface DraftedForm {
  readonly drafts: DraftsPort;
  /** The storage name of the draft; unique for each form. */
  readonly name: string;
  /** The fields that belong to the draft, with the text that each starts with. */
  readonly initial: Readonly<Record<string, string>>;
  /** The current texts, by field name. */
  readonly values: () => Readonly<Record<string, string>>;
  /** Calls the listener after each change of a text. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The stored texts of a draft. Fields that the form does not have, and values that are not text, are ignored. */
export function readDraft({ drafts, name, initial }: Pick<DraftedForm, 'drafts' | 'name' | 'initial'>): Map<string, string> {
  const draft = drafts.read(name);
  const texts = Object.keys(initial).map((field) => [field, draft[field]] as const);
  return new Map(texts.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'));
}

/**
 * Stores the draft of a form: half a second after the last change, every two seconds of typing without a pause, when the page is hidden or
 * left, and when autosave stops. A form with only its initial texts has no draft.
 * @returns the function that stops autosave
 */
export function autosaveDraft({ drafts, name, initial, values, subscribe }: DraftedForm): () => void {
  const write = (): void => {
    const now = values();
    const changed = Object.entries(initial).flatMap(([field, text]) => (now[field] === text ? [] : [[field, now[field] ?? '']]));
    drafts.write(name, Object.fromEntries(changed));
  };
  const debounced = debounce(AUTOSAVE_MILLISECONDS, write, AUTOSAVE_AT_MOST_MILLISECONDS);
  const writeNow = (): void => {
    if (debounced.cancel()) write();
  };
  const unsubscribe = subscribe(debounced.touch);
  const listeners = new AbortController();
  const { signal } = listeners;
  // A phone may close a hidden page without another event.
  document.addEventListener('visibilitychange', writeNow, { signal });
  addEventListener('pagehide', writeNow, { signal });
  return () => {
    listeners.abort();
    unsubscribe();
    writeNow();
  };
}
