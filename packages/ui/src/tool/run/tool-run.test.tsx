import { exampleTool, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { card, clearView, openScreen, ready, stubView, topic, view } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const open = (generator = fakeGenerator()) => openScreen(exampleTool(), fakePorts({ generator }));

describe('a run', () => {
  it('shows the result with badges, source and word count, and passes a notice to the host', async () => {
    const { run, notices } = open();
    expect(card().getByRole('heading', { name: 'No example made yet' })).toBeTruthy();
    await run();
    await ready();
    for (const badge of ['Easy Going', 'Any mood']) expect(card().getByText(badge)).toBeTruthy();
    expect(card().getByText('Drafted on this device from your own text. No AI model was used.')).toBeTruthy();
    expect(card().getByText('6 words')).toBeTruthy();
    expect(notices.map(({ title }) => title)).toEqual(['Success!']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make Example' }));
    // The host announces its notice, so the announcer is empty.
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('keeps focus while busy, starts once, and does not announce its text', async () => {
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

  it('keeps the text when it is cancelled, and keeps focus in the result', async () => {
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

  it('shows the failure and its reason in the card, keeps the text, and can be retried', async () => {
    const { run, press, notices, ports } = open(fakeGenerator({ chunks: ['Not much'], fails: 'network' }));
    await run();
    const sentence = await card().findByText('Failed to make example. Please try again.');
    const notice = sentence.closest<HTMLElement>('.m-notice');
    expect(document.activeElement).toBe(notice);
    expect(notice?.querySelector('[data-reason]')?.textContent).toBe(
      'The service could not be reached. Check your connection. Still failing? Test the connection in Settings.',
    );
    expect(card().getByText('Not much')).toBeTruthy();
    expect(topic().value).toBe('Tides');
    expect(notices).toEqual([]);
    await press('Try again');
    await waitFor(() => expect(ports.generator.requests).toHaveLength(2));
  });

  it('is tried again with the form as it is now', async () => {
    const { run, press, ports } = open(fakeGenerator({ chunks: [], fails: 'network' }));
    await run();
    await card().findByText('Failed to make example. Please try again.');
    fireEvent.change(topic(), { target: { value: 'Waves' } });
    await press('Try again');
    await waitFor(() => expect(ports.generator.requests).toHaveLength(2));
    expect(ports.generator.requests[1]?.task.values['topic']).toBe('Waves');
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

  it.each(['protocol', 'off-subject', 'network'] as const)('calls no text stopped that ended with the failure %s', async (fails) => {
    const { run } = open(fakeGenerator({ chunks: ['Not much'], fails }));
    await run();
    await card().findByText('Failed to make example. Please try again.');
    expect(card().getByText('2 words kept.')).toBeTruthy();
    expect(card().queryByText(/Stopped/)).toBeNull();
  });

  it('marks the result on screen as an earlier one when a run fails without a word, and does not say that it has written', async () => {
    const generator = fakeGenerator({ chunks: ['Two words'], hangs: true });
    const { run, press } = open(generator);
    await run();
    await card().findByText('Two words');
    await press('Cancel');
    expect(card().getByText('Stopped. 2 words kept.')).toBeTruthy();
    Object.assign(generator, { generate: fakeGenerator({ chunks: [], fails: 'protocol' }).generate });
    await press('Make Example');
    const sentence = await card().findByText('Failed to make example. Please try again.');
    expect(sentence.closest('.m-notice')?.querySelector('[data-reason]')?.textContent).toMatch(/^What answered is not a model.+base URL/);
    expect(card().getByText('Earlier result')).toBeTruthy();
    expect(card().getByText('2 words kept.')).toBeTruthy();
    expect(card().queryByText(/Stopped|What was written/)).toBeNull();
  });

  it('moves focus to the result when the form folds', async () => {
    view.narrow = true;
    const { run } = open();
    await run();
    await ready();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Result' }));
    expect(screen.getByText('Tides, Easy Going').closest('details')?.open).toBe(false);
  });
});
