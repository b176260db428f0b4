import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedStore } from '../../definition/saved-stores.ts';
import type { WorkTexts } from '../../ports.ts';
import { memoryDatabase, memoryTexts } from './memory-work.ts';
import type { PublicTexts, WorkDatabase } from './store-ports.ts';
import { WorkStore } from './work-store.ts';

/** The browser died: nothing after this step happens. */
class Crash extends Error {}

/** A browser: local storage, a database, and tabs that can end after any step of a write. */
class Browser {
  readonly entries = new Map<string, string>();
  readonly database = memoryDatabase();
  /** The content of local storage after each write. A killed browser may come back with any of them. */
  readonly onDisk: Map<string, string>[] = [];
  #now = new Date('2026-11-20T12:00:00.000Z').getTime();

  /** @param steps how many reads and writes the tab lives for */
  open(steps = Number.POSITIVE_INFINITY): WorkStore {
    let left = steps;
    const step = (): void => {
      left -= 1;
      if (left < 0) throw new Crash();
    };
    const memory = memoryTexts(this.entries);
    const texts: PublicTexts = {
      met: false,
      read: (key) => memory.read(key),
      write: (key, text) => {
        step();
        memory.write(key, text);
        this.onDisk.push(new Map(this.entries));
        step();
      },
      changed: async () => {
        elapsed += 1_000;
      },
    };
    const database: WorkDatabase = {
      ...this.database,
      commit: async (change, signal) => {
        step();
        const committed = await this.database.commit(change, signal);
        step();
        return committed;
      },
    };
    return new WorkStore({ texts, database: async () => database, lock: (work) => work(), clock: { now: () => new Date(this.#now) } });
  }

  kill(age: number): void {
    const old = this.onDisk.at(-1 - age);
    if (!old) return;
    this.entries.clear();
    for (const [key, text] of old) this.entries.set(key, text);
  }

  moveClock(by: number): void {
    this.#now += by;
  }
}

let elapsed = 0;
beforeEach(() => {
  elapsed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
});
afterEach(() => vi.restoreAllMocks());

interface Saved {
  readonly id: number;
  readonly title: string;
}

function listed(texts: WorkTexts): Saved[] {
  const read = (text: string | null): Saved[] => JSON.parse(text ?? '[]') as Saved[];
  return [...read(texts.saved_reports), ...read(texts.saved_content), ...texts.overflow.map(({ text }) => JSON.parse(text) as Saved)];
}

const stores: readonly SavedStore[] = ['saved_reports', 'saved_content'];
const place = {
  tab: fc.nat(2),
  steps: fc.option(fc.nat(6), { freq: 3, nil: undefined }),
  store: fc.constantFrom(...stores),
  nth: fc.nat(20),
};
const own = fc.oneof(
  { weight: 5, arbitrary: fc.record({ op: fc.constant('save' as const), ...place }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('remove' as const), ...place }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('restore' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('forget' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('count' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('check' as const), ...place }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('clock' as const), ...place }) },
);
const kill = fc.record({ op: fc.constant('kill' as const), ...place });
const foreign = fc.record({ op: fc.constantFrom('add' as const, 'edit' as const, 'drop' as const, 'cut' as const), ...place });
type Step = typeof own extends fc.Arbitrary<infer T> ? T : never;
type Foreign = typeof foreign extends fc.Arbitrary<infer T> ? T : never;
type Kill = typeof kill extends fc.Arbitrary<infer T> ? T : never;

/** The places where each record may be, as far as the person knows: several places after an operation that was cut off. */
type RecordPlace = 'listed' | 'deleted' | 'gone' | 'unborn';
type Model = Map<string, readonly RecordPlace[]>;

async function play(steps: readonly (Step | Kill | Foreign)[]): Promise<{ browser: Browser; model: Model; counted: [number, number] }> {
  const browser = new Browser();
  const model: Model = new Map();
  const tabs = [browser.open(), browser.open(), browser.open()];
  const counted: [number, number] = [0, 0];
  const ofPlace = (where: RecordPlace): string[] =>
    [...model].filter(([, places]) => places.length === 1 && places[0] === where).map(([title]) => title);
  let made = 0;
  for (const { op, tab, steps: life, store, nth } of steps) {
    const actor = life === undefined ? (tabs[tab] as WorkStore) : browser.open(life);
    const pick = (titles: readonly string[]): string | undefined => titles[nth % Math.max(1, titles.length)];
    /** Runs an operation that moves a record from one place to another. */
    const move = async (title: string, from: RecordPlace, to: RecordPlace, work: () => Promise<unknown>): Promise<void> => {
      try {
        await work();
        model.set(title, [to]);
      } catch (thrown) {
        if (!(thrown instanceof Crash)) throw thrown;
        model.set(title, [from, to]);
      }
    };
    const texts = (): [SavedStore, Saved[], string[]][] =>
      stores.map((name) => {
        const raw = JSON.parse(browser.entries.get(name) ?? '[]') as Saved[];
        return [name, raw, raw.map((record) => JSON.stringify(record))];
      });
    const find = (title: string): { store: SavedStore; text: string } | undefined => {
      for (const [name, records, raw] of texts()) {
        const at = records.findIndex((record) => record.title === title);
        if (at >= 0) return { store: name, text: raw[at] as string };
      }
      return undefined;
    };
    if (op === 'save') {
      made += 1;
      const title = `t${made}`;
      await move(title, 'unborn', 'listed', () => actor.save(store, (id) => ({ id, title, extra: { kept: [1, 'x'] } })));
    } else if (op === 'remove') {
      const title = pick(ofPlace('listed'));
      const record = title === undefined ? undefined : find(title);
      if (title !== undefined && record) await move(title, 'listed', 'deleted', () => actor.remove(record));
    } else if (op === 'restore' || op === 'forget') {
      const title = pick(ofPlace('deleted'));
      const found = (await browser.open().deleted()).find(({ text }) => (JSON.parse(text) as Saved).title === title);
      if (title === undefined || !found) continue;
      await move(title, 'deleted', op === 'restore' ? 'listed' : 'gone', () => actor[op](found.id));
    } else if (op === 'count') {
      counted[1] += 1;
      await actor.count('flashcards').then(
        () => {
          counted[0] += 1;
        },
        (thrown: unknown) => expect(thrown).toBeInstanceOf(Crash),
      );
    } else if (op === 'check') {
      await actor.check().catch((thrown: unknown) => expect(thrown).toBeInstanceOf(Crash));
    } else if (op === 'clock') {
      browser.moveClock((nth - 10) * 1_000);
    } else if (op === 'kill') {
      browser.kill(nth);
      tabs.splice(0, 3, browser.open(), browser.open(), browser.open());
    } else {
      await browser.open().check();
      const [, records] = texts().find(([name]) => name === store) as [SavedStore, Saved[], string[]];
      const at = nth % Math.max(1, records.length);
      if (op === 'add') {
        made += 1;
        records.push({ id: 5, title: `t${made}`, other: 1 } as Saved);
        model.set(`t${made}`, ['listed']);
      } else if (records.length > 0) {
        const { title } = records[at] as Saved;
        if (op === 'drop') {
          records.splice(at, 1);
          model.set(title, ['deleted']);
        } else if (op === 'edit') {
          made += 1;
          records[at] = { ...(records[at] as Saved), title: `t${made}` };
          model.set(`t${made}`, ['listed']);
          // An id that several records share does not say which one was changed, so nothing is deleted then.
          model.set(title, ['deleted']);
        } else {
          const raw = browser.entries.get(store) ?? '';
          browser.entries.set(store, raw.slice(0, raw.length - 2 - (nth % 30)));
          await browser.open().check();
          continue;
        }
      }
      browser.entries.set(store, JSON.stringify(records));
    }
  }
  return { browser, model, counted };
}

async function verify({ browser, model, counted }: Awaited<ReturnType<typeof play>>): Promise<void> {
  const store = browser.open();
  await store.check();
  const shown = listed(await store.read());
  const titles = shown.map(({ title }) => title);
  const deleted = (await store.deleted()).map(({ text }) => (JSON.parse(text) as Saved).title);
  expect(new Set(titles).size, `no title twice in ${titles}`).toBe(titles.length);
  for (const [title, places] of model) {
    const found: RecordPlace = titles.includes(title) ? 'listed' : deleted.includes(title) ? 'deleted' : 'gone';
    expect(
      places.flatMap((one) => (one === 'unborn' ? ['unborn', 'gone'] : [one])),
      `the place of ${title}`,
    ).toContain(found);
  }
  const ownIds = shown.filter((record) => !('other' in record)).map(({ id }) => id);
  expect(new Set(ownIds).size, 'no id twice').toBe(ownIds.length);
  const uses = (JSON.parse(browser.entries.get('tool_analytics') ?? '{}') as { flashcards?: number }).flashcards ?? 0;
  expect(uses).toBeGreaterThanOrEqual(counted[0]);
  expect(uses).toBeLessThanOrEqual(counted[1]);
}

describe('Saved work in several tabs', () => {
  it('is never lost, doubled or brought back, whichever step a tab or the browser dies after', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 12, arbitrary: own }, { weight: 1, arbitrary: kill }), { maxLength: 30 }),
        async (steps) => verify(await play(steps)),
      ),
      { numRuns: 500 },
    );
  });

  it('is never lost while other programs add, change, remove and damage records of the public keys', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 2, arbitrary: own }, { weight: 1, arbitrary: foreign }), { maxLength: 25 }),
        async (steps) => verify(await play(steps)),
      ),
      { numRuns: 500 },
    );
  });
});
