/** The scrolling element of a sheet, and the visible area in CSS pixels from the top of the window. */
interface SheetView {
  /** The element that scrolls: the sheet, or on a phone the page. */
  readonly scroller: HTMLElement;
  /** Whether the sheet itself scrolls. */
  readonly sheetScrolls: boolean;
  /** The edges of the area that no sticky element covers (`scroll-padding` in the style sheets). */
  readonly top: number;
  readonly bottom: number;
}

export function sheetView(box: HTMLElement): SheetView {
  const sheetScrolls = getComputedStyle(box).overflowY !== 'visible';
  const scroller = sheetScrolls ? box : document.documentElement;
  const { top, bottom } = sheetScrolls ? box.getBoundingClientRect() : { top: 0, bottom: innerHeight };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller);
  return { scroller, sheetScrolls, top: top + pixels(scrollPaddingTop), bottom: bottom - pixels(scrollPaddingBottom) };
}

export function headingsIn(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('.m-sheet__heading')];
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
