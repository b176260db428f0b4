import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../basics/class-names.ts';
import './dialog.css';

export interface DialogProps {
  /** The accessible name, when no heading inside names the dialog. */
  readonly label?: string | undefined;
  /** The id of the heading that names the dialog. */
  readonly labelledBy?: string | undefined;
  /** Called after the dialog has closed, for any reason. The host must then unmount it. */
  readonly onClose: () => void;
  /** Lets content close the dialog: `dialog.current?.close()`. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** A selector of the element to focus first; by default the browser focuses the first control. */
  readonly focusOn?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is mounted. The browser traps focus and makes the page behind inert. It closes on
 * Escape, on a press on the backdrop and by `dialog.current.close()`; the browser then restores focus.
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
    // Close even when a widget inside has handled the key. Do not let the key close the phone's menu behind the dialog.
    event.preventDefault();
    event.stopPropagation();
    dialog.current?.close();
  };
  // A drag that starts inside, as when selecting text, is not a press on the backdrop.
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
