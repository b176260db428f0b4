import { EVENT_KIND_LABELS, type ShownEventKind } from './event-kind.ts';
import './event-shape.css';

/** The shape of a kind of event, with its word: a diamond is an exam, a square is a deadline, a circle is anything else. */
export function EventShape({ kind, past }: { readonly kind: ShownEventKind; readonly past: boolean }) {
  return (
    <span className="m-shape" data-kind={kind} data-past={past}>
      {EVENT_KIND_LABELS[kind]}
    </span>
  );
}
