import { describe, expect, it } from 'vitest';
import { exportsOf, listedReferences } from '../documents/exports-of.ts';
import { itemIds } from '../items/section-items.ts';
import { itemsOf } from '../run/brief/items-of.ts';
import { resultProgress } from '../run/keep/result-progress.ts';
import { exampleDefinition, fakePorts, toolForTest } from '../testing/index.ts';
import { exportableSections, exportResult, exportSource } from './export-result.ts';

const onDevice = { skill: 'summary', with: { from: 'notes', sentences: 3 } } as const;
const tool = toolForTest({
  ...exampleDefinition,
  outline: [
    { title: 'Plan', brief: 'Days.', holds: { kind: 'block', views: ['plan'] }, onDevice },
    { title: 'Cards', brief: 'Cards.', holds: { kind: 'card', views: ['cards'] }, onDevice },
    { title: 'Sources', brief: 'Sources.', holds: { kind: 'reference' }, onDevice },
  ],
});
const text = `Plan
Tue 24 Nov 2026: Physics 1 h · Maths 30 min

Cards
1. Q: What is a tide?
   A: The rise and fall of the sea.

Sources
Carson, R. (1962). Silent Spring.`;
const result = { tool, text, values: { topic: 'Tides', level: 'easy', notes: 'The moon pulls on the sea.' } };

