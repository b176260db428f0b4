import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '../testing/stub-dialog.ts';
import { Dialog } from './Dialog.tsx';

beforeAll(stubDialog);
afterEach(cleanup);

function Example({ onKeyOutside }: { readonly onKeyOutside?: () => void }) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a listener outside the dialog
    <div onKeyDown={onKeyOutside}>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      {open && (
        <Dialog dialog={dialog} focusOn="[name=second]" label="Example" onClose={() => setOpen(false)}>
          <input aria-label="First" />
          <input aria-label="Second" name="second" />
          <button onClick={() => dialog.current?.close()} type="button">
            Done
          </button>
        </Dialog>
      )}
    </div>
  );
}

async function openIt(onKeyOutside?: () => void) {
  render(
    <StrictMode>
      <Example {...(onKeyOutside && { onKeyOutside })} />
    </StrictMode>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Example' }), opener: screen.getByRole('button', { name: 'Open' }) };
}

describe('a dialog', () => {
  it('opens with focus on the given element', async () => {
    await openIt();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Second' }));
  });

  it('closes on Escape, even when a widget inside handles the key, and does not pass the key to listeners outside', async () => {
    const onKeyOutside = vi.fn();
    const { user, opener } = await openIt(onKeyOutside);
    screen.getByRole('textbox', { name: 'First' }).addEventListener('keydown', (event) => event.preventDefault());
    onKeyOutside.mockClear();
    await user.click(screen.getByRole('textbox', { name: 'First' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(onKeyOutside).not.toHaveBeenCalled();
  });

  it('closes by its own button and restores focus', async () => {
    const { user, opener } = await openIt();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes on a press on the backdrop', async () => {
    const { user, dialog } = await openIt();
    await user.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when a selection that starts inside ends on the backdrop', async () => {
    const { dialog } = await openIt();
    fireEvent.pointerDown(screen.getByRole('textbox', { name: 'First' }));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
