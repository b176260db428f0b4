import { computed, fill, quote, type Span } from '../../spans.ts';

interface FormTexts {
  readonly values: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
}

/** The value of a field as a span: typed text is quoted, the label of an option is computed. Undefined for a blank field. */
export function fieldSlot(name: string, { values, labels }: FormTexts): Span | undefined {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return undefined;
  const label = labels[name];
  return label !== undefined && label !== value
    ? computed(label, 'label')
    : quote({ field: name, raw: value, start: 0, end: value.length });
}

/** A text that a definition brings, with a field of the form in each slot (`{title}`). Undefined if one of its fields is blank. */
export function ownText(text: string, id: string, form: FormTexts): Span[] | undefined {
  const slots: Record<string, Span> = {};
  for (const [, name = ''] of text.matchAll(/\{([A-Za-z]\w*)\}/g)) {
    const slot = fieldSlot(name, form);
    if (slot === undefined) return undefined;
    slots[name] = slot;
  }
  return fill(text, id, slots);
}

/** Whether something that a definition brings is for every option of the form's selects, or for a chosen one. */
export function isForChosen(options: readonly string[] | undefined, { values }: FormTexts): boolean {
  return options === undefined || Object.values(values).some((value) => options.includes(value));
}
