import type { DraftsPort } from '@marginalia/engine';

/** Milliseconds without a change before a draft is written: a large text is not written at every key. */
export const AUTOSAVE_DELAY = 500;

/** A form whose texts are kept as a draft. */
export interface DraftedForm {
  readonly drafts: DraftsPort;
  /** Under which the draft is kept: one for each form. */
  readonly name: string;
  /** The fields that belong to the draft, with the text that each starts with. */
  readonly initial: Readonly<Record<string, string>>;
  /** The texts now, by field name. */
  readonly values: () => Readonly<Record<string, string>>;
  /** Calls the listener after each change of a text; the returned function ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The texts of a draft, for the fields that the form has. */
export function readDraft({ drafts, name, initial }: Pick<DraftedForm, 'drafts' | 'name' | 'initial'>): Map<string, string> {
  const draft = drafts.read(name);
  const texts = Object.keys(initial).map((field) => [field, draft[field]] as const);
  return new Map(texts.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string'));
}

/**
 * Writes the draft of a form: when typing rests, when the page is left or hidden, and when the form goes. A form that is as it
 * started has no draft.
 * @returns ends it
 */
export function autosaveDraft({ drafts, name, initial, values, subscribe }: DraftedForm): () => void {
  let timer = 0;
  const write = (): void => {
    if (timer === 0) return;
    clearTimeout(timer);
    timer = 0;
    const now = values();
    const changed = Object.entries(initial).flatMap(([field, text]) => (now[field] === text ? [] : [[field, now[field] ?? '']]));
    drafts.write(name, Object.fromEntries(changed));
  };
  const unsubscribe = subscribe(() => {
    clearTimeout(timer);
    timer = window.setTimeout(write, AUTOSAVE_DELAY);
  });
  const listening = new AbortController();
  const { signal } = listening;
  // On a phone a page that is hidden may never get another event.
  document.addEventListener('visibilitychange', write, { signal });
  addEventListener('pagehide', write, { signal });
  return () => {
    listening.abort();
    unsubscribe();
    write();
  };
}
