import { needsMore } from '@marginalia/engine';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ToolRun } from '../run/use-tool-run.tsx';
import type { ToolRunState } from '../tool-state.ts';

/** The content that the result in view needs in each field. The first field takes focus when a run ends with such a result. */
export function useNeeds({ actor, fields }: ToolRun, state: ToolRunState) {
  const result = useSelector(actor, (snapshot) => (snapshot?.matches('result') ? snapshot.context.result : undefined));
  const needs = result && needsMore(result) ? (result.verdict?.lacks ?? []).filter(({ grade }) => grade === 'needs-more') : [];
  const first = needs.find(({ field }) => field !== undefined)?.field;
  const before = useRef(state);
  useEffect(() => {
    const ended = before.current === 'busy' && state === 'result';
    before.current = state;
    const { activeElement } = document;
    // A person who has gone on elsewhere on the page keeps their place.
    if (ended && first !== undefined && (activeElement === document.body || activeElement?.closest('.m-tool'))) fields.current?.show(first);
  }, [fields, first, state]);
  const marks = Object.fromEntries(
    needs.flatMap(({ field, hint }) => (field === undefined ? [] : [[field, hint ?? 'More is needed here.']])),
  );
  return { marks: marks as Readonly<Record<string, string | undefined>>, language: result?.language };
}
