import { storeUrl, type Tab } from './tabs.ts';

/** The operations of one tab in a storm that the store confirmed. */
export interface TabReport {
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

/** Saves, deletes and undoes in one tab, each step when the one before was confirmed. */
export function storm(page: Tab, given: Storm): Promise<TabReport> {
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
