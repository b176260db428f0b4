import { describe, expect, it } from 'vitest';
import { isProgress, mergedProgress, type ProgressRecord, progressId, withState } from './progress-port.ts';

const record: ProgressRecord = { id: 'cards/1', at: '2026-11-20T12:00:00.000Z', views: { checklist: ['a'] } };

describe('A record of what was done with a result', () => {
  it('has one id for a tool and a text, and another one for every other tool or text', () => {
    expect(progressId('cards', 'Tides')).toBe(progressId('cards', 'Tides'));
    expect(new Set([progressId('cards', 'Tides'), progressId('cards', 'Tides.'), progressId('plan', 'Tides')]).size).toBe(3);
    expect(progressId('cards', 'Tides')).toMatch(/^cards\/./);
  });

  it('can be read whatever else a later version has put into it', () => {
    expect(isProgress({ ...record, more: 1 })).toBe(true);
    expect(isProgress({ ...record, views: {} })).toBe(true);
  });

  it.each([
    null,
    'text',
    undefined,
    {},
    { ...record, id: 1 },
    { ...record, at: undefined },
    { ...record, views: 'text' },
    { ...record, views: null },
    { ...record, views: [] },
  ])('is not %j', (value) => expect(isProgress(value)).toBe(false));

  it('changes one view, and keeps the others with the fields of later versions', () => {
    const now = new Date('2026-11-21T12:00:00.000Z');
    const next = withState({ ...record, more: 1 } as ProgressRecord, record.id, 'cards', (state) => [state, 'b'], now);
    expect(next).toEqual({ ...record, more: 1, at: now.toISOString(), views: { checklist: ['a'], cards: [undefined, 'b'] } });
    expect(withState(undefined, 'new', 'cards', () => 1, now)).toEqual({ id: 'new', at: now.toISOString(), views: { cards: 1 } });
  });

  it('is joined with another one in any order: a view that both have is that of the newer', () => {
    const newer = { id: record.id, at: '2026-11-21T12:00:00.000Z', views: { checklist: ['b'], cards: 1 } };
    const older = { ...record, views: { ...record.views, plan: 2 } };
    for (const joined of [mergedProgress(older, newer), mergedProgress(newer, older)]) {
      expect(joined).toEqual({ ...newer, views: { checklist: ['b'], cards: 1, plan: 2 } });
    }
  });
});
