import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, textOf } from '@marginalia/on-device';
import type { Measure } from '../measure.ts';
import { runDevice } from '../run-device.ts';

/** The fewest words of a text from which a summary is expected. */
const FEWEST_WORDS = 80;
const FEWEST_LINES = 4;

/**
 * Measures how well the device reads texts in other languages. The folder `languages` has texts named by their language: `es.celula.txt`.
 * A sentence of the summary is whole if it ends where a sentence of the text ends.
 */
const measure: Measure = {
  name: 'languages',
  async figures(folder) {
    const path = join(folder, 'languages');
    const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.txt')) : [];
    let known = 0;
    let summarized = 0;
    let expected = 0;
    let sentences = 0;
    let whole = 0;
    for (const file of files.sort()) {
      const content = readFileSync(join(path, file), 'utf8').trim();
      if ((await languageOf(content)).code === file.split('.')[0]) known += 1;
      const { sections } = await runDevice('lecture-debrief', { title: 'A lecture', content });
      const lines = (sections.find(({ section }) => section.title === 'Summary')?.lines ?? [])
        .map(textOf)
        .filter((line) => line.startsWith('- '));
      sentences += lines.length;
      whole += lines.filter((line) => /[.!?।…]["'”’»)]*$/.test(line)).length;
      if (content.split(/\s+/).length < FEWEST_WORDS) continue;
      expected += 1;
      if (lines.length >= FEWEST_LINES) summarized += 1;
    }
    if (files.length === 0) return [];
    return [
      { name: 'languages told right', value: known / files.length, bar: 1, good: 'at least', of: files.length, floor: 1 },
      {
        name: `texts with ${FEWEST_LINES} lines of summary or more`,
        value: summarized / Math.max(1, expected),
        bar: 1,
        good: 'at least',
        of: expected,
        floor: 1,
      },
      {
        name: 'lines of summaries that are whole sentences',
        value: whole / Math.max(1, sentences),
        bar: 0.95,
        good: 'at least',
        of: sentences,
        floor: 0.95,
      },
    ];
  },
};

export default measure;
