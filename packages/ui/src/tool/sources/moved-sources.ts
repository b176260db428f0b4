import { newLines, type TextEdit } from '@marginalia/engine';
import type { ResultSources } from './result-sources.ts';

/** The sources of a result whose text has edits: with the new lines, and without those that the student has changed. */
export function movedSources(sources: ResultSources, text: string, edits: readonly TextEdit[]): ResultSources {
  if (edits.length === 0) return sources;
  const lines = newLines(text, edits);
  const moved = <Found extends { readonly line: number }>(all: readonly Found[]): Found[] =>
    all.flatMap((one) => {
      const line = lines[one.line];
      return line === undefined ? [] : [{ ...one, line }];
    });
  return {
    ...sources,
    marks: new Map(moved([...sources.marks].map(([line, mark]) => ({ line, mark }))).map(({ line, mark }) => [line, mark])),
    foreign: moved(sources.foreign),
    recomputed: moved(sources.recomputed),
    repeated: moved(sources.repeated).flatMap((run) => {
      const first = lines[run.first];
      return first === undefined ? [] : [{ ...run, first }];
    }),
  };
}
