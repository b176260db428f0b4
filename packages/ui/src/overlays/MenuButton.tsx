import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ActionButton, type ActionButtonProps } from '../basics/ActionButton.tsx';
import { Icon } from '../basics/Icon.tsx';
import type { UiIconName } from '../basics/icons.ts';
import { usePressOutside } from './use-press-outside.ts';
import './menu.css';

interface MenuItem<Key extends string> {
  readonly key: Key;
  /** The text whose first letters move focus here. */
  readonly text: string;
  /** The content to show instead of the text. */
  readonly content?: ReactNode;
}

export interface MenuGroup<Key extends string> {
  /** The heading over the items. */
  readonly label?: string;
  readonly items: readonly MenuItem<Key>[];
}

interface MenuButtonProps<Key extends string> extends Pick<ActionButtonProps, 'name' | 'of' | 'done' | 'doing'> {
  readonly icon: UiIconName;
  /** The groups of items. A function is called when the menu opens. */
  readonly groups: readonly MenuGroup<Key>[] | (() => readonly MenuGroup<Key>[]);
  readonly onChoose: (key: Key) => void;
}

/** A menu button as in the ARIA Authoring Practices: arrows, Home, End and first letters move focus; Escape and Tab close it. */
export function MenuButton<Key extends string>({ groups, onChoose, ...shown }: MenuButtonProps<Key>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  /** The groups while the menu is open. */
  const [open, setOpen] = useState<readonly MenuGroup<Key>[]>();
  const [at, setAt] = useState(0);
  const button = (): HTMLElement | null => root.current?.querySelector('button') ?? null;
  const items = open?.flatMap((group) => group.items) ?? [];

  useEffect(() => {
    if (open) root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]')[at]?.focus();
  }, [open, at]);

  usePressOutside(open !== undefined, root, () => setOpen(undefined));

  const openAt = (end: 'first' | 'last'): void => {
    const now = typeof groups === 'function' ? groups() : groups;
    setAt(end === 'first' ? 0 : now.flatMap((group) => group.items).length - 1);
    setOpen(now);
  };
  const close = (): void => {
    button()?.focus();
    setOpen(undefined);
  };
  const choose = (key: Key): void => {
    close();
    onChoose(key);
  };

  const onButtonKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onMenuKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') setOpen(undefined);
    const next = nextItem(event, at, items);
    if (event.key !== 'Escape' && next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) close();
    else setAt(next);
  };

  return (
    <div className="m-menu" ref={root}>
      <ActionButton
        {...shown}
        after={<Icon className="m-menu__chevron" name="chevron-down" size={16} />}
        aria-controls={open ? `${id}menu` : undefined}
        aria-expanded={open !== undefined}
        aria-haspopup="menu"
        id={`${id}button`}
        onClick={() => (open ? close() : openAt('first'))}
        onKeyDown={onButtonKey}
      />
      {open && <MenuPanel groups={open} id={id} onChoose={choose} onKeyDown={onMenuKey} onPoint={(item) => setAt(items.indexOf(item))} />}
    </div>
  );
}

interface MenuPanelProps<Key extends string> {
  /** The prefix of the ids of button and menu. */
  readonly id: string;
  readonly groups: readonly MenuGroup<Key>[];
  readonly onChoose: (key: Key) => void;
  /** Called when the pointer is over an item. */
  readonly onPoint: (item: MenuItem<Key>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function MenuPanel<Key extends string>({ id, groups, onChoose, onPoint, onKeyDown }: MenuPanelProps<Key>) {
  const itemOf = (item: MenuItem<Key>) => (
    <button
      className="m-menu__item"
      key={item.key}
      onClick={() => onChoose(item.key)}
      onPointerMove={() => onPoint(item)}
      role="menuitem"
      tabIndex={-1}
      type="button"
    >
      {item.content ?? item.text}
    </button>
  );
  return (
    <div aria-labelledby={`${id}button`} className="m-menu__panel" id={`${id}menu`} onKeyDown={onKeyDown} role="menu" tabIndex={-1}>
      {groups.map(({ label, items: inGroup }, index) =>
        label === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups do not change while the menu is open
          <Fragment key={index}>{inGroup.map(itemOf)}</Fragment>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a menu
          <div aria-labelledby={`${id}group${index}`} className="m-menu__group" key={label} role="group">
            <div className="m-menu__label" id={`${id}group${index}`}>
              {label}
            </div>
            {inGroup.map(itemOf)}
          </div>
        ),
      )}
    </div>
  );
}

/** The index of the item that a key moves to, wrapping at both ends; undefined for other keys. */
function nextItem({ key }: KeyboardEvent, at: number, items: readonly MenuItem<string>[]): number | undefined {
  const count = items.length;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  for (let step = 1; step <= count; step += 1) {
    const index = (at + step) % count;
    if (items[index]?.text.toLowerCase().startsWith(key.toLowerCase())) return index;
  }
  return undefined;
}
