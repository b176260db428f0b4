export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Writes stored texts into the controls of a form, without events. A control that already has another text keeps it, because the
 * browser may have filled it in.
 * @param initial the text that each control starts with, by field name
 * @returns the text of every field that differs from its initial text
 */
export function fillControls(
  form: HTMLFormElement,
  initial: Readonly<Record<string, string>>,
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const filled = new Map<string, string>();
  for (const [name, start] of Object.entries(initial)) {
    const control = form.elements.namedItem(name) as TextControl;
    const text = texts.get(name);
    if (text !== undefined && (control.value === '' || control.value === start)) {
      control.value = text;
      // A select ignores a value that is not one of its options.
      if (control.value !== text) control.value = start;
    }
    if (control.value !== start) filled.set(name, control.value);
  }
  return filled;
}
