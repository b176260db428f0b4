import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeYourData, press, show } from '../testing/settings.tsx';
import { stubDialog } from '../testing/stub-dialog.ts';

beforeAll(stubDialog);
afterEach(cleanup);

const backup = new File(['{}'], 'study-backup.json', { type: 'application/json' });

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
    const yourData = fakeYourData();
    const { user } = show({ yourData });
    await user.click(press('Forget everything on this device'));
    const question = screen.getByRole('heading', { name: 'Forget everything on this device?' });
    expect(document.activeElement?.contains(question)).toBe(true);
    expect(yourData.forgetEverything).not.toHaveBeenCalled();
    await user.click(press('Back up first'));
    expect(yourData.backup.backUp).toHaveBeenCalledOnce();
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

  it('shows how full the storage is', async () => {
    const { dialog } = show({ yourData: fakeYourData() });
    expect((await dialog.findByText(/^Saved work takes/)).textContent).toBe('Saved work takes 1.2 MB of 5.2 MB.');
    expect(dialog.getByRole('meter', { name: /^Saved work takes/ }).getAttribute('value')).toMatch(/^0\.236/);
    expect(dialog.getByText(/^Everything of this site takes 3.4 MB. This browser may delete it/)).toBeTruthy();
  });

  it('measures the storage again after a backup was restored', async () => {
    let used = 0;
    const yourData = fakeYourData();
    const restore = async () => {
      used = 640_000;
      return 3;
    };
    const storageUse = async () => ({ localStorage: { used, most: 5_242_880 }, all: 3_400_000, persisted: false });
    const { user, dialog } = show({ yourData: { ...yourData, backup: { ...yourData.backup, restore, storageUse } } });
    expect(await dialog.findByText(/^Saved work takes 0 kB/)).toBeTruthy();
    await user.upload(dialog.getByLabelText('Backup file'), backup);
    await user.click(await dialog.findByRole('button', { name: 'Restore 3 items' }));
    expect(await dialog.findByText(/^Saved work takes 640 kB/)).toBeTruthy();
  });

  it('restores a backup after a preview, and offers what was here before', async () => {
    const yourData = fakeYourData();
    const { user, dialog } = show({ yourData });
    await user.upload(dialog.getByLabelText('Backup file'), backup);
    expect((await dialog.findByText(/3 items will be added/)).textContent).toContain('9 items are here already and will not change.');
    expect(yourData.backup.restore).not.toHaveBeenCalled();
    await user.click(press('Restore 3 items'));
    expect(await dialog.findByText('3 items restored.')).toBeTruthy();
    await user.click(press('Download what was here before'));
    expect(yourData.backup.downloadBefore).toHaveBeenCalledOnce();
  });

  it('restores nothing on "Cancel"', async () => {
    const yourData = fakeYourData();
    const { user, dialog } = show({ yourData });
    await user.upload(dialog.getByLabelText('Backup file'), backup);
    await dialog.findByText(/3 items will be added/);
    await user.click(
      within(dialog.getByText(/3 items will be added/).closest('.m-notice') as HTMLElement).getByRole('button', { name: 'Cancel' }),
    );
    expect(dialog.queryByText(/3 items will be added/)).toBeNull();
    expect(yourData.backup.restore).not.toHaveBeenCalled();
  });

  it('says why a file cannot be restored', async () => {
    const { backup: ports } = fakeYourData();
    const yourData = fakeYourData({
      backup: { ...ports, preview: () => Promise.reject(new Error('This file is not a backup of this site.')) },
    });
    const { user, dialog } = show({ yourData });
    await user.upload(dialog.getByLabelText('Backup file'), backup);
    expect(await dialog.findByText('This file is not a backup of this site.')).toBeTruthy();
  });
});
