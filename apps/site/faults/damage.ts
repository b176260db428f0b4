import type { TabReport } from './storm.ts';
import { storeUrl, type Tab } from './tabs.ts';

/** The records and counters that a new tab finds after a storm. */
export interface Found {
  readonly titles: readonly string[];
  readonly ids: readonly number[];
  readonly deleted: readonly string[];
  readonly counted: number;
  readonly news: readonly string[];
}

export function findAll(page: Tab): Promise<Found> {
  return page.evaluate(async (url) => {
    type Texts = Record<'saved_reports' | 'saved_content' | 'tool_analytics', string | null> & {
      readonly overflow: readonly { readonly text: string }[];
      readonly news: readonly { readonly kind: string }[];
    };
    interface Work {
      check(): Promise<void>;
      read(): Promise<Texts>;
      deleted(): Promise<readonly { readonly text: string }[]>;
    }
    const module = (await import(url)) as Record<string, (clock: { now: () => Date }) => Work>;
    const work = (Object.values(module)[0] as (clock: { now: () => Date }) => Work)({ now: () => new Date() });
    await work.check();
    const texts = await work.read();
    type Saved = { readonly id: number; readonly title: string };
    const all = [
      ...(JSON.parse(texts.saved_reports ?? '[]') as Saved[]),
      ...(JSON.parse(texts.saved_content ?? '[]') as Saved[]),
      ...texts.overflow.map(({ text }) => JSON.parse(text) as Saved),
    ];
    return {
      titles: all.map(({ title }) => title),
      ids: all.map(({ id }) => id),
      deleted: (await work.deleted()).map(({ text }) => (JSON.parse(text) as Saved).title),
      counted: (JSON.parse(texts.tool_analytics ?? '{}') as { flashcards?: number }).flashcards ?? 0,
      news: texts.news.map(({ kind }) => kind),
    };
  }, storeUrl);
}

/** Counts the records that a storm lost, brought back or gave a shared id, and the uses that it miscounted. */
export interface Damage {
  readonly lost: number;
  readonly ghosts: number;
  readonly sharedIds: number;
  readonly miscounted: number;
}

export function damageOf(told: readonly TabReport[], found: Found): Damage {
  const expected = new Set(told.flatMap(({ listed }) => listed));
  const deleted = new Set(told.flatMap((tab) => tab.deleted));
  const has = new Set(found.titles);
  const undo = new Set(found.deleted);
  return {
    lost:
      [...expected].filter((title) => !has.has(title)).length + [...deleted].filter((title) => !undo.has(title) && !has.has(title)).length,
    ghosts: found.titles.filter((title) => deleted.has(title)).length + (found.titles.length - has.size),
    sharedIds: found.ids.length - new Set(found.ids).size,
    miscounted: Math.abs(found.counted - told.reduce((sum, { counted }) => sum + counted, 0)),
  };
}
