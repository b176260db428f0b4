import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../basics/class-names.ts';
import './dialog.css';

export interface DialogProps {
  /** Its name, where no heading in it names it. */
  readonly label?: string | undefined;
  /** The id of the heading that names it. */
  readonly labelledBy?: string | undefined;
  /** It has been closed, by whatever means: the host takes it away. */
  readonly onClose: () => void;
  /** For a part of it that closes it: `dialog.current?.close()`. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** A selector of what has the focus first; the browser takes the first control there is. */
  readonly focusOn?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal of the platform, open as long as it is mounted. The browser holds focus in it and makes the page behind it inert. It
 * closes on Escape, on a press on the scrim, and by `dialog.current.close()`, and then gives focus back to what had it.
 */
export function Dialog({ label, labelledBy, onClose, dialog, focusOn, className, children }: DialogProps) {
  const pressedOutside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    if (focusOn !== undefined) element.querySelector<HTMLElement>(focusOn)?.focus();
  }, [dialog, focusOn]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // What listens further out (the phone's menu) must not close with it; a widget inside may have taken the key for itself.
    event.preventDefault();
    event.stopPropagation();
    dialog.current?.close();
  };
  // A press that began inside, a selection pulled too far, is no press on the scrim.
  const onClick = ({ target, currentTarget }: MouseEvent): void => {
    if (target === currentTarget && pressedOutside.current) dialog.current?.close();
  };

  return (
    <dialog
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classNames('m-dialog', className)}
      onClick={onClick}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget;
      }}
      ref={dialog}
    >
      {children}
    </dialog>
  );
}
