import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../basics/Button.tsx';
import { Dialog } from '../../overlays/Dialog.tsx';

interface FullScreenProps {
  readonly title: string;
  /** Content beside the button that closes it. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A result over the whole window. Escape closes it, and the browser gives focus back. */
export function FullScreen({ title, actions, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <Dialog className="m-full" dialog={dialog} focusOn=".m-full__body" labelledBy={id} onClose={onClose}>
      <div className="m-full__head">
        <h2 className="m-full__title" id={id}>
          {title}
        </h2>
        <div className="m-tabs__end">
          {actions}
          <Button icon="x" onClick={() => dialog.current?.close()} size="sm">
            Close
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-labelledby={id} className="m-full__body" tabIndex={0}>
        {children}
      </section>
    </Dialog>
  );
}
