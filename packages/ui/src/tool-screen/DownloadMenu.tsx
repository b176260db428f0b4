import type { DownloadFormat } from '@marginalia/engine';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../basics/Button.tsx';
import { Icon } from '../basics/Icon.tsx';

const LABELS: Readonly<Record<DownloadFormat, string>> = { text: 'Text (.txt)', word: 'Word (.doc)', print: 'PDF (print)' };

interface DownloadMenuProps {
  readonly formats: readonly DownloadFormat[];
  readonly done: boolean;
  readonly onChoose: (format: DownloadFormat) => void;
}

/** A menu button (WAI-ARIA Authoring Practices): arrows, Home, End and first letters move, Escape and Tab close. */
export function DownloadMenu({ formats, done, onChoose }: DownloadMenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  // Where the focus goes when the menu opens: its first item, or its last for Arrow Up.
  const [entry, setEntry] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const items = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus enters when the menu opens, and only then
  useEffect(() => {
    if (open) items().at(entry)?.focus();
  }, [open]);

  const openAt = (index: number): void => {
    setEntry(index);
    setOpen(true);
  };
  const close = (): void => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const choose = (format: DownloadFormat): void => {
    close();
    onChoose(format);
  };
  const moveByKey = (event: KeyboardEvent): void => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const letter = all.findIndex((item) => item.textContent?.toLowerCase().startsWith(event.key.toLowerCase()));
    const next = steps[event.key] ?? (event.key.length === 1 && letter >= 0 ? letter : undefined);
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (next !== undefined) all.at(next % all.length)?.focus();
    if (event.key === 'Escape' || next !== undefined) event.preventDefault();
  };
  const closeOnLeave = (event: FocusEvent): void => {
    if (open && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave; nothing acts on it
    <div className="m-menu" onBlur={closeOnLeave} ref={root}>
      <Button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        aria-haspopup="menu"
        icon={done ? 'check' : 'download'}
        onClick={() => (open ? close() : openAt(0))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          openAt(event.key === 'ArrowDown' ? 0 : -1);
        }}
        size="sm"
      >
        Download
        <Icon name="chevron-down" size={16} />
      </Button>
      {open && (
        <div aria-label="Download" className="m-menu__list" id={id} onKeyDown={moveByKey} role="menu" tabIndex={-1}>
          {formats.map((format) => (
            <button className="m-menu__item" key={format} onClick={() => choose(format)} role="menuitem" tabIndex={-1} type="button">
              {LABELS[format]}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
