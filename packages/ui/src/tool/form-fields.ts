import type { Values } from '@marginalia/engine';
import type { RefObject } from 'react';

/** A place in the text of a field, as offsets of UTF-16 units. */
export interface TextPlace {
  readonly start: number;
  readonly end: number;
}

/** The texts that are typed in a form. */
export interface TypedForm {
  values(): Values;
  subscribe(listener: () => void): () => void;
  submit(): void;
}

/** The actions on the form that the rest of a tool's screen can use. */
export interface FormFields extends FieldPlaces {
  /** Fills the form with other values. Input that was typed and not submitted is offered like that of a closed tab. */
  fill(values: Values): void;
  readonly form: TypedForm;
}

/** Shows fields and places in them. */
interface FieldPlaces {
  /**
   * Moves focus to a field, unfolds the form for it, and selects a place in its text.
   * @param place offsets in `text`, the trimmed text from which the result was made
   */
  show(name: string, place?: TextPlace, text?: string): void;
}

/** The fields of a form, from the control's name. */
export function formFields(form: RefObject<HTMLFormElement | null>): FieldPlaces {
  return {
    show(name, place, text) {
      const named = form.current?.elements.namedItem(name);
      if (!(named instanceof HTMLElement)) return;
      // A hidden input holds the text of a check box or a list of rows.
      const shown =
        named.getAttribute('type') === 'hidden'
          ? named.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]), select')
          : named;
      const control = shown ?? named;
      const fold = form.current?.parentElement?.querySelector('details');
      if (fold) fold.open = true;
      const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
      const found = isText && place && text !== undefined ? placeNow(control.value, text, place) : undefined;
      if (isText && found) {
        // A browser scrolls a text area to its caret when it takes focus.
        control.setSelectionRange(found.start, found.start);
        control.blur();
        control.focus({ preventScroll: true });
        control.setSelectionRange(found.start, found.end);
      } else control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** Finds the words of a place where they are now. The field has the space around its text, and may have been edited since. */
export function placeNow(now: string, then: string, { start, end }: TextPlace): TextPlace | undefined {
  const lead = now.length - now.trimStart().length;
  if (now.trim() === then.trim()) return { start: start + lead, end: end + lead };
  const words = then.slice(start, end);
  const at = now.indexOf(words);
  return at < 0 || words === '' ? undefined : { start: at, end: at + words.length };
}
