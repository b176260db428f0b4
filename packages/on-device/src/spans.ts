/**
 * A result is made of lines and a line of spans. Each span records where its words come from: the person's text, a named
 * phrase or a computation. So a test can trace every character of a result.
 */

export type Span =
  /** Verbatim words of a field: `values[field].slice(start, end)`, with runs of white space shown as one space. */
  | { readonly kind: 'quote'; readonly text: string; readonly field: string; readonly start: number; readonly end: number }
  /** Fixed words of a named phrase or of an embedded pack: `cards.definition`, `interview.kafka-1`. */
  | { readonly kind: 'phrase'; readonly text: string; readonly id: string }
  /** Words that a rule computed from the input: a number, a date, a formatted reference, a normalised term. */
  | { readonly kind: 'computed'; readonly text: string; readonly rule: string };

export type Line = readonly Span[];

/** An empty line between groups of lines. */
export const BLANK: Line = [];

/** A piece of a field's text, given by offsets in the raw value (UTF-16 units). */
export interface Passage {
  readonly field: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/** Quotes a passage. Runs of white space become one space; nothing else changes. */
export function quote({ field, raw, start, end }: Passage): Span {
  return { kind: 'quote', text: collapse(raw.slice(start, end)), field, start, end };
}

export function computed(text: string | number, rule: string): Span {
  return { kind: 'computed', text: String(text), rule };
}

/** Replaces each run of white space by one space and trims the ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export function textOf(line: Line): string {
  return line.map((span) => span.text).join('');
}

type Slots<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Slots<Rest> : never;
export type Slot = Span | readonly Span[];

/** Fills the slots of a named phrase. A phrase without slots takes no second argument. */
export type Phrasebook<Phrases extends Readonly<Record<string, string>>> = <Name extends keyof Phrases & string>(
  name: Name,
  ...slots: [Slots<Phrases[Name]>] extends [never] ? [] : [slots: Readonly<Record<Slots<Phrases[Name]>, Slot>>]
) => Span[];

/**
 * The named phrases of one skill: `const fillPhrase = phrasebook('cards', { definition: 'What is {term}?' })`, then
 * `fillPhrase('definition', { term })`. The words of the phrase and of each slot keep their own provenance.
 */
export function phrasebook<const Phrases extends Readonly<Record<string, string>>>(skill: string, phrases: Phrases): Phrasebook<Phrases> {
  return (name, ...[slots]) => fill(phrases[name] as string, `${skill}.${name}`, (slots ?? {}) as Readonly<Record<string, Slot>>);
}

/** Fills the slots of a phrase. A slot without a value is left out. */
export function fill(phrase: string, id: string, slots: Readonly<Record<string, Slot>> = {}): Span[] {
  const spans: Span[] = [];
  for (const piece of phrase.split(/(\{[A-Za-z]\w*\})/)) {
    const name = /^\{([A-Za-z]\w*)\}$/.exec(piece)?.[1];
    if (name === undefined) {
      if (piece !== '') spans.push({ kind: 'phrase', text: piece, id });
    } else {
      spans.push(...[Object.hasOwn(slots, name) ? (slots[name] as Slot) : []].flat());
    }
  }
  return spans;
}
