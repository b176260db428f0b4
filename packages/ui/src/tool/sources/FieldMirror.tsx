import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSlices } from '../../views/use-slices.ts';
import { placeNow, type TextPlace } from '../form-fields.ts';
import type { MirrorProps } from './form-marks.ts';
import './mirror.css';

/** A longer text is cut to this many characters around its first mark, because the page would take too long to lay it out. */
const MOST_CHARACTERS = 120_000;

/** The most marks that one task draws. */
const MARKS = 200;

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A field with marks: a read-only copy over its text area. A key, Escape or "Clear" goes back to the text area, which keeps what was
 * typed. The left and right arrow keys go through the words that are used, and Enter goes to their line.
 */
export function FieldMirror({ mark, area, onClear }: MirrorProps) {
  const box = useRef<HTMLElement>(null);
  const keys = useId();
  const same = area.value.trim() === mark.text.trim();
  const text = same ? area.value : mark.text;
  const places = mark.places
    .flatMap((place) => (same ? (placeNow(area.value, mark.text, place) ?? []) : place))
    .sort((one, other) => one.start - other.start);
  const from = Math.max(0, (places[0]?.start ?? 0) - MOST_CHARACTERS / 2);
  const shown = {
    start: text.length > MOST_CHARACTERS ? from : 0,
    end: text.length > MOST_CHARACTERS ? from + MOST_CHARACTERS : text.length,
  };
  const marked = useSlices(places.length, MARKS);
  const shift = same ? text.length - text.trimStart().length : 0;

  useMarkInView(box, mark, area);
  const pick = (): void => {
    const picked = box.current && selectionIn(box.current);
    if (picked) mark.onPick?.({ start: picked.start + shown.start - shift, end: picked.end + shown.start - shift });
  };
  const back = (): void => {
    // At once, because a covered text area cannot take the focus.
    flushSync(onClear);
    area.focus({ preventScroll: true });
  };
  const label = area.labels?.[0]?.textContent ?? area.name;
  return (
    <>
      <section
        aria-describedby={keys}
        aria-label={`${label}, marked`}
        className="m-mirror__text m-field__control"
        data-unused={mark.unused}
        lang={area.lang || undefined}
        onKeyDown={(event) => {
          // A person who types wants the text area. The key goes to it, because it takes focus before the browser handles the key.
          const types = event.key.length === 1 && event.key !== ' ' && !(event.ctrlKey || event.metaKey || event.altKey);
          if (event.key === 'Escape' || types) back();
          const by = STEP_OF_KEY[event.key];
          const place = by && mark.next?.(mark.places[0], by);
          const [line] = mark.lines;
          if (place) mark.onPick?.(place);
          else if (event.key === 'Enter' && line !== undefined) mark.onOpenLine?.(line);
          else return;
          event.preventDefault();
        }}
        onMouseUp={pick}
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard.
        tabIndex={0}
      >
        {markedPieces(text, places.slice(0, marked), shown)}
      </section>
      <MirrorFoot isOtherText={!same} keys={keys} mark={mark} onBack={back} />
    </>
  );
}

/** Scrolls to the first mark, and takes the focus from the text area. */
function useMarkInView(box: RefObject<HTMLElement | null>, mark: MirrorProps['mark'], area: MirrorProps['area']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark is scrolled to, even if the element stays.
  useEffect(() => {
    const first = box.current?.querySelector('mark');
    if (box.current && first) box.current.scrollTop = first.offsetTop - box.current.clientHeight / 3;
    if (!mark.isOther) box.current?.scrollIntoView?.({ block: 'nearest' });
    // The text area cannot keep the focus while it is covered.
    if (document.activeElement === area) box.current?.focus({ preventScroll: true });
  }, [mark]);
}

interface MirrorFootProps extends Pick<MirrorProps, 'mark'> {
  /** The form has changed since the result was made. */
  readonly isOtherText: boolean;
  /** The id of the line about keys. */
  readonly keys: string;
  readonly onBack: () => void;
}

function MirrorFoot({ mark, isOtherText, keys, onBack }: MirrorFootProps) {
  return (
    <p className="m-mirror__foot">
      <span aria-hidden="true" className="m-mirror__swatch" />
      <span role={mark.isOther ? undefined : 'status'}>
        {mark.note}
        {isOtherText && ', in the text this was made from'}
      </span>
      <button className="m-link-button" onClick={onBack} type="button">
        Clear
      </button>
      {mark.next && (
        <span className="m-mirror__keys" id={keys}>
          Arrow left, arrow right: other words that are used. Enter: their line.
        </span>
      )}
    </p>
  );
}

/** The shown part of a text, with its marks. */
function markedPieces(text: string, places: readonly TextPlace[], shown: TextPlace): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = shown.start;
  for (const place of places) {
    const start = Math.max(at, place.start);
    const end = Math.min(place.end, shown.end);
    if (start >= end) continue;
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  pieces.push(text.slice(at, shown.end));
  return pieces;
}

/** The selected words in an element, or the place of the click, as offsets in its text. */
function selectionIn(element: HTMLElement): TextPlace | undefined {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + Math.max(1, range.toString().length) };
}
