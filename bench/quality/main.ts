/**
 * `npm run bench:quality [name …]`: measures the results of the on-device generator and prints a table with the bar beside each figure.
 * `npm run bench:quality speed [folder]` prints how long each tool takes instead, also with the texts of a folder.
 * `npm run bench:quality explain <file> [number]` prints what becomes of each sentence of a text in a deck of so many cards, and why.
 * The environment variable QUALITY_MATERIAL names one more folder of material, in the format of `material`, which is then measured too.
 */
import { readFileSync } from 'node:fs';
import { moduleRunner } from '../module-runner.ts';
import type { explainCards } from './explain-cards.ts';
import type { printSpeed } from './speed.ts';
import type { printTables } from './tables.ts';
import { loadWorkerCode } from './worker-code.ts';

const server = await moduleRunner(import.meta.dirname);
try {
  const [first] = process.argv.slice(2);
  if (first === 'speed') {
    const speed = (await server.ssrLoadModule('/speed.ts')) as { printSpeed: typeof printSpeed };
    const { writeSections } = await loadWorkerCode();
    await speed.printSpeed(async (task) => {
      for await (const _ of writeSections(task));
    }, process.argv[3]);
  } else if (first === 'explain' && process.argv[3]) {
    const cards = (await server.ssrLoadModule('/explain-cards.ts')) as { explainCards: typeof explainCards };
    process.stdout.write(`${cards.explainCards(readFileSync(process.argv[3], 'utf8'), Number(process.argv[4] ?? 20)).join('\n')}\n`);
  } else {
    const tables = (await server.ssrLoadModule('/tables.ts')) as { printTables: typeof printTables };
    await tables.printTables(process.argv.slice(2), process.env.QUALITY_MATERIAL);
  }
} finally {
  await server.close();
}
