import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeYourData, press, show } from '../testing/settings.tsx';
import { stubDialog } from '../testing/stub-dialog.ts';

beforeAll(stubDialog);
afterEach(cleanup);

const keepNothing = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Keep nothing here' });

describe('"Your data" in Settings', () => {
  it('keeps nothing on a shared computer', async () => {
    const yourData = fakeYourData();
    const { user } = show({ yourData });
    expect(keepNothing().checked).toBe(false);
    await user.click(keepNothing());
    expect(yourData.setKeepsNothing).toHaveBeenCalledWith(true);
    expect(keepNothing().checked).toBe(true);
  });

  it('shows why the switch could not be set, and does not set it', async () => {
    const yourData = fakeYourData({ setKeepsNothing: () => Promise.reject(new Error('Saving is switched off in this browser.')) });
    const { user, dialog } = show({ yourData });
    await user.click(keepNothing());
    expect((await dialog.findByRole('alert')).textContent).toContain('Saving is switched off');
    expect(keepNothing().checked).toBe(false);
  });

  it('deletes everything only after a confirmation that offers a backup', async () => {
    const backUp = vi.fn(async () => undefined);
    const yourData = fakeYourData({ backUp });
    const { user } = show({ yourData });
    await user.click(press('Forget everything on this device'));
    const question = screen.getByRole('heading', { name: 'Forget everything on this device?' });
    expect(document.activeElement?.contains(question)).toBe(true);
    expect(yourData.forgetEverything).not.toHaveBeenCalled();
    await user.click(press('Back up first'));
    expect(backUp).toHaveBeenCalledOnce();
    await user.click(press('Forget everything'));
    expect(yourData.forgetEverything).toHaveBeenCalledOnce();
  });

  it('deletes nothing on "Keep it"', async () => {
    const yourData = fakeYourData();
    const { user } = show({ yourData });
    await user.click(press('Forget everything on this device'));
    await user.click(press('Keep it'));
    expect(screen.queryByRole('heading', { name: 'Forget everything on this device?' })).toBeNull();
    expect(yourData.forgetEverything).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(press('Forget everything on this device'));
  });
});
