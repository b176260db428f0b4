import type { ReactNode } from 'react';
import type { LineMark } from './result-sources.ts';

/** The marks of a sheet. */
export interface SheetMarks {
  readonly marks: ReadonlyMap<number, LineMark>;
  readonly lit: readonly number[];
  /** Stands under the last lit line. */
  readonly quote?: ReactNode;
  readonly onLine: (line: number) => void;
  readonly onClear: () => void;
}

/** The marks in one block of a sheet, whose lines count from the first one of the block. */
export interface BlockMarks {
  readonly first: number;
  readonly last: number;
  /** The block goes on in the middle of a line. */
  readonly continues: boolean;
  readonly marks: ReadonlyMap<number, LineMark>;
}

/** Gives each block of a text its marks. A block without any gets undefined. */
export function blockMarks(blocks: readonly string[], marks: ReadonlyMap<number, LineMark>): (BlockMarks | undefined)[] {
  let first = 0;
  let continues = false;
  return blocks.map((block) => {
    let last = first;
    for (let at = block.indexOf('\n'); at >= 0; at = block.indexOf('\n', at + 1)) last += 1;
    const own: BlockMarks = { first, last, continues, marks };
    let has = false;
    for (let line = first; line <= last && !has; line += 1) has = marks.has(line);
    first = last;
    continues = block !== '' && !block.endsWith('\n');
    return has ? own : undefined;
  });
}

const STEP_OF_KEY: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Listens for clicks and keys on the lines of a sheet. Of all the marks only one takes Tab; arrow keys go to the others.
 * @returns the function that stops it
 */
export function listenToMarks(sheet: HTMLElement, { onLine, onClear }: Pick<SheetMarks, 'onLine' | 'onClear'>): () => void {
  const buttons = (): HTMLElement[] => [...sheet.querySelectorAll<HTMLElement>('.m-mark')];
  const rove = (to: HTMLElement | undefined): void => {
    for (const button of sheet.querySelectorAll<HTMLElement>('.m-mark[tabindex="0"]')) button.tabIndex = -1;
    if (to) to.tabIndex = 0;
  };
  rove(buttons()[0]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    const mark = target instanceof HTMLElement && target.closest<HTMLElement>('.m-mark');
    if (!mark) return;
    if (key === 'Escape') onClear();
    const step = STEP_OF_KEY[key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const all = buttons();
    const next = all[step(all.indexOf(mark), all.length - 1)];
    rove(next);
    next?.focus();
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof HTMLElement) || target.closest('.m-quote')) return;
    const line = target.closest<HTMLElement>('[data-line]');
    // A click that ends a selection lights nothing up, because the person wants to copy the words.
    if (!line || getSelection()?.isCollapsed === false) return;
    const mark = line.querySelector<HTMLElement>('.m-mark');
    if (mark) rove(mark);
    onLine(Number(line.dataset['line']));
  };
  sheet.addEventListener('keydown', onKeyDown);
  sheet.addEventListener('click', onClick);
  return () => {
    sheet.removeEventListener('keydown', onKeyDown);
    sheet.removeEventListener('click', onClick);
  };
}
