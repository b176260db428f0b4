import type { Notice } from '@marginalia/engine';
import { exampleTool, type FakePorts, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../testing/memory-navigation.tsx';
import { ToolScreen } from './ToolScreen.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

function open(ports: FakePorts = fakePorts()) {
  const notices: Notice[] = [];
  // The clipboard of these tests is the port's, not user-event's.
  const user = userEvent.setup({ writeToClipboard: false });
  render(
    <MemoryNavigation>
      <ToolScreen onNotice={(notice) => notices.push(notice)} ports={ports} tool={exampleTool()} />
    </MemoryNavigation>,
  );
  const generate = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Make Example' }));
  const fill = async (topic = 'Tides', notes = 'The moon pulls.'): Promise<void> => {
    await user.type(screen.getByLabelText('Topic'), topic);
    await user.type(screen.getByLabelText('Your notes'), notes);
  };
  return { user, ports, notices, generate, fill, result: () => screen.getByRole('region', { name: 'Result' }) };
}

describe('The form of a tool', () => {
  it('has each field by its label, with help, tip, default and a placeholder option', () => {
    open();
    expect(screen.getByLabelText('Topic')).toBeInstanceOf(HTMLInputElement);
    expect(screen.getByLabelText('Your notes')).toBeInstanceOf(HTMLTextAreaElement);
    expect(screen.getByLabelText<HTMLSelectElement>('Level').value).toBe('easy');
    expect(screen.getByLabelText<HTMLSelectElement>('Mood').selectedOptions[0]?.textContent).toBe('Select mood');
    expect(screen.getByText('Tip: One topic at a time.')).toBeTruthy();
    expect(
      screen.getByText('(optional)', { selector: `#${CSS.escape(`${screen.getByLabelText('Anything else').id}-help`)}` }),
    ).toBeTruthy();
  });

  it('says what is missing, where, takes the focus there, and makes no call', async () => {
    const { generate, ports, user } = open();
    await generate();
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error')).toBeTruthy();
    expect(within(alert).getByText('Please provide topic and notes')).toBeTruthy();
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(screen.getByLabelText('Topic').getAttribute('aria-invalid')).toBe('true');
    await user.click(within(alert).getByRole('button', { name: 'Enter your notes' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your notes'));
    expect(ports.generator.requests).toEqual([]);
  });

  it('can be sent again after it was refused', async () => {
    const { generate, fill, result } = open();
    await generate();
    await fill();
    await generate();
    expect(await within(result()).findByText('Example Ready')).toBeTruthy();
    expect(screen.queryByText('Please provide topic and notes')).toBeNull();
  });

  it('counts words', async () => {
    const { fill } = open();
    await fill();
    expect(await screen.findByText('3 words', { selector: '.m-field__count' })).toBeTruthy();
  });

  it('is sent by Enter in a line and by Ctrl Enter in a text area', async () => {
    const { user, ports, result } = open();
    await user.type(screen.getByLabelText('Your notes'), 'The moon.{Enter}pulls');
    await user.type(screen.getByLabelText('Topic'), 'Tides{Enter}');
    await within(result()).findByText('Example Ready');
    await user.type(screen.getByLabelText('Your notes'), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(ports.generator.requests).toHaveLength(2));
    expect(ports.generator.requests[0]?.task.values['notes']).toBe('The moon.\npulls');
  });

  it('refuses a paste that no browser could bear, and keeps what was there', async () => {
    const { user } = open();
    const notes = screen.getByLabelText<HTMLTextAreaElement>('Your notes');
    await user.type(notes, 'Mine.');
    await user.paste('x'.repeat(2_000_001));
    expect(notes.value).toBe('Mine.');
    expect(screen.getByText(/2,000,001 characters, too many/)).toBeTruthy();
  });
});

describe('The result of a tool', () => {
  it('is empty at first, and says what to do', () => {
    const { result } = open();
    expect(within(result()).getByRole('heading', { name: 'No example made yet' })).toBeTruthy();
  });

  it('shows text, badges, source and actions when it is there', async () => {
    const { generate, fill, result, notices } = open(
      fakePorts({ generator: fakeGenerator({ chunks: ['About Tides\n', 'Water <b>rises</b>.'] }) }),
    );
    await fill();
    await generate();
    const card = within(result());
    expect(await card.findByText('Example Ready')).toBeTruthy();
    expect(card.getByText('Easy Going')).toBeTruthy();
    expect(card.getByRole('heading', { name: 'About Tides', level: 3 })).toBeTruthy();
    expect(card.getByText('Water <b>rises</b>.')).toBeTruthy();
    expect(card.getByText('Drafted on this device from your own text. No AI model was used.')).toBeTruthy();
    expect(notices.map(({ title }) => title)).toEqual(['Success!']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make Example' }));
  });

  it('keeps the focus on its button while busy, ignores a second press, and can be cancelled', async () => {
    const { generate, fill, ports, result, user } = open(fakePorts({ generator: fakeGenerator({ chunks: ['Two words'], hangs: true }) }));
    await fill();
    await generate();
    const busy = screen.getByRole('button', { name: 'Making Example...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(busy);
    await user.click(busy);
    expect(ports.generator.requests).toHaveLength(1);
    expect(result().getAttribute('aria-busy')).toBe('true');
    expect(await within(result()).findByText('Two words')).toBeTruthy();
    await user.click(within(result()).getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
    expect(await within(result()).findByText('Stopped')).toBeTruthy();
    expect(within(result()).getByText('Two words')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('Tides');
  });

  it('never announces the text as it streams, only start and end', async () => {
    const { generate, fill, result } = open(fakePorts({ generator: fakeGenerator({ chunks: ['a ', 'b ', 'c'], delay: 60 }) }));
    await fill();
    await generate();
    expect(screen.getByText('Writing example', { selector: '[role=status]' })).toBeTruthy();
    const sheet = await screen.findByRole('region', { name: 'Example text' });
    expect(sheet.closest('[aria-live], [role=status], [role=log], [role=alert]')).toBeNull();
    await within(result()).findByText('Example Ready');
    expect(screen.getByText('Example ready, 3 words')).toBeTruthy();
  });

  it('says that it failed and why, keeps form and text, and can be tried again', async () => {
    const ports = fakePorts({ generator: fakeGenerator({ chunks: ['Half of'], fails: 'network' }) });
    const { generate, fill, result, user } = open(ports);
    await fill();
    await generate();
    const alert = await within(result()).findByRole('alert');
    expect(within(alert).getByText('Error')).toBeTruthy();
    expect(within(alert).getByText('Failed to make example. Please try again.')).toBeTruthy();
    expect(alert.querySelector('[data-reason]')?.textContent).toMatch(/could not be reached/);
    expect(within(result()).getByText('Half of')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Topic').value).toBe('Tides');
    Object.assign(ports.generator, { generate: fakeGenerator().generate });
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await within(result()).findByText('Example Ready')).toBeTruthy();
  });

  it('is copied, downloaded and saved through the ports, each with its notice', async () => {
    const { generate, fill, result, ports, notices, user } = open();
    await fill();
    await generate();
    await within(result()).findByText('Example Ready');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await user.click(screen.getByRole('menuitem', { name: 'Word (.doc)' }));
    expect(ports.copied).toEqual(['Written by a fake.\nSecond line.']);
    expect(ports.downloads.map((file) => file.name)).toEqual(['Tides_Example.doc']);
    expect(ports.storage.entries.has('saved_content')).toBe(true);
    await waitFor(() =>
      expect(notices.map(({ text }) => text).slice(1)).toEqual([
        'Example copied to clipboard',
        'Example saved to your profile',
        'Example downloaded',
      ]),
    );
  });

  it('opens its download menu by keyboard, moves through it, and gives the focus back', async () => {
    const { generate, fill, result, ports, user } = open();
    await fill();
    await generate();
    await within(result()).findByText('Example Ready');
    act(() => screen.getByRole('button', { name: 'Download' }).focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Text (.txt)');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('PDF (print)');
    await user.keyboard('w');
    expect(document.activeElement?.textContent).toBe('Word (.doc)');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download' }));
    await user.keyboard('{ArrowUp}{Enter}');
    expect(ports.printed).toHaveLength(1);
  });

  it('draws a megabyte of text in blocks, and thousands of marks on one letter as sixteen', async () => {
    const marks = `a${'\u0301'.repeat(5000)}`;
    const { generate, fill, result } = open(fakePorts({ generator: fakeGenerator({ chunks: [marks, 'word '.repeat(200_000)] }) }));
    await fill();
    await generate();
    await within(result()).findByText('Example Ready');
    const blocks = result().querySelectorAll('.m-sheet__block');
    expect(blocks.length).toBeGreaterThan(200);
    expect(Math.max(...[...blocks].map((block) => block.textContent?.length ?? 0))).toBeLessThanOrEqual(4000);
    expect(result().textContent).toContain(`a${'\u0301'.repeat(16)}`);
  });
});
