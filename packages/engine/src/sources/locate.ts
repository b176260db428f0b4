import type { Values } from '../definition/field.ts';
import type { Tool } from '../definition/tool.ts';
import { datesIn } from './facts/dates.ts';
import { nameFacts } from './facts/names.ts';
import { numberFacts } from './facts/numbers.ts';
import { quotesIn } from './facts/quotes.ts';
import { referencesIn } from './facts/references.ts';
import { KnownFacts } from './known-facts.ts';
import { type FieldPlace, materialOf } from './material.ts';

/**
 * Returns a function that finds words of a text in the form: the words themselves, whatever their case, accents, spaces, hyphens and
 * quotation marks; otherwise the quotation, reference, date, number or name that they consist of, in another form.
 */
export function placeFinder(tool: Tool, values: Values): (words: string) => FieldPlace | undefined {
  const known = new KnownFacts(tool, values, materialOf(tool, values));
  return (words) => {
    const [quote] = quotesIn(words);
    const [reference] = referencesIn(words);
    const [date] = datesIn(words);
    const [number] = numberFacts(words);
    const [name] = nameFacts(` ${words}`);
    // The words of a number alone could be a part of a longer one: "25" in "250".
    return (
      (date || number ? undefined : known.find(words)) ??
      (quote && known.quoteOf(quote)) ??
      (reference && known.referenceOf(reference)) ??
      (date ? known.dateOf(date) : number && known.numberOf(number)) ??
      (name && known.nameOf(name))
    );
  };
}
