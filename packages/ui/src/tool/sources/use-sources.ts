import { isCheckable, type Result, type Tool, type Values } from '@marginalia/engine';
import { startTransition, useEffect, useState } from 'react';
import { loadSources } from './load-sources.ts';
import { type ResultSources, sourcesOf } from './result-sources.ts';

/** Lets the page do what is more urgent. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 200 });
    else setTimeout(resolve);
  });
}

/** A form with more characters would keep the page busy for whole tenths of a second at a time. */
export const MOST_MARKED = 400_000;

/** Whether a form has more text than is compared with its result. */
export function isTooLong(values: Values): boolean {
  return lengthOf(values) > MOST_MARKED;
}

function lengthOf(values: Values): number {
  return Object.values(values).reduce((sum, value) => sum + value.length, 0);
}

/**
 * The sources of a result, once it is complete and they are known. Without them the result is as it was.
 * @param text the public text of the complete result
 */
export function useSources(tool: Tool, result: Result, text: string | undefined): ResultSources | undefined {
  const [found, setFound] = useState<{ readonly of: string; readonly sources: ResultSources }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other properties of a result change only with its text.
  useEffect(() => {
    if (text === undefined || !isCheckable(text) || lengthOf(result.values) === 0 || isTooLong(result.values)) return;
    let left = false;
    const goOn = (): Promise<void> => (left ? Promise.reject(new Error('The result has changed')) : pause());
    loadSources()
      .then((engine) => sourcesOf(engine, tool, result, text, goOn))
      .then((sources) => !left && startTransition(() => setFound({ of: text, sources })))
      // The result is whole without its sources.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [tool, result.values, text]);
  return found !== undefined && found.of === text ? found.sources : undefined;
}
