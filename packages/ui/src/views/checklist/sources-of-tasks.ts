import type { SourceSpan, Values } from '@marginalia/engine';
import { lineNumberOf } from '../source-of.ts';
import type { SourcePlace } from '../view.ts';

/** The place of the words of a task in the student's material. */
export interface TaskSource extends SourcePlace {
  /** From 1. */
  readonly line: number;
}

/** Finds the source of each task in turn. A task's words are looked for after those of the task before it. */
export function taskSourceFinder(text: string, spans: readonly SourceSpan[], values: Values): (words: string) => TaskSource | undefined {
  let after = 0;
  return (words) => {
    const at = text.indexOf(words, after);
    if (at < 0) return undefined;
    after = at + words.length;
    const inside = spans.filter((span) => span.at < after && span.at + span.length > at);
    const [longest] = inside.toSorted((one, other) => other.length - one.length);
    if (longest === undefined || values[longest.field] === undefined) return undefined;
    const { field, start, end } = longest;
    return { field, start, end, line: lineNumberOf(values, longest) };
  };
}
