import { describe, expect, it } from 'vitest';
import { NEW_META } from './item.ts';
import { memoryTexts } from './memory-work.ts';
import { type PublicState, readPublicState, readRevision, revisionOf, sinceOf, writeRevision } from './public-state.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const META = { ...NEW_META, rev: 3 };
const young = { ...META, since: now.toISOString() };
const state = (given: Partial<PublicState> = {}): PublicState => ({
  lists: { saved_reports: null, saved_content: null },
  counters: null,
  rev: null,
  met: false,
  ...given,
});
const textsWith = (revision: string | undefined) => memoryTexts(new Map(revision === undefined ? [] : [['study_meta', revision]]));

describe('The revision that the public keys have', () => {
  it.each([
    ['0000000000000012', 12],
    ['12', null],
    ['00000000000000120', null],
    [' 0000000000000012', null],
    ['0000000000000012 ', null],
    ['000000000000001x', null],
    [undefined, null],
  ])('%j is read as %j', (text, revision) => {
    const texts = textsWith(text);
    expect(readRevision(texts)).toBe(revision);
    expect(readPublicState(texts)).toMatchObject({ rev: revision, met: revision !== null });
    expect(texts.met).toBe(revision !== null);
  });

  it('has 16 digits, and a tab that has met one knows it when it is gone', () => {
    const entries = new Map<string, string>();
    const texts = memoryTexts(entries);
    writeRevision(texts, 12);
    expect(entries.get('study_meta')).toBe('0000000000000012');
    readPublicState(texts);
    entries.clear();
    expect(readPublicState(texts)).toMatchObject({ rev: null, met: true });
  });

  it.each<[string, Parameters<typeof revisionOf>, ReturnType<typeof revisionOf>]>([
    ['as it stands there', [META, state({ rev: 2 })], 2],
    ['none at the beginning', [NEW_META, state({ rev: 2 })], 0],
    ['the last one where it has no room', [{ ...META, crowded: true }, state()], 3],
    ['removed by something if it was on the disk', [META, state()], 'cleared'],
    ['removed by something if this tab has met it', [young, state({ met: true })], 'cleared'],
    ['never written if it is young and this tab has not met it', [young, state()], 0],
  ])('is %s', (_, given, revision) => {
    expect(revisionOf(...given)).toBe(revision);
  });
});

describe('The time since which the public keys have a revision', () => {
  const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

  it('begins where they have none', () => {
    expect(sinceOf(META, state(), now)).toEqual({ since: now.toISOString() });
    expect(sinceOf(young, state(), later(60_000))).toEqual({ since: later(60_000).toISOString() });
  });

  it('is kept for 15 seconds, also if the clock was set back by less', () => {
    for (const passed of [0, 14_999, -14_999]) expect(sinceOf(young, state({ rev: 3 }), later(passed))).toEqual({ since: young.since });
    for (const passed of [15_000, -15_000]) expect(sinceOf(young, state({ rev: 3 }), later(passed))).toEqual({});
    expect(sinceOf(META, state({ rev: 3 }), now)).toEqual({});
  });
});
