import type { DraftsPort } from '@marginalia/engine';
import { autosaveDraft, readDraft } from './autosave-draft.ts';
import { fillControls, type TextControl } from './fill-controls.ts';

export interface FormDraftOptions {
  readonly drafts: DraftsPort;
  readonly name: string;
  /** The fields that belong to the draft, with the text that each starts with. */
  readonly initial: Readonly<Record<string, string>>;
}

/**
 * Restores and keeps the draft of a form of plain controls, which own their texts. A reset removes the draft, also after the form has
 * left the page.
 * @returns ends it
 */
export function autosaveFormDraft(form: HTMLFormElement, { drafts, name, initial }: FormDraftOptions): () => void {
  const controls = Object.keys(initial).map((field) => form.elements.namedItem(field) as TextControl);
  fillControls(form, initial, readDraft({ drafts, name, initial }));
  let wasReset = false;
  const end = autosaveDraft({
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
  // Heard for as long as the form is there: a message may be sent after its page was left.
  form.addEventListener('reset', () => {
    wasReset = true;
    drafts.write(name, {});
  });
  return end;
}
