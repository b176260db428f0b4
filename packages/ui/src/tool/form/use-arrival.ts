import { type KeptResult, ON_DEVICE, type Ports, type Tool, type Values } from '@marginalia/engine';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Arrival, takeArrival } from '../../drafts/arrival.ts';
import { rememberTab } from '../../views/result/remembered-tabs.ts';
import type { ToolRun } from '../run/use-tool-run.tsx';
import { materialValues } from './material-values.ts';

interface ArrivalOptions {
  readonly tool: Tool;
  readonly run: ToolRun;
  readonly ports: Ports;
  readonly element: RefObject<HTMLFormElement | null>;
  /** The present texts of the form. */
  readonly values: () => Values;
  /** Fills the form. Input that was typed there is offered again. */
  readonly replace: (values: Values) => void;
  readonly submit: () => void;
}

/** Takes what another page has handed to this tool, once. */
export function useArrival({ tool, run, ports, element, values, replace, submit }: ArrivalOptions): void {
  const arrive = useEffectEvent(async (arrival: Arrival): Promise<void> => {
    const records = await run.restore(values());
    // The form first follows the kept text that was shown.
    await new Promise((resolve) => setTimeout(resolve));
    if (!element.current) return;
    if (arrival.do === 'show') {
      const record = records.find(({ text }) => text === arrival.text);
      if (record) replace(record.values);
      run.show(record ?? savedRecord(tool, arrival));
      return;
    }
    const given = materialValues(tool, arrival.material);
    // A run that goes on takes no other input. The material is offered when the tool is opened again.
    if (element.current.dataset['busy'] !== undefined) return void ports.leftDrafts.leave(tool.slug, given);
    const opens = tool.definition.outline.flatMap(({ holds }) => holds?.views ?? [])[0];
    if (opens) rememberTab(ports.storage, tool.slug, opens);
    replace(given);
    submit();
  });
  useEffect(() => {
    const arrival = takeArrival(ports.drafts, tool.slug);
    if (arrival) void arrive(arrival);
  }, [ports, tool]);
}

/** A saved text whose form is not kept. It is shown, and not kept again. */
function savedRecord({ slug }: Tool, { text, source, at }: Extract<Arrival, { do: 'show' }>): KeptResult {
  return { id: at, tool: slug, at, values: {}, text, source: source || ON_DEVICE, complete: true, shortfalls: [], unfinished: false };
}
