export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts texts into the controls of a form, silently. A text that is in a control already stays: a browser fills in forms, too.
 * @returns every field that does not hold its first text now, with the text that it holds
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
      // A select takes its options alone.
      if (control.value !== text) control.value = start;
    }
    if (control.value !== start) filled.set(name, control.value);
  }
  return filled;
}
