/** What a reader sees of a sheet, in CSS pixels from the top of the window. */
export interface SheetView {
  /** What scrolls: the sheet, or on a phone the page. */
  readonly scroller: HTMLElement;
  readonly itself: boolean;
  /** Edges of what nothing covers (`scroll-padding` in the style sheets). */
  readonly top: number;
  readonly bottom: number;
}

export function viewOf(box: HTMLElement): SheetView {
  const itself = getComputedStyle(box).overflowY !== 'visible';
  const scroller = itself ? box : document.documentElement;
  const { top, bottom } = itself ? box.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  return { scroller, itself, top: top + pixels(scrollPaddingTop), bottom: bottom - pixels(scrollPaddingBottom) };
}

export function headingsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('.m-sheet__heading')];
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
