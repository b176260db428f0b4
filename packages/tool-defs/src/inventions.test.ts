import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAgainst } from '@marginalia/engine/comparison';
import { linesIn } from '@marginalia/engine/sources';
import { describe, expect, it } from 'vitest';
import { loadTool } from './index.ts';
import { type Items, SETS } from './inventions.test-data.ts';

async function flaggedOf({ sample, section, options }: Items, items: readonly string[]): Promise<string[]> {
  const file = join(import.meta.dirname, `../../on-device/corpus/${sample}.json`);
  const { tool: slug, values } = JSON.parse(readFileSync(file, 'utf8')) as { tool: string; values: Record<string, string> };
  const tool = await loadTool(slug);
  if (!tool) throw new Error(`No tool ${slug}`);
  const text = `${section}\n${items.join('\n\n')}`;
  const lines = linesIn(text);
  const touched = new Set(checkAgainst(text, { ...values, ...options }, tool).foreign.map(({ line }) => line));
  return items.filter((item) => {
    const start = text.indexOf(item);
    return lines.some((line, at) => touched.has(at) && line.start >= start && line.end <= start + item.length);
  });
}

describe('The check of items', () => {
  it('flags at least nine of ten inventions and at most one true item in fifty', async () => {
    const counts = { said: 0, invented: 0, wronglyFlagged: [] as string[], missed: [] as string[] };
    for (const set of SETS) {
      const found = await flaggedOf(set, set.invented);
      counts.said += set.said.length;
      counts.invented += set.invented.length;
      counts.wronglyFlagged.push(...(await flaggedOf(set, set.said)));
      counts.missed.push(...set.invented.filter((item) => !found.includes(item)));
    }
    expect(counts.said + counts.invented).toBeGreaterThanOrEqual(100);
    expect(counts.wronglyFlagged.length / counts.said, counts.wronglyFlagged.join('\n')).toBeLessThanOrEqual(0.02);
    expect(counts.missed.length / counts.invented, counts.missed.join('\n')).toBeLessThanOrEqual(0.1);
  });
});
