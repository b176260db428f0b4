import { pasteGenerator } from '@marginalia/engine';
import { exampleTool, type FakePorts, fakePorts, memoryDrafts, proseOf } from '@marginalia/engine/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AUTOSAVE_MILLISECONDS } from '../../../drafts/autosave-draft.ts';
import { card, clearView, openScreen, ready, stubView } from '../../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const GOOD = `About Tides\n${proseOf(60, 'tide')}`;
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Answer');
const paste = (text: string) => fireEvent.change(box(), { target: { value: text } });
const prompt = () => card().findByRole('region', { name: 'Prompt' });

function byHand(ports: FakePorts = fakePorts()): FakePorts {
  ports.generators.choose(pasteGenerator());
  return ports;
}

async function open(ports = byHand()) {
  const page = openScreen(exampleTool(), ports);
  await page.run();
  await prompt();
  return page;
}

describe('A prompt that waits', () => {
  it('is shown whole and copied, without a spinner, and the form keeps its button', async () => {
    const { press, ports } = await open();
    expect((await prompt()).textContent).toContain('The moon pulls.');
    expect(screen.getByRole('region', { name: 'Result' }).getAttribute('aria-busy')).toBe('false');
    expect(document.querySelector('.m-spinner, progress')).toBeNull();
    expect(screen.getByRole('button', { name: 'Make Example' }).getAttribute('aria-disabled')).toBe('true');
    expect(card().getByText('AI draft pasted by you. Check every fact and citation before you submit.')).toBeTruthy();
    await press('Copy prompt');
    expect(ports.copied).toEqual([(await prompt()).textContent]);
    expect(await card().findByRole('button', { name: 'Copy prompt again' })).toBeTruthy();
    expect(card().getByText('Prompt copied to clipboard')).toBeTruthy();
  });

  it('is selected where the browser does not let the page copy', async () => {
    const ports = byHand(fakePorts({ clipboard: { write: () => Promise.reject(new Error('no')) } }));
    const { press } = await open(ports);
    await press('Copy prompt');
    expect((await card().findByRole('alert')).textContent).toMatch(/^This browser does not let the page copy\./);
    expect(getSelection()?.toString()).toContain('The moon pulls.');
  });

  it('becomes the result with its answer, whose focus is on the heading', async () => {
    const { press, notices } = await open();
    paste(`Sure! Here it is:\n\n${GOOD}`);
    expect(await card().findByText('66 words')).toBeTruthy();
    await press('Use this answer');
    await ready();
    expect(card().queryByLabelText('Answer')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Result' }));
    expect(notices.at(-1)?.text).toBe('Your easy example has been made');
  });

  it.each([
    ['nothing', () => '', /^There is no answer here yet\./],
    ['a word', () => 'Done.', /^This is far too short: 1 word of about 65\./],
    ['the prompt', (asked: string) => asked, /^This is the prompt, not the answer\./],
  ])('refuses %s with a sentence, and keeps what was typed', async (_, textOf, sentence) => {
    const { press } = await open();
    const text = textOf((await prompt()).textContent ?? '');
    paste(text);
    await press('Use this answer');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(`${box().id}-error`)?.textContent).toMatch(sentence);
    expect([box().value, document.activeElement]).toEqual([text, box()]);
    paste(GOOD);
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('ends on Cancel, and the typed answer comes back with the same form', async () => {
    const { press, run } = await open();
    paste('About Tides. Half an answer');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByLabelText('Answer')).toBeNull());
    await run();
    await prompt();
    await waitFor(() => expect(box().value).toBe('About Tides. Half an answer'));
  });

  it('comes back after a reload with the typed answer, on Continue', async () => {
    const ports = byHand(fakePorts({ drafts: memoryDrafts() }));
    await open(ports);
    paste('About Tides. Half an answer');
    await new Promise((resolve) => setTimeout(resolve, AUTOSAVE_MILLISECONDS + 100));
    cleanup();
    ports.kept.claimed.clear();
    const { press } = openScreen(exampleTool(), ports);
    expect(await card().findByRole('heading', { name: 'Recovered: Tides - Example' })).toBeTruthy();
    expect(card().getByText('The prompt waits for its answer.')).toBeTruthy();
    await press('Continue');
    await prompt();
    await waitFor(() => expect(box().value).toBe('About Tides. Half an answer'));
    paste(GOOD);
    await press('Use this answer');
    await ready();
    await waitFor(() => expect(ports.drafts.read('example-tool/answer')).toEqual({}));
    expect(ports.leftDrafts.tab.has('example-tool/answer')).toBe(false);
  });

  it('is forgotten on Discard', async () => {
    const ports = byHand();
    await open(ports);
    cleanup();
    ports.kept.claimed.clear();
    const { press } = openScreen(exampleTool(), ports);
    await card().findByRole('heading', { name: /^Recovered: / });
    await press('Discard');
    expect(await card().findByRole('heading', { name: 'No example made yet' })).toBeTruthy();
    expect(ports.kept.records.size).toBe(0);
  });

  it('says why a second answer is asked for, and can be skipped then', async () => {
    const { press } = await open();
    expect(card().queryByRole('button', { name: 'Skip this part' })).toBeNull();
    paste(`About Tides\n${proseOf(20, 'tide')}`);
    await press('Use this answer');
    expect(await card().findByText(/^Shorter than asked for: "About Tides" \(20 of 50 to 80 words\)\. A second prompt/)).toBeTruthy();
    expect(box().value).toBe('');
    await press('Skip this part');
    await ready();
    expect(card().getByRole('heading', { name: 'What falls short' })).toBeTruthy();
  });
});