describe('The exports of a result', () => {
  it('follow from the kinds of its items', () => {
    const groups = exportsOf(itemsOf(tool, text, result.values));
    expect(groups.map(({ name, formats }) => [name, formats.join(' ')])).toEqual([
      ['cards', 'apkg anki-tsv csv'],
      ['dates', 'ics csv'],
      ['references', 'bib ris csl html'],
      ['whole', 'docx md'],
    ]);
    expect(exportsOf([]).map(({ name }) => name)).toEqual(['whole']);
  });

  it('of a draft of a report have the written text alone, where a section has tasks of the draft', () => {
    const report = toolForTest({
      ...exampleDefinition,
      derive: { targetWords: () => 500 },
      target: 'targetWords',
      outline: [
        { title: 'Results', brief: 'Findings.', holds: { kind: 'task', views: ['checklist'], drafted: true }, onDevice },
        { title: 'Limits', brief: 'Limits.', holds: { kind: 'task', views: ['checklist'], drafted: true }, onDevice },
      ],
    });
    const draft = 'Results\nIt rose.\n\n[ ] Say how far. (50 words)\n\nLimits\n[ ] Name one.';
    const now = new Date(2026, 10, 20, 12);
    expect(exportsOf(exportableSections({ tool: report, text: draft }, now)).map(({ name }) => name)).toEqual(['written', 'whole']);
    expect(exportSource({ tool: report, text: draft }, 'written', now)).toMatchObject({ text: draft, isWritten: true });
    expect(exportSource({ tool: report, text: draft }, 'whole', now)).not.toHaveProperty('isWritten');
    expect(exportsOf(exportableSections({ tool: report, text: 'Results\nIt rose.' }, now)).map(({ name }) => name)).toEqual(['whole']);
  });

  it('are a file with the name of the download and the sections of its group', async () => {
    const ports = fakePorts();
    const notice = await exportResult(result, { group: 'cards', format: 'apkg' }, ports);
    expect(notice).toEqual({ tone: 'success', title: 'Exported!', text: 'Tides_Example.apkg downloaded' });
    expect(ports.downloads[0]).toMatchObject({ name: 'Tides_Example.apkg', type: 'application/octet-stream' });
    expect(JSON.parse(ports.downloads[0]?.content ?? '')).toMatchObject({
      format: 'apkg',
      title: 'Tides',
      sections: [{ kind: 'card' }],
      today: '2026-11-20',
    });
  });

  it('of cards have the name of the deck on this device, once there is one', () => {
    const now = new Date(2026, 10, 20, 12);
    const deck = { id: 'one', tool: tool.slug, name: 'Tides 2', at: now.toISOString(), cards: [] };
    expect(exportSource(result, 'cards', now, { views: { cards: { deck: 'one' } }, decks: [deck] }).title).toBe('Tides 2');
    const untitled = { ...result, values: { notes: 'The moon pulls on the sea.' } };
    expect(exportSource(untitled, 'cards', now).title).toBe('Example Tool, 2026-11-20');
  });

  it('hold only the deck where a result has one: terms that are not studied are in none of its files', () => {
    const withTerms = toolForTest({
      ...exampleDefinition,
      outline: [
        { title: 'Cards', brief: 'Cards.', holds: { kind: 'card', views: ['cards'] }, onDevice },
        { title: 'Terms', brief: 'Terms.', holds: { kind: 'term' }, onDevice },
      ],
    });
    const made = { tool: withTerms, text: 'Cards\n1. Q: What is a tide?\nA: A rise.\n\nTerms\n- tide: a rise\n- moon: a body' };
    const now = new Date(2026, 10, 20, 12);
    expect(exportSource(made, 'cards', now).sections.map(({ title }) => title)).toEqual(['Cards']);
    expect(exportsOf(exportableSections(made, now))[0]?.counts).toEqual([{ kind: 'card', count: 1 }]);
    expect(exportSource(made, 'whole', now).sections.map(({ title }) => title)).toEqual(['Cards', 'Terms']);
  });

  it('have the title of a saved record', async () => {
    const ports = fakePorts();
    await exportResult({ tool, text, title: 'My tides: a/b' }, { group: 'whole', format: 'docx' }, ports);
    expect(ports.downloads[0]?.name).toBe('My_tides-_a-b.docx');
  });

  it('have two names for the text alone and for the whole report', async () => {
    const ports = fakePorts();
    for (const group of ['written', 'whole'] as const) await exportResult({ tool, text, title: 'Tides' }, { group, format: 'docx' }, ports);
    expect(ports.downloads.map(({ name }) => name)).toEqual(['Tides_text_alone.docx', 'Tides.docx']);
  });

  it('carry the form that made the result, because a list states less than it, where a record has one', () => {
    const now = new Date(2026, 10, 20, 12);
    expect(exportSource(result, 'references', now).values).toEqual(result.values);
    expect(exportSource({ tool, text, title: 'An old record' }, 'references', now)).not.toHaveProperty('values');
  });

  it('The exports of a plan are the plan as it stands, without the blocks that have no day', async () => {
    const [plan] = itemsOf(tool, text, result.values);
    const [physics = '', maths = ''] = plan ? itemIds(plan) : [];
    const views = { plan: { done: [], pinned: [], places: { [physics]: '2026-11-27', [maths]: '' } } };
    const [section] = exportSource(result, 'dates', new Date(2026, 10, 20, 12), { views, decks: [] }).sections;
    expect(section?.items).toEqual([expect.objectContaining({ subject: 'Physics', date: '2026-11-27', key: 'Physics\n2026-11-24\n1' })]);
  });

  it('hold what the student wrote in place of a reference, in the list and in the text', async () => {
    const ports = fakePorts();
    const section = itemsOf(tool, text, result.values).find(({ kind }) => kind === 'reference');
    const [id = ''] = section ? itemIds(section) : [];
    await resultProgress(ports, tool.slug, text).update('references', () => ({ texts: { [id]: 'Carson, R. (1962). Silent $& Spring.' } }));
    await exportResult(result, { group: 'references', format: 'bib' }, ports);
    await exportResult(result, { group: 'whole', format: 'docx' }, ports);
    const [list, whole] = ports.downloads.map(({ content }) => JSON.parse(content));
    expect(listedReferences(list.sections)).toEqual([{ text: 'Carson, R. (1962). Silent $& Spring.', corrected: true }]);
    expect(whole.text).toBe(text.replace('Silent', 'Silent $$&'));
  });

  it('say how many references of a list are doubtful, until the student has corrected them', async () => {
    const listTool = toolForTest({
      ...exampleDefinition,
      outline: [
        { title: 'References', brief: 'The list.', holds: { kind: 'reference', views: ['references'] }, onDevice },
        { title: 'Attention', brief: 'Remarks.', holds: { kind: 'reference' }, onDevice },
      ],
    });
    const doubted =
      'References\nK, J. (1997). Rowling. Harry Potter.\n\nMiller, G. (1956). Seven.\n\nAttention\nCheck these:\n\nJ. K. Rowling - Harry Potter 1997\n- Read as a book.';
    const list = { tool: listTool, text: doubted, values: result.values };
    const ports = fakePorts();
    const choice = { group: 'references', format: 'bib' } as const;
    expect(await exportResult(list, choice, ports)).toMatchObject({
      tone: 'success',
      reason: '1 entry is doubtful or lacks a part: check it.',
    });
    const [section] = itemsOf(listTool, doubted, result.values);
    const [id = ''] = section ? itemIds(section) : [];
    await resultProgress(ports, listTool.slug, doubted).update('references', () => ({
      texts: { [id]: 'Rowling, J. K. (1997). Harry Potter.' },
    }));
    expect(await exportResult(list, choice, ports)).not.toHaveProperty('reason');
  });

  it('remember what a calendar holds for the next export, and in a backup', async () => {
    const exported = { a: { sequence: 0, summary: 'Physics', date: '2026-11-24' } };
    const sources: unknown[] = [];
    const ports = {
      ...fakePorts(),
      documents: {
        write: async (_format: unknown, source: { readonly exported?: unknown }) => {
          sources.push(source.exported);
          return { bytes: new Uint8Array(), exported };
        },
      },
    };
    await exportResult(result, { group: 'dates', format: 'ics' }, ports);
    await exportResult(result, { group: 'dates', format: 'ics' }, ports);
    // A backup has every record of progress, and another device adds them to its own.
    const { progress } = fakePorts();
    await progress.add(await ports.progress.all());
    await exportResult(result, { group: 'dates', format: 'ics' }, { ...ports, progress });
    expect(sources).toEqual([undefined, exported, exported]);
    expect((await resultProgress(ports, tool.slug, text).read())?.views).toEqual({ exported });
  });

  it('whose code could not be loaded download nothing and ask for the connection', async () => {
    const ports = { ...fakePorts(), documents: { write: async () => undefined } };
    const notice = await exportResult(result, { group: 'whole', format: 'docx' }, ports);
    expect(notice).toMatchObject({ tone: 'error', text: 'Tides_Example.docx was not written.' });
    expect(notice.reason).toMatch(/^Check your connection/);
    expect([ports.downloads, ports.warnings]).toEqual([[], []]);
  });

  it('Exports that a writer cannot make download nothing, blame no connection and log the cause', async () => {
    const ports = { ...fakePorts(), documents: { write: () => Promise.reject(new TypeError('no such column')) } };
    const notice = await exportResult(result, { group: 'whole', format: 'docx' }, ports);
    expect(notice).toMatchObject({ tone: 'error', text: 'Tides_Example.docx was not written.' });
    expect(notice.reason).toMatch(/^The file could not be made/);
    expect(ports.downloads).toEqual([]);
    expect(ports.warnings).toEqual(['example-tool: docx could not be made: TypeError: no such column']);
  });
});

