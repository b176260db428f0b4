import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FIRST =
  'Amber Brisk Candid Deep Early Fluent Gentle Honest Inner Joint Keen Lucid Modern Nimble Open Plain Quick Rapid Steady Timely'.split(' ');
const SECOND =
  'Algebra Biology Campus Debate Essay Formula Grammar History Idiom Journal Kinetics Lexicon Mapping Novel Optics Physics Quiz Reading Syntax Thesis Unit Verse Window Yearbook Zoology'.split(
    ' ',
  );
const LAST = ['Checker', 'Planner'];
const VERBS = 'Compare Collect Explain Measure Outline Practise Rank Review Sort Trace'.split(' ');
const CATEGORIES = ['writing', 'study', 'career'];
// The new tools come after the existing ones, whose positions stay the same.
const FIRST_PLACE = 101;

/** Writes definitions of tools with unlike names and descriptions into a folder, each as `npm run new-tool` would; at most 1,000. */
export function writeTools(folder: string, count: number): void {
  const template = join(folder, 'new-tool-template.tool.ts');
  execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/new-tool.ts'), 'new-tool-template', folder]);
  const source = readFileSync(template, 'utf8');
  rmSync(template);
  for (let index = 0; index < count; index += 1) {
    const words = [
      FIRST[index % FIRST.length],
      SECOND[Math.floor(index / FIRST.length) % SECOND.length],
      LAST[Math.floor(index / 500)],
    ] as [string, string, string];
    const slug = words.join('-').toLowerCase();
    const [first, ...rest] = words;
    const description = `${VERBS[(index * 7) % VERBS.length]} ${words[1].toLowerCase()} ${index % 9} ways, ${first.toLowerCase()} and in order.`;
    writeFileSync(
      join(folder, `${slug}.tool.ts`),
      source
        .replaceAll('new-tool-template', slug)
        .replaceAll('newToolTemplate', first.toLowerCase() + rest.join(''))
        .replaceAll('New Tool Template', words.join(' '))
        .replaceAll('New_Tool_Template', words.join('_'))
        .replace('Say in one sentence what a student gets.', description)
        .replace(/category: '\w+'/, `category: '${CATEGORIES[index % CATEGORIES.length]}'`)
        .replace(/order: \d+/, `order: ${FIRST_PLACE + index}`),
    );
  }
}
