import { Button, Dialog } from '@marginalia/ui';
import { useRef, useState } from 'react';

/** A button and the dialog that it opens. */
export function DialogOpener({ startOpen = false }: { readonly startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the dialog</Button>
      {open && (
        <Dialog dialog={dialog} labelledBy="dialog-title" onClose={() => setOpen(false)}>
          <div className="sb-dialog">
            <h2 id="dialog-title">Clear this form?</h2>
            <p>What you typed is only in this tab.</p>
            <div className="sb-row">
              <Button onClick={() => dialog.current?.close()} variant="primary">
                Keep it
              </Button>
              <Button onClick={() => dialog.current?.close()}>Clear</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