describe('The references of a result', () => {
  const list = (...items: Parameters<typeof section>[0]): string[] => listedReferences([section(items)]).map((found) => found.text);
  const section = (
    items: readonly { readonly text: string; readonly status?: 'look-up' | 'check'; readonly mark?: string; readonly corrected?: true }[],
  ) => ({ kind: 'reference', items, section: 'sources', title: 'Sources' }) as const;

  it('are those of the list, and only without one those that the material names', () => {
    expect(list({ text: 'Listed' }, { text: 'Named', status: 'check' }, { text: 'Search', status: 'look-up' })).toEqual(['Listed']);
    expect(list({ text: 'Named', status: 'check' }, { text: 'Search', status: 'look-up' })).toEqual(['Named']);
  });

  it('leave out what the material names without a title, until the student has written its text', () => {
    const mention = 'Rao (2019) (named in your text: add its title and where it appeared)';
    expect(list({ text: mention, status: 'check' }, { text: 'Named', status: 'check' })).toEqual(['Named']);
    expect(list({ text: 'Rao (2019). Soil.', status: 'check', corrected: true })).toEqual(['Rao (2019). Soil.']);
  });

  it('have a source from outside the list once its text was written, at its place or with the next number', () => {
    const found = { text: 'Bohr (1913)', status: 'look-up', corrected: true } as const;
    expect(list({ text: 'Abel (1826)' }, { text: 'Curie (1903)' }, found)).toEqual(['Abel (1826)', 'Bohr (1913)', 'Curie (1903)']);
    const numbered = section([{ text: 'Curie (1903)', mark: '[1]' }, found]);
    expect(listedReferences([numbered]).map(({ mark }) => mark)).toEqual(['[1]', '[2]']);
    expect(list({ text: 'Named', status: 'check' }, found)).toEqual(['Bohr (1913)', 'Named']);
  });
});
