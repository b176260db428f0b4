/** `npm run new-tool <slug>`: writes one definition file, complete enough to run, and edits nothing else. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TOOLS = 'packages/tool-defs/src/tools';

// The second argument is for tests of this script.
const [slug = '', folder = join(ROOT, TOOLS)] = process.argv.slice(2);

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The position after the last tool of a category. Positions count from 1 in each category. */
function nextPlace(category: string): number {
  const definitions = readdirSync(folder)
    .filter((name) => name.endsWith('.tool.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((source) => source.includes(`category: '${category}'`));
  return Math.max(0, ...definitions.map((source) => Number(/\border: (\d+)/.exec(source)?.[1] ?? 0))) + 1;
}

/** Formats the source with Biome, because the line breaks depend on the length of the name. */
function formatted(source: string): string {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const words = [biome, 'format', `--stdin-file-path=${TOOLS}/${slug}.tool.ts`];
  return execFileSync(process.execPath, words, { cwd: ROOT, input: source, encoding: 'utf8' });
}

if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug))
  stop('Give the tool a slug of lower-case words joined by hyphens: npm run new-tool reading-log');
const file = join(folder, `${slug}.tool.ts`);
if (existsSync(file)) stop(`${file} is already there. Choose another slug.`);

const words = slug.split('-');
const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
const counter = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
const underscored = name.replaceAll(' ', '_');

const definition = `import { defineTool } from '@marginalia/engine';

export default defineTool({
  slug: '${slug}',
  name: '${name}',
  description: 'Say in one sentence what a student gets.',
  icon: 'lightbulb',
  category: 'study',
  order: ${nextPlace('study')},
  counter: '${counter}',
  // Words that a student might search for and that stand in neither name nor description.
  keywords: ['notes', 'revision'],

  input: {
    type: 'object',
    required: ['title', 'content'],
    properties: {
      title: { type: 'string', title: 'Title', maxLength: 2000, ui: { placeholder: 'Chapter 3: Tides' } },
      content: {
        type: 'string',
        title: 'Your material',
        description: 'Paste notes or a text.',
        maxLength: 500_000,
        ui: { rows: 12, wordCount: true, material: true, placeholder: 'Tides are the regular rise and fall of the sea. The moon causes most of it.' },
      },
      exam: { type: 'boolean', title: 'I have an exam on it' },
      day: { type: 'string', title: 'Day of the exam', format: 'date', ui: { when: 'exam', half: true } },
      hours: {
        type: 'number',
        title: 'Hours left',
        minimum: 0.5,
        ui: { when: 'exam', half: true, unit: 'hours', errors: { unfit: 'Write hours as a number, such as 2.5' } },
      },
    },
  },

  examples: [
    {
      name: 'Notes on tides',
      values: {
        title: 'Chapter 3: Tides',
        content: [
          'Tides are the regular rise and fall of the sea. The moon causes most of the tide, because its pull is stronger on the near side of the earth.',
          'A spring tide is a tide with a large range. It happens when sun, moon and earth stand in one line.',
          'A neap tide is a tide with a small range. An ebb is the flow of water away from the coast.',
          'The range of a tide is the difference between high and low water. The longest ranges are in narrow bays, where the water has no room to spread.',
        ].join('\\n'),
        exam: true,
        day: '2026-12-14',
        hours: 2.5,
      },
    },
  ],

  request: {
    contentType: '${name}',
    tone: 'clear and educational',
    audience: 'Students',
    role: 'a tutor who explains what students read',
    task: 'Help a student to understand the material.',
    prompt: [
      { block: 'title', label: 'Title' },
      { block: 'content', label: 'Material' },
      'Exam: {exam|no}. Its day: {day|not known}. Hours left: {hours|not known}.',
    ],
  },

  outline: [
    {
      title: 'In Short',
      essential: true,
      length: { words: [80, 150] },
      brief: 'What the material says, in a few plain sentences.',
      onDevice: { skill: 'summary', with: { from: 'content', sentences: 5 } },
    },
    {
      title: 'Key Terms',
      length: { items: [5, 12], of: 'term' },
      brief: 'Each term with its meaning in the material.',
      holds: { kind: 'term', views: ['cards'] },
      onDevice: { skill: 'terms', with: { from: 'content', max: 12 } },
    },
    {
      title: 'Next Steps',
      brief: 'what to do with the material.',
      holds: { kind: 'task', views: ['checklist'] },
      // Tasks of your own. {title} stands for a field of the form; a line with a blank field is left out.
      onDevice: {
        skill: 'checklist',
        with: { groups: [{ heading: 'Next', items: ['Say “{title}” in your own words.', 'Look at it again on {day}.'] }] },
      },
    },
  ],

  screen: {
    heading: '${name} details',
    button: 'Create ${name}',
    busy: 'Creating ${name}...',
    empty: { title: 'Nothing generated yet', text: 'Add a title and your material.' },
    badges: ['${name} Ready'],
    invalid: 'Please provide a title and your material',
    success: 'Your ${name.toLowerCase()} has been generated',
    failure: 'Failed to generate ${name.toLowerCase()}. Please try again.',
    noun: '${name}',
  },

  output: {
    file: '{title}_${underscored}',
    formats: ['text'],
    height: 600,
    save: { store: 'saved_content', type: '${name}', title: '{title} - ${name}' },
  },
});
`;

writeFileSync(file, formatted(definition));
process.stdout.write(`Wrote ${file}
Open http://localhost:4173/tools/${slug} while \`npm run dev\` runs, then read docs/add-a-tool.md.
\`npm run check-tool ${slug}\` says what is wrong when you have changed it.
`);
