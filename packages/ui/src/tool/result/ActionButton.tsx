import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../basics/Button.tsx';
import { VisuallyHidden } from '../../basics/VisuallyHidden.tsx';

export interface ActionButtonProps extends Omit<ButtonProps, 'children'> {
  /** Its name, whether done or not. */
  readonly name: string;
  /** What it acts on, for screen readers, where the screen shows two buttons of this kind. */
  readonly of?: string | undefined;
  /** Its visible text right after the action. */
  readonly done?: string | undefined;
  readonly after?: ReactNode;
}

/** A small button of the result. Saying that it is done changes its look, never its name. */
export function ActionButton({ name, of, done, icon, after, ...rest }: ActionButtonProps) {
  return (
    <Button
      {...rest}
      // A key that is held presses once.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
        else rest.onKeyDown?.(event);
      }}
      className="m-action"
      data-state={done === undefined ? 'rest' : 'done'}
      icon={done === undefined ? icon : 'check'}
      size="sm"
    >
      {done === undefined ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{done}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
      {of !== undefined && ' '}
      {of !== undefined && <VisuallyHidden>{of}</VisuallyHidden>}
      {after}
    </Button>
  );
}
