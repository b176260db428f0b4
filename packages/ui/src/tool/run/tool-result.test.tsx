import { savedSentence } from '@marginalia/engine';
import { exampleTool, type FakePorts, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { card, clearView, openScreen, ready, stubView, topic } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const open = (generator = fakeGenerator(), given: Partial<FakePorts> = {}) =>
  openScreen(exampleTool(), { ...fakePorts({ generator }), ...given });

describe('the sheet', () => {
  const written = (chunks: readonly string[]) => open(fakeGenerator({ chunks }));

  it('shows markup as text, and section titles as headings', async () => {
    const { run } = written(['About Tides\n<img src=x onerror="window.pwned=1">\nAbout Tides and more\n']);
    await run();
    await ready();
    expect(
      card()
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['About Tides']);
    expect(card().getByText(/<img src=x onerror="window.pwned=1">/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('splits a megabyte into blocks, and shortens runs of combining marks only on the screen', async () => {
    const { run, press, ports } = written(['word '.repeat(200_000), `\na${'\u0301'.repeat(5_000)}`]);
    await run();
    await ready();
    const blocksNow = () => [...document.querySelectorAll('.m-sheet__block')].map((block) => block.textContent ?? '');
    // The blocks are rendered in slices.
    await waitFor(() => expect(blocksNow().length).toBeGreaterThan(240));
    const blocks = blocksNow();
    expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(4_000);
    expect(blocks.join('').match(/\u0301/g)).toHaveLength(16 * Math.ceil(5_000 / 4_000));
    await press('Copy');
    expect(ports.copied[0]).toHaveLength(1_000_000 + 2 + 5_000);
  });
});

describe('the actions', () => {
  it('copy the text, and keep their accessible names', async () => {
    const { run, press, ports, notices } = open();
    await run();
    await ready();
    await press('Copy');
    expect(ports.copied).toEqual(['Written by a fake.\nSecond line.']);
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    expect(notices.at(-1)).toMatchObject({ title: 'Copied!', text: 'Example copied to clipboard' });
  });

  it('select the text when the browser blocks copying, and show the error in the card', async () => {
    const blocked = { clipboard: { write: () => Promise.reject(new Error('NotAllowedError')) } };
    const { run, press, notices } = open(fakeGenerator(), blocked);
    await run();
    await ready();
    await press('Copy');
    expect(await card().findByText('The browser blocked copying.')).toBeTruthy();
    expect(getSelection()?.toString()).toContain('Written by a fake.');
    expect(notices.map(({ title }) => title)).toEqual(['Success!']);
  });

  it('save once on a double click, and show an error in the card when storage is full', async () => {
    const { run, user, press, ports, notices } = open();
    await run();
    await ready();
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices.at(-1)?.text).toBe(savedSentence('Example')));
    await press('Save');
    await waitFor(() => expect(notices.at(-1)?.reason).toMatch(/no second copy/));
    fireEvent.change(topic(), { target: { value: 'Other tides' } });
    await press('Make Example');
    await ready();
    ports.database.failure = 'full';
    await press('Save');
    expect(await card().findByText('This browser has no room left for saved work.')).toBeTruthy();
  });

  it('show that saving takes long, under the same name', async () => {
    const { run, press, ports } = open();
    await run();
    await ready();
    const { promise, resolve } = Promise.withResolvers<'safe'>();
    ports.work.save = () => promise;
    await press('Save');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).textContent).toContain('Saving…'));
    resolve('safe');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).textContent).toContain('Saved'));
  });

  it('download from a menu that works by keyboard', async () => {
    const { run, user, ports, notices } = open();
    await run();
    await ready();
    const button = screen.getByRole('button', { name: 'Download' });
    button.focus();
    const at = (): string | null | undefined => document.activeElement?.textContent;
    await user.keyboard('{ArrowUp}');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Text (.txt)', 'Word (.doc)', 'PDF (print)']);
    expect(at()).toBe('PDF (print)');
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('Text (.txt)');
    await user.keyboard('w');
    expect(at()).toBe('Word (.doc)');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(at()).toBe('Text (.txt)');
    await user.keyboard('{End}{Home}{Enter}');
    expect(ports.downloads.map(({ name }) => name)).toEqual(['Tides_Example.txt']);
    expect(notices.at(-1)?.text).toBe('Example downloaded');
    expect(document.activeElement).toBe(button);
    await user.keyboard('{ArrowDown}{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
