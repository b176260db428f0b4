import type { DraftsPort } from '@marginalia/engine';
import { autosaveDraft, readDraft } from './autosave-draft.ts';
import { fillControls, type TextControl } from './fill-controls.ts';

interface FormDraftOptions {
  readonly drafts: DraftsPort;
  readonly name: string;
  /** The fields that belong to the draft, with the text that each starts with. */
  readonly initial: Readonly<Record<string, string>>;
}

/**
 * Restores the draft of a form with uncontrolled inputs, then stores its changes. A reset removes the draft, even after autosave has
 * stopped.
 * @returns the function that stops autosave
 */
export function autosaveFormDraft(form: HTMLFormElement, { drafts, name, initial }: FormDraftOptions): () => void {
  const controls = Object.keys(initial).map((field) => form.elements.namedItem(field) as TextControl);
  fillControls(form, initial, readDraft({ drafts, name, initial }));
  let wasReset = false;
  const stop = autosaveDraft({
    drafts,
    name,
    initial,
    values: () => (wasReset ? initial : Object.fromEntries(controls.map((control) => [control.name, control.value]))),
    subscribe(listener) {
      const listen = (): void => {
        wasReset = false;
        listener();
      };
      form.addEventListener('input', listen);
      return () => form.removeEventListener('input', listen);
    },
  });
  // This listener stays after autosave stops: the form is reset when a message has been sent, and the person may have left the page by
  // then.
  form.addEventListener('reset', () => {
    wasReset = true;
    drafts.write(name, {});
  });
  return stop;
}
