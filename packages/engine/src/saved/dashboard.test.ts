import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ToolIdentity } from '../definition/identity.ts';
import { fakePorts, memoryStorage } from '../testing/index.ts';
import { type Dashboard, dashboardOf, EMPTY_DASHBOARD } from './dashboard.ts';

const NOTHING_MORE = { overflow: [], quarantined: [] };

const tools = ['ntccReports', 'flashcards', 'mockInterview'].map(
  (counter): ToolIdentity => ({
    slug: counter,
    name: counter,
    description: '',
    icon: 'mic',
    category: 'study',
    order: 1,
    counter,
  }),
);

const report = {
  id: 1,
  title: 'Soil',
  content: 'Text',
  createdAt: '2026-11-20',
  type: 'NTCC Report',
  pages: '25-30',
  field: 'IT',
  wordCount: 15000,
};
const debrief = { id: 2, title: 'Deadlocks - Debrief', content: 'Text', createdAt: '2026-11-19T09:00:00.000Z', type: 'Lecture Debrief' };

function of(texts: { analytics?: unknown; reports?: unknown; content?: unknown }): Dashboard {
  const text = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
  return dashboardOf(
    { tool_analytics: text(texts.analytics), saved_reports: text(texts.reports), saved_content: text(texts.content), ...NOTHING_MORE },
    tools,
  );
}
const titles = ({ entries }: Dashboard) => entries.map(({ title }) => title);

describe('The dashboard', () => {
  it('is empty where nothing is stored', () => {
    expect(of({})).toEqual(EMPTY_DASHBOARD);
  });

  it('counts records that another program wrote', async () => {
    const storage = memoryStorage({
      tool_analytics: JSON.stringify({
        mockInterview: 4,
        ntccReports: 4,
        flashcards: 0,
        ofNoTool: 10,
        lastUsed: '2026-11-20T09:41:00.000Z',
      }),
      saved_reports: JSON.stringify([report]),
      saved_content: JSON.stringify([debrief, { ...debrief, id: 3 }]),
    });
    const model = dashboardOf(await fakePorts({ storage }).work.read(), tools);
    expect(model).toMatchObject({
      generated: 18,
      hoursSaved: 36,
      toolsUsed: 2,
      reports: 1,
      lastUsed: '2026-11-20T09:41:00.000Z',
    });
    expect(model.entries).toHaveLength(3);
    expect(model.usage.map(({ tool, count }) => [tool.name, count])).toEqual([
      ['ntccReports', 4],
      ['mockInterview', 4],
    ]);
    expect(model.entries[0]).toMatchObject({ title: 'Soil', type: 'NTCC Report', pages: '25-30', createdAt: '2026-11-20' });
  });

  it('lists the most used tool first', () => {
    expect(of({ analytics: { ntccReports: 1, mockInterview: 9 } }).usage[0]?.tool.name).toBe('mockInterview');
  });

  it('merges both stores by date, then id, then stored order, with undated entries last', () => {
    const at = (createdAt: unknown, title: string, id: unknown = 1) => ({ ...debrief, id, title, createdAt });
    const model = of({
      reports: [at('nonsense', 'no date'), at('2026-01-01T00:00:00Z', 'old'), at('2026-05-01T00:00:00Z', 'same, lower id', 7)],
      content: [
        at(undefined, 'none'),
        at('2026-05-01T00:00:00Z', 'same, higher id', '8'),
        at('2026-09-01', 'new'),
        at('9999999-01-01', 'no such year', 5),
      ],
    });
    expect(titles(model)).toEqual(['new', 'same, higher id', 'same, lower id', 'old', 'no such year', 'no date', 'none']);
  });

  it('shows three recent entries per store and five in total', () => {
    const many = (name: string, day: number) =>
      [1, 2, 3, 4].map((n) => ({ ...debrief, title: `${name}${n}`, createdAt: `2026-11-${day + n}` }));
    const names = (model: Dashboard) => model.recent.map(({ title }) => title);
    expect(names(of({ reports: many('r', 20), content: many('c', 10) }))).toEqual(['r4', 'r3', 'r2', 'c4', 'c3']);
    expect(names(of({ reports: many('r', 20) }))).toEqual(['r4', 'r3', 'r2']);
  });
});

