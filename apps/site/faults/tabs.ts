import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

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

/** Opens a tab that knows the store. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/terms');
  return page;
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
