import { createTool, type KeptResult } from '@marginalia/engine';
import { exampleDefinition, exampleTool, fakePorts, memoryKept, memoryLeftDrafts } from '@marginalia/engine/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendTo } from '../../drafts/arrival.ts';
import { card, clearView, notes, openScreen, ready, stubView, topic } from '../../testing/tool-screen.tsx';
import { materialValues } from './material-values.ts';

beforeEach(stubView);
afterEach(clearView);

const { slug } = exampleTool();
const MATERIAL = '# Tides and waves\nThe moon pulls.';
const record: KeptResult = {
  id: 'kept-1',
  tool: slug,
  at: '2026-11-18T09:05:00.000Z',
  text: 'About Waves\nA kept text',
  source: 'on-device',
  complete: true,
  shortfalls: [],
  unfinished: false,
  values: { topic: 'Waves', notes: 'The wind blows.', level: 'easy' },
};

describe('Material from another page', () => {
  it('fills the form, with a title from its first heading, and runs the tool once', async () => {
    const ports = fakePorts();
    sendTo(ports.drafts, slug, { do: 'run', material: MATERIAL });
    openScreen(exampleTool(), ports);
    await ready();
    expect([topic().value, notes().value]).toEqual(['Tides and waves', MATERIAL]);
    expect(ports.generator.requests).toHaveLength(1);

    clearView();
    stubView();
    openScreen(exampleTool(), ports);
    await ready();
    expect(ports.generator.requests).toHaveLength(1);
  });

  it('takes the place of other input, which is offered again', async () => {
    const ports = fakePorts({ leftDrafts: memoryLeftDrafts() });
    ports.drafts.write(slug, { notes: 'My own words.' });
    sendTo(ports.drafts, slug, { do: 'run', material: MATERIAL });
    openScreen(exampleTool(), ports);
    await ready();
    expect(notes().value).toBe(MATERIAL);
    expect(await screen.findByText(/^You have unfinished input/)).toBeTruthy();
    expect(ports.leftDrafts.closed.map(({ texts }) => texts)).toEqual([{ notes: 'My own words.' }]);
  });

  it('goes to the field for material, and fills no field that has a choice', () => {
    const { properties, required } = exampleDefinition.input;
    const more = { ...properties.more, ui: { rows: 3, material: true } } as const;
    const tool = createTool({ ...exampleDefinition, input: { type: 'object', required, properties: { ...properties, more } } }, () => true);
    expect(materialValues(tool, 'Waves')).toEqual({ topic: 'Waves', notes: 'Waves', more: 'Waves' });
  });
});

describe('A text from the dashboard', () => {
  it('is shown with the form that made it, even if a newer one is kept', async () => {
    const newer = { ...record, id: 'kept-2', at: '2026-11-19T09:05:00.000Z', text: 'About Tides\nNewer' };
    const ports = fakePorts({ kept: memoryKept([record, newer]) });
    sendTo(ports.drafts, slug, { do: 'show', text: record.text, source: record.source, at: record.at });
    openScreen(exampleTool(), ports);
    await waitFor(() => expect(card().getByText(/A kept text/)).toBeTruthy());
    expect(notes().value).toBe('The wind blows.');
  });

  it('is shown without a form where only its record is saved', async () => {
    const ports = fakePorts();
    sendTo(ports.drafts, slug, { do: 'show', text: record.text, source: 'on-device', at: record.at });
    openScreen(exampleTool(), ports);
    await waitFor(() => expect(card().getByText(/A kept text/)).toBeTruthy());
    expect(notes().value).toBe('');
    expect(ports.kept.records.size).toBe(0);
  });
});
