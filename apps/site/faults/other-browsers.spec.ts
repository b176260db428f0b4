import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { damageOf, findAll } from './damage.ts';
import { figure, percentile } from './figures.ts';
import { FIREFOX, startFirefox } from './firefox.ts';
import type { OtherBrowser } from './other-browser.ts';
import { storm } from './storm.ts';
import { fill, saveOne } from './tabs.ts';
import { startWebKit, WEBKIT } from './webkit.ts';

const NO_DAMAGE = { lost: 0, ghosts: 0, sharedIds: 0, miscounted: 0 };
const KILLS = 10;

const BROWSERS: readonly { name: string; needs: readonly string[]; packages: string; start: (profile: string) => Promise<OtherBrowser> }[] =
  [
    { name: 'Firefox', needs: [FIREFOX], packages: 'firefox-esr', start: startFirefox },
    { name: 'WebKit', needs: WEBKIT, packages: 'webkit2gtk-driver xvfb', start: startWebKit },
  ];

for (const { name, needs, packages, start } of BROWSERS) {
  test.describe(name, () => {
    const missing = needs.filter((file) => !existsSync(file));
    test.skip(missing.length > 0, `${missing.join(', ')} missing: apt-get install --no-install-recommends ${packages}`);
    let profile: string;
    let browser: OtherBrowser;
    let url: string;
    test.beforeEach(async ({ baseURL }) => {
      profile = mkdtempSync(join(tmpdir(), 'marginalia-other-'));
      browser = await start(profile);
      url = `${baseURL ?? ''}/terms`;
    });
    test.afterEach(async () => {
      await browser.close().catch(() => undefined);
      rmSync(profile, { recursive: true, force: true });
    });

    test('Nothing is lost: 4 tabs, 800 operations', async () => {
      const tabs = [await browser.open(url), await browser.open(url), await browser.open(url), await browser.open(url)];
      const told = await Promise.all(tabs.map((tab, nth) => storm(tab, { name: `tab ${nth}`, operations: 200, pause: 0 })));
      const damage = damageOf(told, await findAll(await browser.open(url)));
      const took = told.flatMap((tab) => tab.took);
      const refused = told.reduce((sum, tab) => sum + tab.refused, 0);
      figure(
        `${name}: 4 tabs, 800 operations`,
        `${damage.lost} lost, ${damage.ghosts} ghosts, ${damage.sharedIds} shared ids, ${damage.miscounted} miscounted, ${refused} refused; ` +
          `median ${percentile(took, 0.5)} ms, 95 % ${percentile(took, 0.95)} ms`,
      );
      expect(damage).toEqual(NO_DAMAGE);
      expect(refused).toBe(0);
    });

    test('A list storage that is really full keeps what is saved', async () => {
      const tab = await browser.open(url);
      await fill(tab);
      const outcomes: string[] = [];
      for (let nth = 0; nth < 5; nth += 1) outcomes.push(await saveOne(tab, `Full ${nth}`));
      const { titles, ids } = await findAll(await browser.open(url));
      figure(
        `${name}: a full list storage`,
        `5 saves: ${titles.length} kept, ${outcomes.filter((one) => one === 'overflow').length} outside of the list`,
      );
      expect(titles.toSorted()).toEqual(['Full 0', 'Full 1', 'Full 2', 'Full 3', 'Full 4']);
      expect(new Set(ids).size).toBe(5);
    });

    test(`Nothing is lost when it is killed ${KILLS} times right after "Saved!"`, async () => {
      test.skip(browser.kill === undefined, 'A driven WebKitGTK keeps nothing on the disk.');
      const saved: string[] = [];
      let lost = 0;
      for (let round = 0; round <= KILLS; round += 1) {
        const tab = await browser.open(url);
        const { titles } = await findAll(tab);
        lost += saved.filter((title) => !titles.includes(title)).length;
        if (round === KILLS) break;
        saved.push(`Round ${round}`);
        await saveOne(tab, `Round ${round}`);
        await browser.kill?.();
        browser = await start(profile);
      }
      figure(`${name}: ${KILLS} kills right after "Saved!"`, `${lost} lost`);
      expect(lost).toBe(0);
    });
  });
}
