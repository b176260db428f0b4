import { everyKindDefinition, exampleTool, fakeGenerator, fakePorts, memoryDrafts } from '@marginalia/engine/testing';
import { toolOf } from '@marginalia/engine/validate';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearView, openScreen, stubView } from '../../testing/tool-screen.tsx';

beforeEach(stubView);
afterEach(clearView);

const tool = toolOf(everyKindDefinition);

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const row = (number: number) => within(screen.getByRole('group', { name: `Row ${number}` }));

describe('A form with every kind of field', () => {
  it('names what is missing, and a link leads to the first cell of a list', async () => {
    const { press, user } = openScreen(tool, fakePorts());
    await press('Make Example');
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links.filter((text) => /^(?:Enter|Tick|Add) /.test(text ?? ''))).toEqual([
      'Enter hours',
      'Tick "I know the rules"',
      'Add exams',
    ]);
    await user.click(screen.getByRole('link', { name: 'Add exams' }));
    expect(document.activeElement).toBe(row(1).getByLabelText('Subject'));
  });

  it('shows a field only while the field on which it depends is filled in, and keeps its text', async () => {
    const { user } = openScreen(tool, fakePorts());
    const place = screen.getByLabelText<HTMLInputElement>('Place').closest<HTMLElement>('.m-field');
    expect(place?.hidden).toBe(true);
    await user.click(field('I know the rules'));
    expect(place?.hidden).toBe(false);
    fireEvent.change(field('Place'), { target: { value: 'Hall' } });
    await user.click(field('I know the rules'));
    await user.click(field('I know the rules'));
    expect(field('Place').value).toBe('Hall');
  });

  it('adds and removes rows by keyboard, and focus follows', async () => {
    const { user } = openScreen(tool, fakePorts());
    await user.type(row(1).getByLabelText('Subject'), 'Physics');
    screen.getByRole('button', { name: 'Add a row' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(row(2).getByLabelText('Subject'));
    expect(screen.queryByRole('button', { name: 'Add a row' })).toBeNull();
    await user.keyboard('Math');
    screen.getByRole('button', { name: 'Remove row 1' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(row(1).getByLabelText('Subject'));
    expect(row(1).getByLabelText<HTMLInputElement>('Subject').value).toBe('Math');
    expect(screen.queryByRole('group', { name: 'Row 2' })).toBeNull();
  });

  it('comes back as it was left in the same tab', () => {
    const drafts = memoryDrafts();
    drafts.write(tool.slug, { hours: '5', rules: 'yes', place: 'Hall', exams: 'Subject\tDay\nPhysics\t2026-12-14\nMath\t' });
    openScreen(tool, fakePorts({ drafts }));
    expect([field('Hours').value, field('I know the rules').checked, field('Place').value]).toEqual(['5', true, 'Hall']);
    expect(row(1).getByLabelText<HTMLInputElement>('Day').value).toBe('2026-12-14');
    expect(row(2).getByLabelText<HTMLInputElement>('Subject').value).toBe('Math');
  });

  it('is filled by its example and accepted as it is', async () => {
    const { press, ports } = openScreen(tool, fakePorts());
    await press('Try an example');
    expect([field('Hours').value, row(1).getByLabelText<HTMLInputElement>('Subject').value]).toEqual(['3', 'Physics']);
    await press('Make Example');
    await screen.findByText('Example Ready');
    expect(ports.generator.requests).toHaveLength(1);
  });
});

describe('While a run is busy', () => {
  const busy = () => fakePorts({ generator: fakeGenerator({ chunks: ['Half '], hangs: true }) });

  it('a select keeps its value and its focus', async () => {
    const { run, user } = openScreen(exampleTool(), busy());
    const level = screen.getByLabelText<HTMLSelectElement>('Level');
    await run();
    await screen.findByText('Half');
    level.focus();
    await user.selectOptions(level, 'hard');
    expect([level.value, document.activeElement, level.getAttribute('aria-readonly')]).toEqual(['easy', level, 'true']);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.selectOptions(level, 'hard');
    expect([level.value, level.getAttribute('aria-readonly')]).toEqual(['hard', null]);
  });

  it('a select in a list keeps its value', async () => {
    const { input } = everyKindDefinition;
    const kind = {
      type: 'string',
      title: 'Kind',
      oneOf: [
        { const: 'written', title: 'Written' },
        { const: 'oral', title: 'Oral' },
      ],
    } as const;
    const items = { type: 'object', required: ['subject'], properties: { ...input.properties.exams.items.properties, kind } } as const;
    const properties = { ...input.properties, exams: { ...input.properties.exams, items } };
    const withKind = toolOf({ ...everyKindDefinition, input: { ...input, properties } });
    const { press, user } = openScreen(withKind, busy());
    await press('Try an example');
    await user.selectOptions(row(1).getByLabelText('Kind'), 'oral');
    await press('Make Example');
    await screen.findByText('Half');
    await user.selectOptions(row(1).getByLabelText('Kind'), 'written');
    expect(row(1).getByLabelText<HTMLSelectElement>('Kind').value).toBe('oral');
  });
});
