import type { DownloadFormat } from '@marginalia/engine';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../basics/Icon.tsx';
import { usePressOutside } from '../../overlays/use-press-outside.ts';
import { ActionButton } from './ActionButton.tsx';

const WORDS: Readonly<Record<DownloadFormat, string>> = { text: 'Text (.txt)', word: 'Word (.doc)', print: 'PDF (print)' };

export interface DownloadMenuProps {
  readonly formats: readonly DownloadFormat[];
  readonly onChoose: (format: DownloadFormat) => void;
  readonly of?: string | undefined;
  readonly done?: string | undefined;
}

/** A menu button as in the ARIA Authoring Practices: arrows, Home, End and first letters move focus; Escape and Tab close it. */
export function DownloadMenu({ formats, onChoose, of, done }: DownloadMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const button = (): HTMLElement | null => root.current?.querySelector('button') ?? null;

  useEffect(() => {
    if (open) root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[at]?.focus();
  }, [open, at]);

  usePressOutside(open, root, () => setOpen(false));

  const openAt = (index: number): void => {
    setAt(index);
    setOpen(true);
  };
  const close = (): void => {
    button()?.focus();
    setOpen(false);
  };
  const choose = (format: DownloadFormat): void => {
    close();
    onChoose(format);
  };

  const onButtonKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 0 : formats.length - 1);
  };
  const onMenuKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') setOpen(false);
    const next = nextItem(event, at, formats);
    if (event.key !== 'Escape' && next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) close();
    else setAt(next);
  };

  return (
    <div className="m-menu" ref={root}>
      <ActionButton
        after={<Icon className="m-menu__chevron" name="chevron-down" size={16} />}
        aria-controls={open ? `${id}menu` : undefined}
        aria-expanded={open}
        aria-haspopup="menu"
        done={done}
        icon="download"
        id={`${id}button`}
        name="Download"
        of={of}
        onClick={() => (open ? close() : openAt(0))}
        onKeyDown={onButtonKey}
      />
      {open && (
        <div aria-labelledby={`${id}button`} className="m-menu__panel" id={`${id}menu`} onKeyDown={onMenuKey} role="menu" tabIndex={-1}>
          {formats.map((format, index) => (
            <button
              className="m-menu__item"
              key={format}
              onClick={() => choose(format)}
              onPointerMove={() => setAt(index)}
              role="menuitem"
              tabIndex={-1}
              type="button"
            >
              {WORDS[format]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The index of the item that a key moves to, wrapping at both ends; undefined for other keys. */
function nextItem({ key }: KeyboardEvent, at: number, formats: readonly DownloadFormat[]): number | undefined {
  const count = formats.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  for (let step = 1; step <= count; step += 1) {
    const index = (at + step) % count;
    const format = formats[index];
    if (format && WORDS[format].toLowerCase().startsWith(key.toLowerCase())) return index;
  }
  return undefined;
}
