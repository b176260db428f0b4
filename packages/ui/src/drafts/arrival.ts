import type { DraftsPort } from '@marginalia/engine';

/** A hand-over from another page to the screen of a tool, which takes it once when it opens. */
export type Arrival =
  /** Fills the form with material and runs the tool. */
  | { readonly do: 'run'; readonly material: string }
  /** Shows a text of the tool, with its form where the device has kept it. */
  | { readonly do: 'show'; readonly text: string; readonly source: string; readonly at: string };

/** The hand-overs that wait in this page. They are kept in memory too, because the tab's storage may be full or refuse a large text. */
const waiting = new Map<string, Arrival>();

const nameOf = (tool: string): string => `${tool}/arrival`;

/** Hands something to a tool. The tab keeps it too, so that it arrives even if the page has to be loaded again. */
export function sendTo(drafts: DraftsPort, tool: string, arrival: Arrival): void {
  waiting.set(tool, arrival);
  drafts.write(nameOf(tool), arrival);
}

/** Takes what was handed to a tool; undefined if there is nothing. */
export function takeArrival(drafts: DraftsPort, tool: string): Arrival | undefined {
  const found: unknown = waiting.get(tool) ?? drafts.read(nameOf(tool));
  waiting.delete(tool);
  drafts.write(nameOf(tool), {});
  return isArrival(found) ? found : undefined;
}

function isArrival(value: unknown): value is Arrival {
  const { do: act, ...texts } = value as Readonly<Record<string, unknown>>;
  const names = act === 'run' ? ['material'] : act === 'show' ? ['text', 'source', 'at'] : undefined;
  return names?.every((name) => typeof texts[name] === 'string') === true;
}
