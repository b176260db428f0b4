import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ActionButtonProps extends Omit<ButtonProps, 'children'> {
  /** The accessible name. It stays the same after the action. */
  readonly name: string;
  /** The object of the action, added to the accessible name where the screen shows two buttons with the same name. */
  readonly of?: string | undefined;
  /** The visible text right after the action: "Copied". */
  readonly done?: string | undefined;
  /** The visible text while the action takes long: "Saving…". */
  readonly doing?: string | undefined;
  /** Content after the text, such as a chevron. */
  readonly after?: ReactNode;
}

/** A small button in the head of the result. After the action its text and icon change, but never its accessible name. */
export function ActionButton({ name, of, done, doing, icon, after, ...rest }: ActionButtonProps) {
  const instead = done ?? doing;
  return (
    <Button
      {...rest}
      // A held key presses the button once.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
        else rest.onKeyDown?.(event);
      }}
      className="m-action"
      data-state={done === undefined ? 'rest' : 'done'}
      icon={done === undefined ? icon : 'check'}
      size="sm"
    >
      {instead === undefined ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{instead}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
      {of !== undefined && ' '}
      {of !== undefined && <VisuallyHidden>{of}</VisuallyHidden>}
      {after}
    </Button>
  );
}
