import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type Page, test } from '@playwright/test';

/** A tab of any browser that runs a function in its page. The function must not use anything from outside of itself. */
export interface Tab {
  evaluate<Given, Found>(work: (given: Given) => Promise<Found>, given: Given): Promise<Found>;
}

const CLIENT = join(import.meta.dirname, '../dist/client');

/** The built chunk with the store of saved work: a test runs the code that ships. */
const [STORE = ''] = globSync('assets/open-work-*.js', { cwd: CLIENT });

/** Its address on the site. */
export const storeUrl = `/${STORE}`;

/** Flags that give each tab a process of its own, as many tabs of a person have. Tabs in one process never race. */
export const OWN_PROCESSES = ['--renderer-process-limit=20', '--disable-features=ProcessPerSiteUpToMainFrameThreshold'];

/** The operations of one tab in a storm that the store confirmed. */
export interface Told {
  readonly listed: readonly string[];
  readonly deleted: readonly string[];
  readonly counted: number;
  /** Operations that were refused with a reason. */
  readonly refused: number;
  /** Milliseconds that each operation took. */
  readonly took: readonly number[];
}

export interface Storm {
  readonly name: string;
  readonly operations: number;
  /** Milliseconds between two operations. */
  readonly pause: number;
}

/** Opens a tab that knows the store. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/terms');
  return page;
}

/** Saves, deletes and undoes in one tab, each step when the one before was confirmed. */
export function storm(page: Tab, given: Storm): Promise<Told> {
  return page.evaluate(
    async ({ url, name, operations, pause }) => {
      type Saved = { readonly store: string; readonly text: string };
      interface Work {
        save(store: string, record: (id: number) => object): Promise<string>;
        remove(record: Saved): Promise<string | undefined>;
        restore(id: string): Promise<Saved | undefined>;
        count(counter: string): Promise<void>;
      }
      const module = (await import(url)) as Record<string, (clock: { now: () => Date }) => Work>;
      const work = (Object.values(module)[0] as (clock: { now: () => Date }) => Work)({ now: () => new Date() });
      const listed = new Map<string, Saved>();
      const deleted = new Map<string, { readonly id: string; readonly record: Saved }>();
      const took: number[] = [];
      let [counted, refused] = [0, 0];
      const pick = <T>(from: Map<string, T>): [string, T] | undefined => [...from][Math.floor(Math.random() * from.size)];
      for (let nth = 0; nth < operations; nth += 1) {
        const start = performance.now();
        try {
          const chance = Math.random();
          const [saved, gone] = [pick(listed), pick(deleted)];
          if (chance < 0.25 && saved) {
            const id = await work.remove(saved[1]);
            listed.delete(saved[0]);
            deleted.set(saved[0], { id: id ?? 'not found', record: saved[1] });
          } else if (chance < 0.4 && gone) {
            await work.restore(gone[1].id);
            deleted.delete(gone[0]);
            listed.set(gone[0], gone[1].record);
          } else if (chance < 0.5) {
            await work.count('flashcards');
            counted += 1;
          } else {
            const title = `${name} ${nth}`;
            const store = nth % 2 === 0 ? 'saved_content' : 'saved_reports';
            let text = '';
            await work.save(store, (id) => {
              // Text in another script is stored as JSON.stringify writes it.
              const record = {
                id,
                title,
                content: 'ज्वार '.repeat(10),
                createdAt: new Date().toISOString(),
                type: 'Storm',
                more: { kept: [1.5] },
              };
              text = JSON.stringify(record);
              return record;
            });
            listed.set(title, { store, text });
          }
        } catch {
          refused += 1;
        }
        took.push(performance.now() - start);
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * pause));
      }
      return { listed: [...listed.keys()], deleted: [...deleted.keys()], counted, refused, took };
    },
    { url: storeUrl, ...given },
  );
}

/** Restores backups of some records each, one after another. Returns how many records were added. */
export function restoreBackups(page: Tab, given: { readonly backups: number; readonly records: number }): Promise<number> {
  return page.evaluate(
    async ({ url, backups, records }) => {
      interface Work {
        add(records: readonly { readonly store: string; readonly text: string }[], counters: string): Promise<number>;
      }
      const module = (await import(url)) as Record<string, (clock: { now: () => Date }) => Work>;
      const work = (Object.values(module)[0] as (clock: { now: () => Date }) => Work)({ now: () => new Date() });
      let added = 0;
      for (let backup = 0; backup < backups; backup += 1) {
        const texts = Array.from({ length: records }, (_, nth) => ({
          store: nth % 2 === 0 ? 'saved_content' : 'saved_reports',
          text: JSON.stringify({ id: nth + 1, title: `Backup ${backup} ${nth}`, content: 'word', type: 'Old' }),
        }));
        added += await work.add(texts, '{"plans":5}');
      }
      return added;
    },
    { url: storeUrl, ...given },
  );
}

/** Saves one record and returns as soon as that is confirmed. */
export function saveOne(page: Tab, title: string): Promise<string> {
  return page.evaluate(
    async ({ url, name }) => {
      interface Work {
        save(store: string, record: (id: number) => object): Promise<string>;
      }
      const module = (await import(url)) as Record<string, (clock: { now: () => Date }) => Work>;
      const work = (Object.values(module)[0] as (clock: { now: () => Date }) => Work)({ now: () => new Date() });
      return work.save('saved_content', (id) => ({ id, title: name, content: 'word — '.repeat(2_000), type: 'One' }));
    },
    { url: storeUrl, name: title },
  );
}

/** Fills local storage to the last character. */
export function fill(page: Tab): Promise<void> {
  return page.evaluate(async () => {
    let size = 1 << 22;
    for (let nth = 0; size >= 1; nth += 1) {
      try {
        localStorage.setItem(`fill ${nth}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  }, undefined);
}

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

/** How many records a storm lost, brought back or gave a shared id, and how many uses it miscounted. */
export interface Damage {
  readonly lost: number;
  readonly ghosts: number;
  readonly sharedIds: number;
  readonly miscounted: number;
}

export function damageOf(told: readonly Told[], found: Found): Damage {
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

/** Adds a line to the table that the run ends with. */
export function figure(name: string, value: string): void {
  test.info().annotations.push({ type: name, description: value });
}

export function percentile(values: readonly number[], share: number): number {
  return Number(([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0).toPrecision(3));
}
