import type { DraftsPort } from '@marginalia/engine';

/** How long typing rests before it is written down, in milliseconds: a large text is not written at every key. */
export const REST_MILLISECONDS = 500;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface DraftOptions {
  readonly drafts: DraftsPort;
  /** What the draft is called: one for each form. */
  readonly name: string;
  /** The fields that belong to it, with what each starts with. */
  readonly initial: Readonly<Record<string, string>>;
  /** Told of every field that holds something else: from the draft, or from a browser that filled it in. */
  readonly onRestore?: (field: string, text: string) => void;
}

/**
 * Puts the draft of a form back into its controls, silently, and keeps it up to date: when typing rests, when the page is left or
 * hidden, and when the form goes. A form that is reset has no draft. A text that is in a control already wins.
 * @returns ends it
 */
export function keepDraft(form: HTMLFormElement, { drafts, name, initial, onRestore }: DraftOptions): () => void {
  const controls = Object.keys(initial).map((field) => form.elements.namedItem(field) as Control);
  const typed = (): [field: string, text: string][] =>
    controls.filter((control) => control.value !== initial[control.name]).map((control) => [control.name, control.value]);

  const draft = drafts.read(name);
  for (const control of controls) {
    const text = draft[control.name];
    const start = initial[control.name] ?? '';
    if (typeof text !== 'string' || (control.value !== '' && control.value !== start)) continue;
    control.value = text;
    // A select takes its options alone.
    if (control.value !== text) control.value = start;
  }
  for (const [field, text] of typed()) onRestore?.(field, text);

  let timer = 0;
  const write = (texts: Readonly<Record<string, string>>): void => {
    clearTimeout(timer);
    timer = 0;
    drafts.write(name, texts);
  };
  const keep = (): void => {
    if (timer !== 0) write(Object.fromEntries(typed()));
  };
  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(keep, REST_MILLISECONDS);
    },
    { signal },
  );
  // On a phone a page that is hidden may never be told that it ends.
  document.addEventListener('visibilitychange', keep, { signal });
  addEventListener('pagehide', keep, { signal });
  // Heard for as long as the form is there: a message may be sent after its page was left.
  form.addEventListener('reset', () => write({}));
  return () => {
    listening.abort();
    keep();
  };
}
