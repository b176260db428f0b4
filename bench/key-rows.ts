import type { Browser } from '@playwright/test';
import { median, row } from './compare.ts';
import { type KeyCost, type KeyTime, keyCost } from './typing.ts';

interface Typing {
  /** The text of the field before the first key. */
  readonly text: string;
  readonly rounds: number;
}

export async function measureKeys(browser: Browser, origin: string, { text, rounds }: Typing): Promise<readonly KeyCost[]> {
  const costs: KeyCost[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push(await keyCost(browser, `${origin}/tools/assignment-improver`, text));
  return costs;
}

/** A row for each other text area, compared with the page's field. */
export function keyRows(costs: readonly KeyCost[], name: string): readonly (readonly string[])[] {
  const beside = (other: string, yardstick: (cost: KeyCost) => KeyTime): readonly string[] =>
    row(
      `key ${name} / key in ${other}`,
      costs.map((cost) => ({ subject: cost.page.total, yardstick: yardstick(cost).total })),
    );
  return [beside('a text area like it, alone', ({ alike }) => alike), beside('a bare text area', ({ bare }) => bare)];
}

/** The cost of a key in each of the three text areas, by kind of work. */
export function keyParts(costs: readonly KeyCost[]): readonly (readonly string[])[] {
  const parts = ['total', 'script', 'style', 'layout', 'rest'] as const;
  const line = (name: string, pick: (cost: KeyCost) => KeyTime): readonly string[] => [
    name,
    ...parts.map((part) => median(costs.map((cost) => pick(cost)[part])).toFixed(2)),
  ];
  return [
    ['a key, ms', ...parts],
    line("in the tool's page", ({ page }) => page),
    line('in a text area like it, alone', ({ alike }) => alike),
    line('in a bare text area', ({ bare }) => bare),
  ];
}
