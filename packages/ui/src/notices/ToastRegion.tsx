import type { Notice } from '@marginalia/engine';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../basics/Button.tsx';
import { Toast } from './Toast.tsx';
import { useToastFocus } from './use-toast-focus.ts';
import './notices.css';

export type NoticeAction = {
  /** Stays until it is dismissed or its action is taken: an offer that nothing else on the page repeats. */
  readonly stays?: boolean;
} & (
  | {
      /** The text of the button, a verb: "Undo". */
      readonly label: string;
      /** Runs after the toast has closed and focus is restored. */
      readonly run: () => void;
    }
  /** A link instead of a button. A press on it does not close the toast. */
  | { readonly link: ReactNode }
);

export type ShownNotice = Notice & { readonly id: number; readonly action?: NoticeAction };

export interface ToastRegionProps {
  readonly notices: readonly ShownNotice[];
  readonly onDismiss: (id: number) => void;
}

/**
 * The region with the toasts. Both live regions are mounted from the start: screen readers often skip a region that appears together
 * with its text. F6 moves focus to the toasts and back; Escape dismisses the focused one.
 */
export function ToastRegion({ notices, onDismiss }: ToastRegionProps) {
  const { region, paused, handlers, beforeDismiss } = useToastFocus(notices);

  const dismiss = (id: number): void => {
    beforeDismiss();
    onDismiss(id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target;
    if (event.key !== 'Escape' || !(target instanceof Element)) return;
    event.stopPropagation();
    const id = Number(target.closest('[data-notice]')?.getAttribute('data-notice') ?? notices.at(-1)?.id);
    if (Number.isFinite(id)) dismiss(id);
  };

  const list = (shown: readonly ShownNotice[]) =>
    shown.map(({ action, ...notice }) => (
      <div data-notice={notice.id} key={notice.id}>
        <Toast
          action={actionOf(action, () => dismiss(notice.id))}
          notice={notice}
          onDismiss={() => dismiss(notice.id)}
          paused={paused}
          stays={action?.stays}
        />
      </div>
    ));

  return (
    <section aria-label="Notifications" className="m-toasts" {...handlers} onKeyDown={onKeyDown} ref={region} tabIndex={-1}>
      <div aria-atomic="false" className="m-toasts__list" role="status">
        {list(notices.filter((notice) => notice.tone !== 'error'))}
      </div>
      <div aria-atomic="false" className="m-toasts__list" role="alert">
        {list(notices.filter((notice) => notice.tone === 'error'))}
      </div>
    </section>
  );
}

function actionOf(action: NoticeAction | undefined, dismiss: () => void): ReactNode {
  if (action === undefined) return undefined;
  if ('link' in action) return action.link;
  const press = (): void => {
    dismiss();
    action.run();
  };
  return (
    <Button onClick={press} size="sm">
      {action.label}
    </Button>
  );
}