describe('Records of another form', () => {
  it.each([
    ['no title', { id: 1, content: 'x' }, { title: 'Untitled', content: 'x', type: '' }],
    ['a blank title', { title: '  ', content: 'x' }, { title: 'Untitled' }],
    ['no content', { title: 'A' }, { title: 'A', content: '' }],
    ['a content that is no text', { title: 'A', content: { b: 1 } }, { title: 'A', content: '{\n  "b": 1\n}' }],
    ['numbers for texts', { title: 7, type: 8, pages: 9 }, { title: '7', type: '8', pages: '9' }],
    ['a date in milliseconds', { title: 'A', createdAt: 0 }, { createdAt: '1970-01-01T00:00:00.000Z' }],
  ])('appear with %s', (_, record, shown) => {
    const model = of({ content: [record] });
    expect(model.entries[0]).toMatchObject(shown);
    expect(model.unreadable).toEqual([]);
  });

  it('are reported as raw text if they cannot be shown, and the others still appear', () => {
    const model = of({ reports: [null, 5, report, 'text', [1], {}], content: { not: 'a list' } });
    expect(titles(model)).toEqual(['Soil']);
    expect(model.unreadable).toEqual(['null', '5', '"text"', '[1]', '{}', '{"not":"a list"}']);
  });

  it('include a broken text that a later save has kept in the list', () => {
    expect(of({ content: [{ unreadable: '[{"tit' }, debrief] }).unreadable).toEqual(['[{"tit']);
  });

  it('have unique keys, whatever their ids are', () => {
    const ids = [1, 1, '1', undefined, undefined, null, { toString: 1 }];
    const model = of({ reports: ids.map((id) => ({ ...report, id })), content: ids.map((id) => ({ ...debrief, id })) });
    expect(new Set(model.entries.map(({ key }) => key)).size).toBe(2 * ids.length);
  });

  it('never cause an error, and each is shown or reported as unreadable', () => {
    const record = fc.oneof(
      fc.jsonValue(),
      fc.record({ id: fc.jsonValue(), title: fc.jsonValue(), content: fc.jsonValue(), createdAt: fc.jsonValue() }),
    );
    const text = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.json(),
      fc.array(record).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(text, text, text, (tool_analytics, saved_reports, saved_content) => {
        const model = dashboardOf({ tool_analytics, saved_reports, saved_content, ...NOTHING_MORE }, tools);
        const items = [saved_reports, saved_content].reduce((sum, raw) => sum + itemsIn(raw), 0);
        expect(model.entries.length + model.unreadable.length).toBeGreaterThanOrEqual(items);
        expect(Number.isFinite(model.generated)).toBe(true);
      }),
    );
  });

  it('appear up to the point where their list is truncated, and the rest is reported', () => {
    const records = fc.array(fc.record({ id: fc.nat(), title: fc.string({ minLength: 1 }), content: fc.string() }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(records, fc.nat(), (list, where) => {
        const raw = JSON.stringify(list);
        const cut = where % raw.length;
        const whole = list.filter((_, index) => JSON.stringify(list.slice(0, index + 1)).length - 1 <= cut);
        const model = dashboardOf({ tool_analytics: null, saved_reports: null, saved_content: raw.slice(0, cut), ...NOTHING_MORE }, tools);
        expect(model.entries.map(({ text }) => JSON.parse(text))).toHaveLength(whole.length);
        expect(model.entries.map(({ text }) => JSON.parse(text))).toEqual(expect.arrayContaining(whole));
        const left = raw.slice(whole.length === 0 ? 0 : JSON.stringify(whole).length - 1, cut).replace(/^,/, '');
        expect(model.unreadable).toEqual(left === '' ? [] : [left]);
      }),
    );
  });

  it('are found quickly in a large broken text full of quotes', () => {
    const raw = `[{"title":"Whole","content":""},{"title":"Cut","content":"${'say \\"so\\" {'.repeat(100_000)}`;
    const model = dashboardOf({ tool_analytics: null, saved_reports: null, saved_content: raw, ...NOTHING_MORE }, tools);
    expect(model.entries.map(({ title }) => title)).toEqual(['Whole']);
    expect(model.unreadable.map((text) => text.length)).toEqual([raw.length - '[{"title":"Whole","content":""},'.length]);
  });

  it('include counters that cannot be read', () => {
    const aside = (tool_analytics: string) =>
      dashboardOf({ tool_analytics, saved_reports: null, saved_content: null, ...NOTHING_MORE }, tools).unreadable;
    expect(aside('{"ntccReports":3,')).toEqual(['{"ntccReports":3,']);
    expect(aside('{"ntccReports":4,"unreadable":"{\\"ntccReports\\":3,"}')).toEqual(['{"ntccReports":3,']);
    expect(aside('{"ntccReports":3}')).toEqual([]);
  });
});

/** The number of records in a key's text; a text that is not a list counts as one unreadable record. */
function itemsIn(raw: string | null): number {
  if (raw === null || raw === '') return 0;
  try {
    const value: unknown = JSON.parse(raw);
    return Array.isArray(value) ? value.length : 1;
  } catch {
    return 1;
  }
}
