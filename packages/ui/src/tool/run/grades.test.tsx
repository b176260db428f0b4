import { type Lack, type UnusedText, verdictOf } from '@marginalia/engine';
import { exampleTool, fakeGenerator, fakePorts } from '@marginalia/engine/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { card, clearView, notes, openScreen, ready, stubView, topic } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const NOTES = 'The moon pulls.';
const unused = (length: number): UnusedText[] =>
  Array.from({ length }, (_, index) => ({ field: 'notes', start: 4, end: 8, reason: `Reason ${index + 1}.` }));
const open = (lacks: readonly Lack[], texts: readonly UnusedText[] = [], ports = fakePorts()) =>
  openScreen(exampleTool(), {
    ...ports,
    ...fakePorts({ generator: fakeGenerator({ verdict: verdictOf(lacks, texts), language: 'fr' }) }),
  });
const needs: Lack = { grade: 'needs-more', reason: 'Paste full sentences.', hint: '3 words so far.', field: 'notes' };
const few: Lack = { grade: 'partial', reason: '7 of about 15 cards.', field: 'notes' };

describe('a result that needs more', () => {
  it('is no success: it says what to add, marks and focuses that field, and keeps the text and its actions', async () => {
    const { run, notices } = open([needs]);
    await run();
    await card().findByRole('heading', { name: 'Needs more' });
    expect(card().getByText('Paste full sentences.')).toBeTruthy();
    expect(card().queryByText('Example Ready')).toBeNull();
    expect(card().getByText('Needs more', { selector: '.m-tag span' })).toBeTruthy();
    expect(card().getByText('What there is')).toBeTruthy();
    expect(card().getByText(/Written by a fake/)).toBeTruthy();
    for (const name of ['Copy', 'Download']) expect(card().getByRole('button', { name })).toBeTruthy();
    expect(notices).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(notes()));
    const described = notes().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('3 words so far.');
    expect(topic().closest('[data-marked]')).toBeNull();
    expect(notes().lang).toBe('fr');
  });

  it('is announced once, politely', async () => {
    const { run } = open([needs]);
    await run();
    await card().findByRole('heading', { name: 'Needs more' });
    await waitFor(() => expect(screen.getByText('Needs more. Paste full sentences.').getAttribute('role')).toBe('status'));
    for (const alert of screen.queryAllByRole('alert')) expect(alert.textContent).toBe('');
  });

  it('is no longer marked while the next run writes', async () => {
    const { run, press, ports } = open([needs]);
    await run();
    await card().findByRole('heading', { name: 'Needs more' });
    Object.assign(ports.generator, { generate: fakeGenerator().generate });
    await press('Make Example');
    await ready();
    expect(document.querySelector('[data-marked]')).toBeNull();
    expect(card().queryByRole('heading', { name: 'Needs more' })).toBeNull();
  });
});

describe('a partial result', () => {
  it('is a success with a badge, and says what is missing with a link to the field', async () => {
    const { run, press, notices } = open([few]);
    await run();
    await ready();
    expect(notices.map(({ title }) => title)).toEqual(['Success!']);
    expect(card().getByText('Partial')).toBeTruthy();
    expect(card().getByText('7 of about 15 cards.')).toBeTruthy();
    await press('Add to Your notes');
    expect(document.activeElement).toBe(notes());
  });
});

describe('Material that could not be used', () => {
  it('is listed with line, words and reason, and is shown in the field', async () => {
    const { run, press } = open([], unused(1));
    await run();
    const heading = await card().findByRole('heading', { name: 'What I could not use in 1 of 1 line' });
    const item = within(heading.parentElement as HTMLElement).getByRole('listitem');
    for (const text of ['line 1', 'moon', 'Reason 1.']) expect(within(item).getByText(text)).toBeTruthy();
    await press('Show line 1');
    expect(document.activeElement).toBe(notes());
    expect(NOTES.slice(notes().selectionStart, notes().selectionEnd)).toBe('moon');
  });

  it('is capped when it is long', async () => {
    const { run, press } = open([], unused(20));
    await run();
    await card().findByText('Reason 8.');
    expect(card().queryByText('Reason 9.')).toBeNull();
    await press('Show all 20');
    expect(card().getByText('Reason 20.')).toBeTruthy();
    expect(card().queryByRole('button', { name: 'Show all 20' })).toBeNull();
  });

  it('is not shown over a result that uses all', async () => {
    const { run } = open([]);
    await run();
    await ready();
    expect(card().queryByText(/could not use/)).toBeNull();
  });
});
