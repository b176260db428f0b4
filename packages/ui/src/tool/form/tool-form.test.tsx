import { createTool } from '@marginalia/engine';
import { exampleDefinition, exampleTool, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryNavigation } from '../../testing/memory-navigation.tsx';
import { clearView, notes, openScreen, ready, stubView, topic } from '../../testing/tool-screen.tsx';
import { ToolRuns } from '../run/tool-runs.ts';
import { ToolScreen } from '../ToolScreen.tsx';

beforeEach(stubView);
afterEach(clearView);

const open = (generator = fakeGenerator()) => openScreen(exampleTool(), fakePorts({ generator }));
const helpOf = (control: HTMLElement) => document.getElementById(`${control.id}-help`)?.textContent;

describe('the form', () => {
  it('names each field by its label only, and marks required and optional fields outside the label', () => {
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

  it('says beside a field when its text passes the limit, before a submit and without an announcement', async () => {
    const { topic: field } = exampleDefinition.input.properties;
    const properties = { ...exampleDefinition.input.properties, topic: { ...field, maxLength: 10 } };
    const tool = createTool({ ...exampleDefinition, input: { ...exampleDefinition.input, properties } } as never, () => true);
    openScreen(tool, fakePorts());
    fireEvent.change(topic(), { target: { value: ' Ten fit in' } });
    expect(screen.queryByText(/too many/)).toBeNull();
    fireEvent.change(topic(), { target: { value: 'Twelve do no' } });
    const said = await screen.findByText('12 of at most 10 characters: 2 too many.');
    expect(topic().getAttribute('aria-describedby')).toContain(said.closest('p')?.id);
    expect(said.closest('[role=alert],[role=status],[aria-live]')).toBeNull();
    fireEvent.change(topic(), { target: { value: 'Fits' } });
    await waitFor(() => expect(screen.queryByText(/too many/)).toBeNull());
  });

  it('shows and focuses the error summary at each invalid submit, links to the fields, and calls no generator', async () => {
    const { press, ports, user } = open();
    for (const blank of ['', ' \n\u00a0\u200b ']) {
      fireEvent.change(notes(), { target: { value: blank } });
      await press('Make Example');
      const sentence = await screen.findByText('Please provide topic and notes');
      const alert = within(sentence.closest('[role="alert"]') as HTMLElement);
      expect(alert.getByRole('heading', { name: 'Error' })).toBeTruthy();
      expect(alert.getByText('Please provide topic and notes').tagName).toBe('P');
      await waitFor(() => expect(document.activeElement?.classList.contains('m-error-summary')).toBe(true));
    }
    expect(topic().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${topic().id}-error`)?.textContent).toBe('Enter topic');
    await user.click(screen.getByRole('link', { name: 'Enter your notes' }));
    expect(document.activeElement).toBe(notes());
    expect(ports.generator.requests).toHaveLength(0);
  });

  it('checks its input once for each submit', async () => {
    const tool = exampleTool();
    const check = vi.fn(tool.check);
    const { press, run } = openScreen({ ...tool, check }, fakePorts());
    await press('Make Example');
    expect(check).toHaveBeenCalledTimes(1);
    await run();
    await ready();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('shows the error of a field until its text changes, and the summary until a submit is valid', async () => {
    const { press, ports } = open();
    await press('Make Example');
    expect(topic().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(topic(), { target: { value: 'Tides' } });
    expect(topic().getAttribute('aria-invalid')).toBeNull();
    expect(notes().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: 'Enter topic' })).toBeTruthy();
    await press('Make Example');
    expect(screen.queryByRole('link', { name: 'Enter topic' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Enter your notes' })).toBeTruthy();
    fireEvent.change(notes(), { target: { value: 'The moon pulls.' } });
    await press('Make Example');
    await ready();
    expect(screen.queryByText('Please provide topic and notes')).toBeNull();
    expect(ports.generator.requests).toHaveLength(1);
  });

  it('rerenders nothing but the word count while a person types', async () => {
    const renders: string[] = [];
    render(
      <Profiler id="screen" onRender={(_, phase) => renders.push(phase)}>
        <MemoryNavigation>
          <ToolScreen onNotice={() => undefined} runs={new ToolRuns(fakePorts())} tool={exampleTool()} />
        </MemoryNavigation>
      </Profiler>,
    );
    fireEvent.change(notes(), { target: { value: 'one' } });
    await screen.findByText('1 word');
    const before = renders.length;
    for (let key = 0; key < 20; key += 1) fireEvent.change(topic(), { target: { value: 'Tides'.repeat(key + 1) } });
    expect(renders).toHaveLength(before);
  });

  it('keeps a typed character to its field, and lets shortcuts and Escape reach the page', async () => {
    const { user } = open();
    const heard: string[] = [];
    const hear = ({ type, key }: Partial<KeyboardEvent> & Event): void => void heard.push(key === undefined ? type : `${type} ${key}`);
    const events = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'];
    for (const event of events) document.addEventListener(event, hear);
    await user.type(notes(), 'aé{Escape}{Control>}k{/Control}');
    for (const event of events) document.removeEventListener(event, hear);
    expect(notes().value).toBe('aé');
    expect(heard).toEqual(['keydown Escape', 'keyup Escape', 'keydown Control', 'keydown k', 'keyup k', 'keyup Control']);
  });

  it('is submitted by Enter in a text input and by Ctrl+Enter in a text area, but not by Enter in a text area', async () => {
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
  ])('is not submitted by an Enter %s', (_, init) => {
    open();
    expect(fireEvent.keyDown(topic(), { key: 'Enter', ...init })).toBe(false);
  });

  it('refuses a pasted or typed text that is too long, and keeps the earlier text', () => {
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
