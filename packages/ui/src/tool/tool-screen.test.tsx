import type { Notice } from '@marginalia/engine';
import { exampleTool, type FakeGenerator, type FakePorts, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { ToolScreen } from './ToolScreen.tsx';

let narrow = false;
beforeEach(() => {
  narrow = false;
  vi.stubGlobal('matchMedia', () => ({ matches: narrow }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(generator: FakeGenerator = fakeGenerator(), given: Partial<FakePorts> = {}) {
  const ports = { ...fakePorts({ generator }), ...given };
  const notices: Notice[] = [];
  // The clipboard of these tests is the port's, not user-event's.
  const user = userEvent.setup({ writeToClipboard: false });
  render(
    <MemoryNavigation>
      <ToolScreen onNotice={(notice) => notices.push(notice)} ports={ports} tool={exampleTool()} />
    </MemoryNavigation>,
  );
  const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
  const run = async (): Promise<void> => {
    fireEvent.change(topic(), { target: { value: 'Tides' } });
    fireEvent.change(notes(), { target: { value: 'The moon pulls.' } });
    await press('Make Example');
  };
  return { ports, notices, user, press, run };
}

const topic = () => screen.getByLabelText<HTMLInputElement>('Topic');
const notes = () => screen.getByLabelText<HTMLTextAreaElement>('Your notes');
const card = () => within(screen.getByRole('region', { name: 'Result' }));
const ready = () => card().findByText('Example Ready');
const helpOf = (control: HTMLElement) => document.getElementById(`${control.id}-help`)?.textContent;

describe('the form', () => {
  it('names each field by its label alone, and says outside of it what is required and what is optional', () => {
    open();
    expect(topic().getAttribute('aria-required')).toBe('true');
    expect(topic().labels?.[0]?.textContent).toBe('Topic');
    expect(helpOf(screen.getByLabelText('Anything else'))).toBe('(optional)');
    expect(screen.getByLabelText<HTMLSelectElement>('Mood').selectedOptions[0]?.textContent).toBe('Select …');
    expect(screen.getByLabelText<HTMLSelectElement>('Mood').value).toBe('');
    expect(screen.getByLabelText<HTMLSelectElement>('Level').value).toBe('easy');
    expect(screen.getByText('Runs on this device')).toBeTruthy();
    expect(document.querySelector('[style]')).toBeNull();
  });

  it('counts words', async () => {
    open();
    expect(screen.getByText('0 words')).toBeTruthy();
    fireEvent.change(notes(), { target: { value: 'one two '.repeat(642) } });
    expect(await screen.findByText('1,284 words')).toBeTruthy();
  });

  it('says at each try what is missing, takes focus there, leads to the field and calls nobody', async () => {
    const { press, ports, user } = open();
    for (const blank of ['', ' \n\u00a0\u200b ']) {
      fireEvent.change(notes(), { target: { value: blank } });
      await press('Make Example');
      const sentence = await screen.findByText('Please provide topic and notes');
      const alert = within(sentence.closest('[role="alert"]') as HTMLElement);
      expect(alert.getByRole('heading', { name: 'Error' })).toBeTruthy();
      expect(alert.getByText('Please provide topic and notes').tagName).toBe('P');
      expect(document.activeElement?.classList.contains('m-error-summary')).toBe(true);
    }
    expect(topic().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${topic().id}-error`)?.textContent).toBe('Enter topic');
    await user.click(screen.getByRole('link', { name: 'Enter your notes' }));
    expect(document.activeElement).toBe(notes());
    expect(ports.generator.requests).toHaveLength(0);
  });

  it('goes by Enter in a line and by Ctrl Enter in a text area, but not by Enter there', async () => {
    const { user, ports } = open();
    fireEvent.change(topic(), { target: { value: 'Tides' } });
    await user.type(notes(), 'One{Enter}two');
    expect(notes().value).toBe('One\ntwo');
    expect(ports.generator.requests).toHaveLength(0);
    await user.type(notes(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(ports.generator.requests).toHaveLength(1));
    await ready();
    await user.type(topic(), '{Enter}');
    await waitFor(() => expect(ports.generator.requests).toHaveLength(2));
  });

  it.each([
    ['that ends a composition', { isComposing: true }],
    ['that Safari reports after a composition', { keyCode: 229 }],
    ['that is held down', { repeat: true }],
  ])('does not go by an Enter %s', (_, init) => {
    open();
    expect(fireEvent.keyDown(topic(), { key: 'Enter', ...init })).toBe(false);
  });

  it('refuses a text that is too large, however it comes, and keeps the earlier one', () => {
    open();
    const huge = 'x'.repeat(2_000_001);
    fireEvent.change(notes(), { target: { value: 'mine' } });
    expect(fireEvent.paste(notes(), { clipboardData: { getData: () => huge } })).toBe(false);
    fireEvent.change(notes(), { target: { value: huge } });
    expect(notes().value).toBe('mine');
    expect(screen.getByText(/That is 2,000,001 characters/)).toBeTruthy();
    fireEvent.change(notes(), { target: { value: 'mine too' } });
    expect(screen.queryByText(/That is 2,000,001/)).toBeNull();
  });
});

describe('a run', () => {
  it('shows the result with badges, source and words, and tells the host', async () => {
    const { run, notices } = open();
    expect(card().getByRole('heading', { name: 'No example made yet' })).toBeTruthy();
    await run();
    await ready();
    for (const badge of ['Easy Going', 'Any mood']) expect(card().getByText(badge)).toBeTruthy();
    expect(card().getByText('Drafted on this device from your own text. No AI model was used.')).toBeTruthy();
    expect(card().getByText('6 words')).toBeTruthy();
    expect(notices.map(({ title }) => title)).toEqual(['Success!']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make Example' }));
    expect(screen.getByText('Example ready, 6 words').getAttribute('role')).toBe('status');
  });

  it('is busy without losing focus, is started once, and its text is no live region', async () => {
    const { run, ports, user } = open(fakeGenerator({ chunks: ['Half '], hangs: true }));
    await run();
    const button = await screen.findByRole('button', { name: 'Making Example...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    await user.click(button);
    expect(screen.getByRole('region', { name: 'Result' }).getAttribute('aria-busy')).toBe('true');
    const sheet = card().getByRole('region', { name: 'Example text' });
    await within(sheet).findByText('Half');
    expect(sheet.closest('[aria-live],[role=status],[role=log],[role=alert]')).toBeNull();
    expect(sheet.tabIndex).toBe(0);
    expect(screen.getByText('Writing example')).toBeTruthy();
    expect(ports.generator.requests).toHaveLength(1);
  });

  it('keeps what was written when it is cancelled, and focus stays in the result', async () => {
    const { run, press, ports } = open(fakeGenerator({ chunks: ['Two words'], hangs: true }));
    await run();
    await card().findByText('Two words');
    await press('Cancel');
    expect(card().getByText('Stopped. 2 words kept.')).toBeTruthy();
    expect(card().getByText('Two words')).toBeTruthy();
    expect(card().getByRole('button', { name: 'Copy' })).toBeTruthy();
    expect(document.activeElement).toBe(card().getByRole('heading', { name: 'Result' }));
    await waitFor(() => expect(ports.generator.stopped).toBe(1));
  });

  it('says in place what failed and why, keeps the text, and can be tried again', async () => {
    const { run, press, notices, ports } = open(fakeGenerator({ chunks: ['Not much'], fails: 'network' }));
    await run();
    const sentence = await card().findByText('Failed to make example. Please try again.');
    const notice = sentence.closest<HTMLElement>('.m-notice');
    expect(document.activeElement).toBe(notice);
    expect(notice?.querySelector('[data-reason]')?.textContent).toBe(
      'The service could not be reached. Check your connection, then try again.',
    );
    expect(card().getByText('Not much')).toBeTruthy();
    expect(topic().value).toBe('Tides');
    expect(notices).toEqual([]);
    await press('Try again');
    await waitFor(() => expect(ports.generator.requests).toHaveLength(2));
  });

  it('keeps the earlier result in view when the next run fails', async () => {
    const generator = fakeGenerator();
    const { run, press, ports } = open(generator);
    await run();
    await ready();
    Object.assign(generator, { generate: fakeGenerator({ chunks: ['New start'], fails: 'timeout' }).generate });
    await press('Make Example');
    await card().findByText('New start');
    await card().findByRole('heading', { name: 'Earlier result' });
    expect(card().getByText(/Written by a fake/)).toBeTruthy();
    await press('Copy earlier result');
    expect(ports.copied).toEqual(['Written by a fake.\nSecond line.']);
  });

  it('moves focus to the result where the form folds away', async () => {
    narrow = true;
    const { run } = open();
    await run();
    await ready();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Result' }));
    expect(screen.getByText('Tides, Easy Going').closest('details')?.open).toBe(false);
  });
});

describe('the sheet', () => {
  const written = (chunks: readonly string[]) => open(fakeGenerator({ chunks }));

  it('shows what looks like code as text, and titles of sections as headings', async () => {
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

  it('cuts a megabyte into blocks, and caps runs of marks to the eye only', async () => {
    const { run, press, ports } = written(['word '.repeat(200_000), `\na${'\u0301'.repeat(5_000)}`]);
    await run();
    await ready();
    const blocks = [...document.querySelectorAll('.m-sheet__block')].map((block) => block.textContent ?? '');
    expect(blocks.length).toBeGreaterThan(240);
    expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(4_000);
    expect(blocks.join('').match(/\u0301/g)).toHaveLength(16 * Math.ceil(5_000 / 4_000));
    await press('Copy');
    expect(ports.copied[0]).toHaveLength(1_000_000 + 2 + 5_000);
  });
});

describe('the actions', () => {
  it('copy, with a name that stays', async () => {
    const { run, press, ports, notices } = open();
    await run();
    await ready();
    await press('Copy');
    expect(ports.copied).toEqual(['Written by a fake.\nSecond line.']);
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
    expect(notices.at(-1)).toMatchObject({ title: 'Copied!', text: 'Example copied to clipboard' });
  });

  it('select the text where the browser does not let us copy, and say so in place', async () => {
    const blocked = { clipboard: { write: () => Promise.reject(new Error('NotAllowedError')) } };
    const { run, press, notices } = open(fakeGenerator(), blocked);
    await run();
    await ready();
    await press('Copy');
    expect(await card().findByText('The browser blocked copying.')).toBeTruthy();
    expect(getSelection()?.toString()).toContain('Written by a fake.');
    expect(notices.map(({ title }) => title)).toEqual(['Success!']);
  });

  it('save once for a double click, and say in place when there is no room', async () => {
    const { run, user, press, ports, notices } = open();
    await run();
    await ready();
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notices.at(-1)?.text).toBe('Example saved to your profile'));
    ports.storage.failure = 'full';
    await press('Save');
    expect(await card().findByText('This browser has no room left for saved work.')).toBeTruthy();
  });

  it('download through a menu that works by keyboard', async () => {
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
