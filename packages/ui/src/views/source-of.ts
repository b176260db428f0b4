import type { SourceSpan, Values } from '@marginalia/engine';
import type { SourcePlace } from './view.ts';

/** Finds the words of the form from which a printed item was taken. Call it for the items in the order of the text. */
export function sourceFinder(text: string, spans: readonly SourceSpan[]): (words: string) => SourcePlace | undefined {
  let from = 0;
  return (words) => {
    if (spans.length === 0 || words === '') return undefined;
    const at = text.indexOf(words, from);
    if (at === -1) return undefined;
    from = at;
    const span = spans.find((other) => other.at < at + words.length && other.at + other.length > at);
    return span && { field: span.field, start: span.start, end: span.end };
  };
}

/** The line of a field on which a place begins, from 1. */
export function lineNumberOf(values: Values, { field, start }: SourcePlace): number {
  return (values[field] ?? '').slice(0, start).split('\n').length;
}
